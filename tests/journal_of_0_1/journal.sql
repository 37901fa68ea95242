PRAGMA application_id = 1514751815;
BEGIN TRANSACTION;
CREATE TABLE chat (
    number       INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    person       TEXT NOT NULL,
    name         TEXT NOT NULL,
    text         TEXT NOT NULL,
    at           REAL NOT NULL,
    seat         INTEGER
, channel TEXT NOT NULL DEFAULT 'table');
CREATE TABLE finished (
    match       INTEGER PRIMARY KEY,
    code        TEXT NOT NULL,
    game        TEXT NOT NULL,
    names       TEXT NOT NULL,
    people      TEXT NOT NULL,
    private     INTEGER NOT NULL,
    ended       REAL NOT NULL,
    listed_from REAL NOT NULL,
    result      TEXT NOT NULL,
    record      TEXT NOT NULL
);
INSERT INTO "finished" VALUES(4,'NABU-29','babel','["Anna","Belit"]','["p1","p2"]',0,1.79537574468479108804e+09,1.79537574468479108804e+09,'{"ending":"last_temple_card","standings":[{"seat":0,"rank":1,"score":10,"tie_break":0,"levels":[0,2,3,3,2]},{"seat":1,"rank":2,"score":2,"tie_break":1,"levels":[0,0,0,1,1]}]}','{"format":1,"game":"babel","seats":2,"seed":1678424646329734,"options":{"first":"random"},"steps":[{"seat":1,"action":{"type":"move","card":"S"}},{"seat":1,"action":{"type":"move","card":"A"}},{"seat":1,"action":{"type":"move","card":"S"}},{"seat":1,"action":{"type":"settle","card":"M"}},{"seat":1,"action":{"type":"settle","card":"S"}},{"seat":1,"action":{"type":"build","source":"start"}},{"seat":1,"action":{"type":"move","card":"M"}},{"seat":1,"action":{"type":"settle","card":"A"}},{"seat":1,"action":{"type":"settle","card":"H"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"move","card":"H"}},{"seat":0,"action":{"type":"move","card":"M"}},{"seat":0,"action":{"type":"move","card":"P"}},{"seat":0,"action":{"type":"settle","card":"P"}},{"seat":0,"action":{"type":"move","card":"S"}},{"seat":0,"action":{"type":"settle","card":"S"}},{"seat":0,"action":{"type":"build","source":"start"}},{"seat":0,"action":{"type":"settle","card":"S"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"move","card":"P"}},{"seat":1,"action":{"type":"settle","card":"M"}},{"seat":1,"action":{"type":"settle","card":"A"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"settle","card":"S"}},{"seat":0,"action":{"type":"move","card":"M"}},{"seat":0,"action":{"type":"move","card":"H"}},{"seat":0,"action":{"type":"migrate","from_site":"S","to_site":"P"}},{"seat":0,"action":{"type":"settle","card":"P"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"settle","card":"S"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"settle","card":"P"}},{"seat":0,"action":{"type":"migrate","from_site":"P","to_site":"M"}},{"seat":0,"action":{"type":"build","source":"opponent"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"build","source":"opponent"}},{"seat":1,"action":{"type":"move","card":"A"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"migrate","from_site":"M","to_site":"S"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"move","card":"H"}},{"seat":1,"action":{"type":"settle","card":"S"}},{"seat":1,"action":{"type":"move","card":"M"}},{"seat":1,"action":{"type":"build","source":"opponent"}},{"seat":1,"action":{"type":"move","card":"P"}},{"seat":1,"action":{"type":"move","card":"H"}},{"seat":1,"action":{"type":"migrate","from_site":"P","to_site":"A"}},{"seat":1,"action":{"type":"move","card":"S"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"move","card":"M"}},{"seat":0,"action":{"type":"migrate","from_site":"S","to_site":"H"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"migrate","from_site":"A","to_site":"S"}},{"seat":1,"action":{"type":"move","card":"A"}},{"seat":1,"action":{"type":"settle","card":"A"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"halve","position":2}},{"seat":1,"action":{"type":"discard","cards":"M"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"migrate","from_site":"H","to_site":"S"}},{"seat":0,"action":{"type":"move","card":"H"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"migrate","from_site":"S","to_site":"P"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"move","card":"M"}},{"seat":1,"action":{"type":"move","card":"H"}},{"seat":1,"action":{"type":"settle","card":"M"}},{"seat":1,"action":{"type":"settle","card":"H"}},{"seat":1,"action":{"type":"migrate","from_site":"H","to_site":"S"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"migrate","from_site":"H","to_site":"P"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"settle","card":"S"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"migrate","from_site":"P","to_site":"M"}},{"seat":1,"action":{"type":"move","card":"S"}},{"seat":1,"action":{"type":"settle","card":"P"}},{"seat":1,"action":{"type":"move","card":"P"}},{"seat":1,"action":{"type":"move","card":"H"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"migrate","from_site":"M","to_site":"A"}},{"seat":0,"action":{"type":"move","card":"S"}},{"seat":0,"action":{"type":"desertion","position":0}},{"seat":0,"action":{"type":"settle","card":"H"}},{"seat":0,"action":{"type":"settle","card":"P"}},{"seat":0,"action":{"type":"settle","card":"P"}},{"seat":0,"action":{"type":"build","source":"opponent"}},{"seat":0,"action":{"type":"settle","card":"P"}},{"seat":0,"action":{"type":"move","card":"M"}},{"seat":0,"action":{"type":"settle","card":"H"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"migrate","from_site":"S","to_site":"M"}},{"seat":1,"action":{"type":"move","card":"P"}},{"seat":1,"action":{"type":"move","card":"S"}},{"seat":1,"action":{"type":"settle","card":"P"}},{"seat":1,"action":{"type":"move","card":"M"}},{"seat":1,"action":{"type":"move","card":"S"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"migrate","from_site":"S","to_site":"P"}},{"seat":0,"action":{"type":"settle","card":"M"}},{"seat":0,"action":{"type":"settle","card":"A"}},{"seat":0,"action":{"type":"move","card":"H"}},{"seat":0,"action":{"type":"settle","card":"H"}},{"seat":0,"action":{"type":"move","card":"A"}},{"seat":0,"action":{"type":"move","card":"H"}},{"seat":0,"action":{"type":"build","source":"own"}},{"seat":0,"action":{"type":"move","card":"M"}},{"seat":0,"action":{"type":"build","source":"opponent"}},{"seat":0,"action":{"type":"end_actions"}},{"seat":1,"action":{"type":"migrate","from_site":"M","to_site":"H"}},{"seat":1,"action":{"type":"settle","card":"M"}},{"seat":1,"action":{"type":"end_actions"}},{"seat":0,"action":{"type":"build","source":"opponent"}},{"seat":0,"action":{"type":"migrate","from_site":"A","to_site":"M"}},{"seat":0,"action":{"type":"settle","card":"H"}},{"seat":0,"action":{"type":"halve","position":2}},{"seat":1,"action":{"type":"discard","cards":"S"}},{"seat":0,"action":{"type":"build","source":"opponent"}},{"seat":0,"action":{"type":"destroy","position":3}},{"seat":0,"action":{"type":"move","card":"P"}},{"seat":0,"action":{"type":"build","source":"own"}},{"seat":0,"action":{"type":"progress","position":1,"source":"opponent"}},{"seat":0,"action":{"type":"settle","card":"M"}},{"seat":0,"action":{"type":"end_actions"}}],"digest":"cd33113e82af03ba1fd9505078a9f62af779f23bbb7dd29fd4f785be0acc6c65","names":["Anna","Belit"]}');
CREATE TABLE matches (
    number       INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    game         TEXT NOT NULL,
    seats        INTEGER NOT NULL,
    seed         TEXT NOT NULL,
    options      TEXT NOT NULL,
    names        TEXT NOT NULL,
    started      TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    result       TEXT
, clocks TEXT);
INSERT INTO "matches" VALUES(1,1,'ur',2,'6352737200560860','{"lone_fields_wither":true,"max_rounds":null}','["Anna","Belit"]','2026-01-01 00:00:00',NULL,'{"left":[],"bank":[120000,120000],"paused_by":null}');
INSERT INTO "matches" VALUES(2,2,'babel',2,'4897686683210526','{"first":"random"}','["Anna","Belit"]','2026-01-01 00:00:00',NULL,'{"left":[],"bank":[120000,120000],"paused_by":null}');
INSERT INTO "matches" VALUES(4,4,'babel',2,'1678424646329734','{"first":"random"}','["Anna","Belit"]','2026-01-01 00:00:00','{"ending":"last_temple_card","standings":[{"seat":0,"rank":1,"score":10,"tie_break":0,"levels":[0,2,3,3,2]},{"seat":1,"rank":2,"score":2,"tie_break":1,"levels":[0,0,0,1,1]}]}','{"left":[],"bank":[120000,120000],"paused_by":null}');
CREATE TABLE migrations (version INTEGER PRIMARY KEY, applied TEXT DEFAULT CURRENT_TIMESTAMP);
INSERT INTO "migrations" VALUES(1,'2026-01-01 00:00:00');
INSERT INTO "migrations" VALUES(2,'2026-01-01 00:00:00');
INSERT INTO "migrations" VALUES(3,'2026-01-01 00:00:00');
INSERT INTO "migrations" VALUES(4,'2026-01-01 00:00:00');
INSERT INTO "migrations" VALUES(5,'2026-01-01 00:00:00');
INSERT INTO "migrations" VALUES(6,'2026-01-01 00:00:00');
CREATE TABLE people (
    number INTEGER PRIMARY KEY,
    id     TEXT NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    bot    INTEGER NOT NULL,
    digest BLOB NOT NULL UNIQUE
);
INSERT INTO "people" VALUES(1,'p1','Anna',0,X'BF3B0E1B074BAB01CCD271152CE907A0B36CA5683A148B2515784DEA429CEB00');
INSERT INTO "people" VALUES(2,'p2','Belit',0,X'E95936440D39B753E412B80C004F13087896A493E98294E5955BF75B12AEECAE');
CREATE TABLE steps (
    match    INTEGER NOT NULL REFERENCES matches (number),
    revision INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT, agreed TEXT,
    PRIMARY KEY (match, revision)
) WITHOUT ROWID;
INSERT INTO "steps" VALUES(1,1,1,'{"type":"place","square":10}',NULL);
INSERT INTO "steps" VALUES(1,2,0,'{"type":"place","square":4}',NULL);
INSERT INTO "steps" VALUES(1,3,1,'{"type":"place","square":15}',NULL);
INSERT INTO "steps" VALUES(1,4,0,'{"type":"place","square":9}',NULL);
INSERT INTO "steps" VALUES(1,5,1,'{"type":"place","square":5}',NULL);
INSERT INTO "steps" VALUES(1,6,0,'{"type":"place","square":3}',NULL);
INSERT INTO "steps" VALUES(1,7,1,'{"type":"swap","square":22,"face":"W"}',NULL);
INSERT INTO "steps" VALUES(1,8,0,'{"type":"swap","square":2,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,9,1,'{"type":"swap","square":12,"face":"P"}',NULL);
INSERT INTO "steps" VALUES(1,10,0,'{"type":"swap","square":12,"face":"C"}',NULL);
INSERT INTO "steps" VALUES(1,11,1,'{"type":"place","square":0}',NULL);
INSERT INTO "steps" VALUES(1,12,1,'{"type":"swap","square":null,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,13,0,'{"type":"politics","cubes":[[3,1],[9,2]]}',NULL);
INSERT INTO "steps" VALUES(1,14,0,'{"type":"agriculture","sown":[]}',NULL);
INSERT INTO "steps" VALUES(1,15,0,'{"type":"swap","square":3,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,16,1,'{"type":"swap","square":13,"face":"C"}',NULL);
INSERT INTO "steps" VALUES(1,17,0,'{"type":"swap","square":2,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,18,1,'{"type":"place","square":6}',NULL);
INSERT INTO "steps" VALUES(1,19,1,'{"type":"swap","square":13,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,20,0,'{"type":"place","square":7}',NULL);
INSERT INTO "steps" VALUES(1,21,0,'{"type":"swap","square":22,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,22,1,'{"type":"place","square":3}',NULL);
INSERT INTO "steps" VALUES(1,23,1,'{"type":"swap","square":11,"face":"P"}',NULL);
INSERT INTO "steps" VALUES(1,24,0,'{"type":"place","square":20}',NULL);
INSERT INTO "steps" VALUES(1,25,0,'{"type":"swap","square":2,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,26,1,'{"type":"swap","square":13,"face":"C"}',NULL);
INSERT INTO "steps" VALUES(1,27,0,'{"type":"swap","square":11,"face":"P"}',NULL);
INSERT INTO "steps" VALUES(1,28,1,'{"type":"politics","cubes":[[0,2],[3,1],[5,1],[6,1],[10,1]]}',NULL);
INSERT INTO "steps" VALUES(1,29,1,'{"type":"place","square":6}',NULL);
INSERT INTO "steps" VALUES(1,30,1,'{"type":"swap","square":14,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,31,0,'{"type":"place","square":20}',NULL);
INSERT INTO "steps" VALUES(1,32,0,'{"type":"swap","square":19,"face":"C"}',NULL);
INSERT INTO "steps" VALUES(1,33,1,'{"type":"swap","square":null,"face":"C"}',NULL);
INSERT INTO "steps" VALUES(1,34,0,'{"type":"place","square":12}',NULL);
INSERT INTO "steps" VALUES(1,35,0,'{"type":"swap","square":18,"face":"W"}',NULL);
INSERT INTO "steps" VALUES(1,36,1,'{"type":"attack","attacker":6,"target":11,"moved":2}',NULL);
INSERT INTO "steps" VALUES(1,37,1,'{"type":"attack","attacker":11,"target":6,"moved":1}',NULL);
INSERT INTO "steps" VALUES(1,38,1,'{"type":"swap","square":24,"face":"W"}',NULL);
INSERT INTO "steps" VALUES(1,39,0,'{"type":"place","square":8}',NULL);
INSERT INTO "steps" VALUES(1,40,0,'{"type":"swap","square":19,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,41,1,'{"type":"politics","cubes":[[0,2],[3,2],[5,1],[10,1],[11,1]]}',NULL);
INSERT INTO "steps" VALUES(1,42,1,'{"type":"swap","square":24,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,43,0,'{"type":"politics","cubes":[[8,2],[9,1],[12,1],[20,2]]}',NULL);
INSERT INTO "steps" VALUES(1,44,0,'{"type":"swap","square":2,"face":"P"}',NULL);
INSERT INTO "steps" VALUES(1,45,1,'{"type":"swap","square":7,"face":"W"}',NULL);
INSERT INTO "steps" VALUES(1,46,0,'{"type":"swap","square":13,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,47,1,'{"type":"swap","square":16,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,48,0,'{"type":"place","square":16}',NULL);
INSERT INTO "steps" VALUES(1,49,0,'{"type":"swap","square":21,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,50,1,'{"type":"place","square":2}',NULL);
INSERT INTO "steps" VALUES(1,51,1,'{"type":"swap","square":18,"face":"C"}',NULL);
INSERT INTO "steps" VALUES(1,52,0,'{"type":"swap","square":22,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,53,1,'{"type":"place","square":10}',NULL);
INSERT INTO "steps" VALUES(1,54,1,'{"type":"swap","square":24,"face":"W"}',NULL);
INSERT INTO "steps" VALUES(1,55,0,'{"type":"place","square":16}',NULL);
INSERT INTO "steps" VALUES(1,56,0,'{"type":"swap","square":6,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,57,1,'{"type":"swap","square":13,"face":"A"}',NULL);
INSERT INTO "steps" VALUES(1,58,0,'{"type":"swap","square":24,"face":"P"}',NULL);
INSERT INTO "steps" VALUES(1,59,1,'{"type":"swap","square":4,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,60,0,'{"type":"swap","square":22,"face":"T"}',NULL);
INSERT INTO "steps" VALUES(1,61,1,'{"type":"culture"}',NULL);
INSERT INTO "steps" VALUES(2,1,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(2,2,1,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(2,3,1,'{"type":"build","source":"start"}',NULL);
INSERT INTO "steps" VALUES(2,4,1,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(2,5,1,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(2,6,1,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(2,7,1,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(2,8,1,'{"type":"migrate","from_site":"S","to_site":"P"}',NULL);
INSERT INTO "steps" VALUES(2,9,1,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(2,10,1,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(2,11,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(2,12,0,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(2,13,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(2,14,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(2,15,0,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(2,16,0,'{"type":"build","source":"start"}',NULL);
INSERT INTO "steps" VALUES(2,17,0,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(2,18,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(2,19,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(2,20,1,'{"type":"migrate","from_site":"P","to_site":"A"}',NULL);
INSERT INTO "steps" VALUES(2,21,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(2,22,1,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(2,23,1,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(2,24,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(2,25,0,'{"type":"build","source":"own"}',NULL);
INSERT INTO "steps" VALUES(2,26,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(2,27,0,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(2,28,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(2,29,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(2,30,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(2,31,1,'{"type":"migrate","from_site":"A","to_site":"H"}',NULL);
INSERT INTO "steps" VALUES(2,32,1,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(2,33,1,'{"type":"build","source":"own"}',NULL);
INSERT INTO "steps" VALUES(2,34,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(2,35,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(2,36,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(2,37,0,'{"type":"migrate","from_site":"A","to_site":"H"}',NULL);
INSERT INTO "steps" VALUES(2,38,0,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(2,39,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(2,40,1,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,1,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,2,1,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,3,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,4,1,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,5,1,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,6,1,'{"type":"build","source":"start"}',NULL);
INSERT INTO "steps" VALUES(4,7,1,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,8,1,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,9,1,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,10,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,11,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,12,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,13,0,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,14,0,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,15,0,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,16,0,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,17,0,'{"type":"build","source":"start"}',NULL);
INSERT INTO "steps" VALUES(4,18,0,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,19,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,20,1,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,21,1,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,22,1,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,23,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,24,0,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,25,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,26,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,27,0,'{"type":"migrate","from_site":"S","to_site":"P"}',NULL);
INSERT INTO "steps" VALUES(4,28,0,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,29,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,30,1,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,31,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,32,0,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,33,0,'{"type":"migrate","from_site":"P","to_site":"M"}',NULL);
INSERT INTO "steps" VALUES(4,34,0,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,35,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,36,1,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,37,1,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,38,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,39,0,'{"type":"migrate","from_site":"M","to_site":"S"}',NULL);
INSERT INTO "steps" VALUES(4,40,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,41,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,42,1,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,43,1,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,44,1,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,45,1,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,46,1,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,47,1,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,48,1,'{"type":"migrate","from_site":"P","to_site":"A"}',NULL);
INSERT INTO "steps" VALUES(4,49,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,50,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,51,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,52,0,'{"type":"migrate","from_site":"S","to_site":"H"}',NULL);
INSERT INTO "steps" VALUES(4,53,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,54,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,55,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,56,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,57,1,'{"type":"migrate","from_site":"A","to_site":"S"}',NULL);
INSERT INTO "steps" VALUES(4,58,1,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,59,1,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,60,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,61,0,'{"type":"halve","position":2}',NULL);
INSERT INTO "steps" VALUES(4,62,1,'{"type":"discard","cards":"M"}',NULL);
INSERT INTO "steps" VALUES(4,63,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,64,0,'{"type":"migrate","from_site":"H","to_site":"S"}',NULL);
INSERT INTO "steps" VALUES(4,65,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,66,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,67,1,'{"type":"migrate","from_site":"S","to_site":"P"}',NULL);
INSERT INTO "steps" VALUES(4,68,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,69,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,70,1,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,71,1,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,72,1,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,73,1,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,74,1,'{"type":"migrate","from_site":"H","to_site":"S"}',NULL);
INSERT INTO "steps" VALUES(4,75,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,76,0,'{"type":"migrate","from_site":"H","to_site":"P"}',NULL);
INSERT INTO "steps" VALUES(4,77,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,78,0,'{"type":"settle","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,79,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,80,1,'{"type":"migrate","from_site":"P","to_site":"M"}',NULL);
INSERT INTO "steps" VALUES(4,81,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,82,1,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,83,1,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,84,1,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,85,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,86,0,'{"type":"migrate","from_site":"M","to_site":"A"}',NULL);
INSERT INTO "steps" VALUES(4,87,0,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,88,0,'{"type":"desertion","position":0}',NULL);
INSERT INTO "steps" VALUES(4,89,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,90,0,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,91,0,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,92,0,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,93,0,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,94,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,95,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,96,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,97,1,'{"type":"migrate","from_site":"S","to_site":"M"}',NULL);
INSERT INTO "steps" VALUES(4,98,1,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,99,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,100,1,'{"type":"settle","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,101,1,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,102,1,'{"type":"move","card":"S"}',NULL);
INSERT INTO "steps" VALUES(4,103,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,104,0,'{"type":"migrate","from_site":"S","to_site":"P"}',NULL);
INSERT INTO "steps" VALUES(4,105,0,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,106,0,'{"type":"settle","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,107,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,108,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,109,0,'{"type":"move","card":"A"}',NULL);
INSERT INTO "steps" VALUES(4,110,0,'{"type":"move","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,111,0,'{"type":"build","source":"own"}',NULL);
INSERT INTO "steps" VALUES(4,112,0,'{"type":"move","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,113,0,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,114,0,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,115,1,'{"type":"migrate","from_site":"M","to_site":"H"}',NULL);
INSERT INTO "steps" VALUES(4,116,1,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,117,1,'{"type":"end_actions"}',NULL);
INSERT INTO "steps" VALUES(4,118,0,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,119,0,'{"type":"migrate","from_site":"A","to_site":"M"}',NULL);
INSERT INTO "steps" VALUES(4,120,0,'{"type":"settle","card":"H"}',NULL);
INSERT INTO "steps" VALUES(4,121,0,'{"type":"halve","position":2}',NULL);
INSERT INTO "steps" VALUES(4,122,1,'{"type":"discard","cards":"S"}',NULL);
INSERT INTO "steps" VALUES(4,123,0,'{"type":"build","source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,124,0,'{"type":"destroy","position":3}',NULL);
INSERT INTO "steps" VALUES(4,125,0,'{"type":"move","card":"P"}',NULL);
INSERT INTO "steps" VALUES(4,126,0,'{"type":"build","source":"own"}',NULL);
INSERT INTO "steps" VALUES(4,127,0,'{"type":"progress","position":1,"source":"opponent"}',NULL);
INSERT INTO "steps" VALUES(4,128,0,'{"type":"settle","card":"M"}',NULL);
INSERT INTO "steps" VALUES(4,129,0,'{"type":"end_actions"}',NULL);
CREATE TABLE tables (
    number  INTEGER PRIMARY KEY,
    code    TEXT NOT NULL,
    open    INTEGER NOT NULL DEFAULT 1,
    name    TEXT NOT NULL,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    lock    BLOB,
    host    TEXT,
    seats   TEXT NOT NULL,
    match   INTEGER REFERENCES matches (number)
, watching TEXT NOT NULL DEFAULT '{}', clock TEXT NOT NULL DEFAULT '{}');
INSERT INTO "tables" VALUES(1,'ESHNUNNA-36',1,'Anna','ur','{"lone_fields_wither":true,"max_rounds":null}',1,NULL,'p1','[{"person":"p1","level":null,"bot_name":null,"guest":null,"one_turn":false},{"person":"p2","level":null,"bot_name":null,"guest":null,"one_turn":false}]',1,'{"delay":{"actions":0,"seconds":0},"watchers_muted":false,"muted":[],"barred":[]}','{"kind":"none","seconds":60,"increment":0,"bank":120,"keeper":null}');
INSERT INTO "tables" VALUES(2,'ETANA-70',1,'Anna','babel','{"first":"random"}',1,NULL,'p1','[{"person":"p1","level":null,"bot_name":null,"guest":null,"one_turn":false},{"person":"p2","level":null,"bot_name":null,"guest":null,"one_turn":false}]',2,'{"delay":{"actions":0,"seconds":0},"watchers_muted":false,"muted":[],"barred":[]}','{"kind":"none","seconds":60,"increment":0,"bank":120,"keeper":null}');
INSERT INTO "tables" VALUES(4,'NABU-29',1,'Anna','babel','{"first":"random"}',1,NULL,'p1','[{"person":"p1","level":null,"bot_name":null,"guest":null,"one_turn":false},{"person":"p2","level":null,"bot_name":null,"guest":null,"one_turn":false}]',4,'{"delay":{"actions":0,"seconds":0},"watchers_muted":false,"muted":[],"barred":[]}','{"kind":"none","seconds":60,"increment":0,"bank":120,"keeper":null}');
CREATE TABLE trials (count INTEGER NOT NULL);
INSERT INTO "trials" VALUES(0);
CREATE UNIQUE INDEX open_tables ON tables (code) WHERE open;
CREATE INDEX chat_of_table ON chat (table_number);
CREATE INDEX matches_of_table ON matches (table_number);
COMMIT;
