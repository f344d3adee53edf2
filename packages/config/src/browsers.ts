/**
 * The targets of builds for scripts and styles. They are slightly older than the browsers that docs/browsers.md
 * promises. This costs nothing and lets us test with the oldest WebKit we have.
 */
export const BUILD_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari16.0', 'ios16.0'];
