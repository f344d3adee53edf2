import { gzipSync } from 'node:zlib';
import { EventBatch } from '@upcurve/contracts/analytics/events';
import { EVENTS_MAX } from '@upcurve/contracts/analytics/visit-limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { count, SEND_AFTER } from './count.ts';
import visitCounter from './visit-counter.ts?script';

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
let listening: AbortController;

/** Opens a page with the counter; its listeners are removed after the test. */
function open(address: string): void {
  history.replaceState(null, '', address);
  // biome-ignore lint/security/noGlobalEval: a browser runs it so.
  globalThis.eval(visitCounter);
}

/** Sets the cookie that the API sets when staff sign in to the admin app. */
function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the API's header does it
  document.cookie = text;
}

const sent = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => EventBatch.parse(JSON.parse(await body.text()))));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(((type: string, listener: EventListener) =>
      add(type, listener, { signal: listening.signal })) as typeof add);
  }
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  setCookie('staff=; Max-Age=0');
});

test('counts a page once, with its campaign and nothing else', async () => {
  open('/pricing?utm_source=news%07letter&utm_content=anna%40clinic.example#x');
  expect(sendBeacon).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  const [batch, ...more] = await sent();
  expect(more).toEqual([]);
  expect(batch?.events).toEqual([{ kind: 'page', path: '/pricing', source: 'newsletter', isEntry: true }]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/events');
});

test('counts a visit only if the page was opened from elsewhere, with its medium and campaign', async () => {
  const address = '/?utm_source=google&utm_medium=cpc&utm_campaign=spring-open-day';
  const page = { kind: 'page', path: '/', source: 'google' };
  const entry = { ...page, isEntry: true, medium: 'cpc', campaign: 'spring-open-day' };
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/');
  const load = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const loadedBy = (type: string) =>
    load.mockReturnValue([{ type } as Partial<PerformanceEntry> as PerformanceEntry]);
  open(address);
  loadedBy('navigate');
  open(address);
  referrer.mockReturnValue(`${location.origin}/pricing`);
  open(address);
  referrer.mockReturnValue('');
  for (const type of ['reload', 'back_forward', 'navigate']) {
    loadedBy(type);
    open(address);
  }
  dispatchEvent(new Event('pagehide'));
  const counted = (await sent()).flatMap(({ events }) => events);
  expect(counted).toEqual([entry, entry, page, page, page, entry]);
});

test('sends events of the app too, each batch within the limit and with its own id', async () => {
  open('/');
  for (let i = 0; i < EVENTS_MAX; i++)
    expect(count({ kind: 'form', form: 'Contact', step: 'begun' })).toBe(true);
  vi.advanceTimersByTime(SEND_AFTER);
  const batches = await sent();
  expect(batches.map(({ events }) => events.length)).toEqual([EVENTS_MAX, 1]);
  expect(new Set(batches.map(({ id }) => id)).size).toBe(2);
  vi.advanceTimersByTime(SEND_AFTER);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test.each([
  ['staff', () => setCookie('staff=1')],
  [
    'who has asked not to be counted',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true }),
  ],
])('%s: counts nothing, and count() returns false', (_, prepare) => {
  prepare();
  open('/');
  expect(count({ kind: 'page', path: '/pricing' })).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('stores nothing in the browser', () => {
  open('/?utm_source=google');
  dispatchEvent(new Event('pagehide'));
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

test('is smaller than one kilobyte', () => {
  expect(gzipSync(visitCounter).length).toBeLessThan(1024);
});
