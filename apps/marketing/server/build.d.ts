/* The output of `react-router build`, which does not exist until the first build. */
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
