import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { failOnConsole } from './fail-on-console.ts';
import { queryError } from './query-error.ts';

/* jest-dom's own augmentation is written for an older vitest, whose Assertion has other parameters. */
declare module 'vitest' {
  interface Matchers<R, T> extends matchers.TestingLibraryMatchers<T, R> {}
}
expect.extend(matchers);

/* Setup of screen tests: a console that must stay silent, and what jsdom lacks of a browser. */

failOnConsole();
// A file begins without the cookies of the one before it in the same worker.
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}
// React notes where each element is made, and reads the whole stack to do so: with vitest's 100 frames a tenth of a suite's time.
Error.stackTraceLimit = 10;
// Room for the app's own retry of a failed call, and for screens that load when first shown, on a machine that does other work.
configure({ asyncUtilTimeout: 15_000, getElementError: queryError });
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

window.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
Element.prototype.hasPointerCapture = () => false;
