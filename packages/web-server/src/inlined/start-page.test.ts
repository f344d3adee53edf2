// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import startPage from './start-page.ts?script';

const find = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector)!;
const started = () => document.head.querySelector('script[type="module"]')?.textContent;

/** Shows a page as the server sends it, and runs its script. */
function show(body: string): void {
  document.head.innerHTML = '<link rel="deferred-modulepreload" href="/assets/entry.js">';
  document.body.innerHTML = body;
  // biome-ignore lint/security/noGlobalEval: a browser runs it so.
  globalThis.eval(startPage);
}

/** Reports the first paint, which never happens in jsdom. */
let paint: (() => void) | undefined;

beforeEach(() => {
  paint = undefined;
  const observer = { observe: () => {}, disconnect: () => {} };
  vi.stubGlobal(
    'PerformanceObserver',
    vi.fn(function observed(callback: PerformanceObserverCallback) {
      paint = () => callback([] as never, observer as never);
      return observer;
    }),
  );
});

const waiting = '<script type="text/deferred-module">export const started = 1;</script>';
const preloads = () => document.head.querySelectorAll('link[rel=modulepreload]');

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
  'the script is fetched in idle time after load, and starts at the first %s',
  async (sign) => {
    show(waiting);
    dispatchEvent(new Event('load'));
    await vi.waitFor(() =>
      expect(find<HTMLLinkElement>('link[rel=modulepreload]').href).toMatch('/assets/entry.js'),
    );
    expect(started()).toBeUndefined();
    dispatchEvent(new Event(sign));
    dispatchEvent(new Event(sign));
    expect(started()).toBe('export const started = 1;');
    expect(document.head.querySelectorAll('script[type="module"]')).toHaveLength(1);
    expect(preloads()).toHaveLength(1);
  },
);

test('a visitor who is there before load does not wait for it', () => {
  show(waiting);
  dispatchEvent(new Event('scroll'));
  expect(started()).toBe('export const started = 1;');
  expect(preloads()).toHaveLength(1);
});

test.each([
  ['a page whose first tap needs it', '<script data-at-load></script>', ''],
  ['a page opened with a fragment', '', '#story-1'],
])('the script of %s starts in idle time after load', async (_page, mark, fragment) => {
  history.replaceState(null, '', location.pathname + fragment);
  show(waiting + mark);
  history.replaceState(null, '', location.pathname);
  expect(started()).toBeUndefined();
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(started()).toBe('export const started = 1;'));
});

describe('fonts', () => {
  const late =
    '<link rel="late-preload" as="font" href="/a.woff2"><style data-late media="print">h1 { color: red }</style>';
  const media = () => find<HTMLStyleElement>('style').media;
  const preload = () => document.head.querySelector('link[rel=preload][as=font]');

  test.each(['load', 'error'])(
    'are fetched once the page has been painted and applied at their %s event',
    async (end) => {
      show(late);
      expect(preload()).toBeNull();
      await vi.waitFor(() => expect(paint).toBeDefined());
      expect(preload()).toBeNull();
      paint?.();
      expect(preload()).not.toBeNull();
      expect(media()).toBe('print');
      preload()?.dispatchEvent(new Event(end));
      await vi.waitFor(() => expect(media()).toBe('all'));
    },
  );

  test('apply at once for visitors from another page of the site', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/pricing`);
    show(late);
    expect(media()).toBe('all');
  });
});
