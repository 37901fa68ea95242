/** What a script says to the test that runs it, as one JSON object a line. */

export function say(fact) {
    console.log(JSON.stringify(fact));
}

/** Say how the match moves on before this page, from the next time on that it calls the server. */
export function listen(page) {
    page.on("websocket", (line) => line.on("framereceived", ({ payload }) => {
        const { type, revision } = JSON.parse(payload);
        if (type === "happened") say({ revision });
    }));
}
