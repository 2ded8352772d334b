# The whole site in one image: `docker run -p 3000:3000 -v huebook:/data IMAGE` is a site with a database of its own;
# compose.yaml has one of several processes. Any BASE will do that has Node 20.19 or newer, npm and Debian's useradd.
ARG BASE=docker.io/library/node:22.20.0-bookworm-slim

# What is built is the same for every processor, so it is built where the builder is quickest.
FROM --platform=$BUILDPLATFORM ${BASE} AS build
WORKDIR /build
COPY . .
RUN node scripts/build.mjs && find apps/*/dist -name '*.map' -delete

# What the server needs of the registry has parts for one processor and not for another.
FROM ${BASE} AS parts
WORKDIR /parts
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/contract/package.json packages/contract/
COPY packages/illustrator/package.json packages/illustrator/
COPY packages/lineart/package.json packages/lineart/
# Our own packages are in what was built; types and maps are for those who write programs.
RUN npm install --no-save --omit=dev --workspace=@huebook/server --loglevel=error && \
    rm -rf node_modules/@huebook && \
    find node_modules -type f -regex '.*\.\(map\|d\.ts\|d\.mts\|d\.cts\)' -delete

FROM ${BASE}
# With a name: the embedded database asks for that of whoever starts it.
RUN groupadd --gid 10001 huebook && \
    useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin huebook && \
    install --directory --owner=huebook --group=huebook --mode=700 /data
WORKDIR /huebook
COPY LICENSE NOTICE package.json ./
COPY --from=parts /parts/node_modules node_modules
COPY --from=build /build/apps/server/package.json apps/server/
COPY --from=build /build/apps/server/migrations apps/server/migrations
COPY --from=build /build/apps/web/dist apps/web/dist
COPY --from=build /build/apps/server/dist apps/server/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
