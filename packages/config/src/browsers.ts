/**
 * The targets to which builds lower scripts and styles. We promise what is in docs/browsers.md; translating a little further
 * costs nothing, and lets the oldest WebKit at hand show whether it holds.
 */
export const BUILD_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari16.0', 'ios16.0'];
