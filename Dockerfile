# A Ziggurat server, without a screen. See docs/hosting.md, "In a container".
FROM python:3.12 AS build
WORKDIR /source
COPY . .
# Compiled, because bots think three times as fast then: this image, unlike the slim one, has a compiler.
RUN python -m venv /opt/ziggurat && COMPILE_ZIGGURAT=1 /opt/ziggurat/bin/pip install --no-cache-dir '.[server,cluster]'

FROM python:3.12-slim
RUN useradd --system --uid 21842 --home-dir /var/lib/ziggurat --create-home --shell /usr/sbin/nologin ziggurat \
    && chmod 700 /var/lib/ziggurat
COPY --from=build /opt/ziggurat /opt/ziggurat
ENV PATH=/opt/ziggurat/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ZIGGURAT_DATA=/var/lib/ziggurat \
    ZIGGURAT_ADMIN=unix:/tmp/ziggurat-admin.sock \
    ZIGGURAT_LOG_FORMAT=json \
    ZIGGURAT_ANNOUNCE=false
USER ziggurat
VOLUME /var/lib/ziggurat
EXPOSE 21842 21880
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["ziggurat-server", "admin", "health"]
ENTRYPOINT ["ziggurat-server"]
