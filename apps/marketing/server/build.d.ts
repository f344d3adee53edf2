/* What `react-router build` writes; absent until the first build. */
declare module '*/build/server/index.js' {
  const build: import('react-router').ServerBuild;
  export const {
    entry,
    routes,
    assets,
    publicPath,
    assetsBuildDirectory,
    basename,
    future,
    ssr,
    isSpaMode,
    prerender,
    routeDiscovery,
  } = build;
}
