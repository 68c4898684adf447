# syntax=docker/dockerfile:1

# Assembles the root of the image as `npm run image` does. What is in it is listed in scripts/deploy/image/contents.ts.
FROM node:24.21.0-bookworm-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/npm-cache \
    npm ci --cache /npm-cache --no-audit --no-fund \
 && npm run image -- /image

# Node, its libraries, tini and the service; no shell, no package manager.
FROM scratch
COPY --from=build /image/ /
COPY --from=build --chown=65532:65532 /image/data /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
USER 65532:65532
EXPOSE 8080
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --start-interval=1s \
  CMD ["/usr/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--", "/usr/bin/node"]
# A command of the operator: docker run … trellis dist/service/operator.js migrations run
CMD ["dist/service/main.js"]
