import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { failOnConsole } from './fail-on-console.ts';

/* jest-dom's own types target an older vitest, whose Assertion has other type parameters. */
declare module 'vitest' {
  interface Matchers<R, T> extends matchers.TestingLibraryMatchers<T, R> {}
}
expect.extend(matchers);

/* Setup of screen tests: fails on console output and adds browser features that jsdom lacks. */

failOnConsole();
// Removes the cookies of the previous test file in the same worker.
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}
// React captures a stack for each element. With vitest's 100 frames, that takes a tenth of a suite's time.
Error.stackTraceLimit = 10;
configure({
  // Enough for the app's own retry of a failed call and for lazily loaded screens on a busy machine.
  asyncUtilTimeout: 15_000,
  // Without the page, which would be printed at each try of a `findBy`. `screen.debug()` prints it.
  getElementError: (message) => new Error(message?.slice(0, 1500)),
});
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

// The editor scrolls to its caret.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
Element.prototype.hasPointerCapture = () => false;
