import {
  fetchDelay,
  hydratedEvent,
  lateRel,
  lateStyle,
  touchOnlyMark,
  waitingRel,
  waitingType,
} from '../page/deferred-names.ts';

/*
 * Starts a deferred page: when the visitor first points, types, scrolls, moves the focus or puts the tab aside, and at once where
 * the address is one that script alone answers; else in idle time after `load`. Where it waits for a touch alone that time serves to
 * fetch the script, where the line allows, and nothing runs before the touch. Until the app says that it is hydrated:
 * - clicks on what only script brings to life, ticks included, and the sending of forms are held back and repeated
 *   in their order afterwards; an impatient second click on the same thing counts once;
 * - an incomplete form is left to the browser, which shows its errors at once;
 * - text typed into fields stays, and is announced to the app afterwards as if typed then;
 * - `<html>` carries `data-waking`, for a style that says that the click was heard.
 * Fonts are fetched after the first paint, and their style counts once they are all there, so that the page is laid out
 * again only once. Visitors from another page of ours have them already: there the style applies at once.
 *
 * Where the script cannot be loaded or fails as it starts all is released, at the latest after 10 s, so that links and
 * forms work without it.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** On a link that the app answers better than the browser: a plain click on it is held back too, and leads there where the app fails. */
const heldLink = 'data-held';
/** Names the beginning of fragments that the app alone answers: a page opened with one starts at once. */
const wakesAt = 'data-wakes-at';
const waking = 'data-waking';
const wakers = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'visibilitychange'];

/** Elements whose click works without the app; every other click is held back. */
const leftAlone = `a[href]:not([${heldLink}]),button[popovertarget],button[commandfor],select,summary,textarea,audio,video,input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio])`;

const root = document.documentElement;
const isTouchOnly = document.querySelector(`script[${touchOnlyMark}]`) !== null;
const held = new Map<Element, () => void>();
const typed = new Set<Field>();
let isStarted = false;
let isFetched = false;

const all = <Type extends Element>(selector: string) => document.querySelectorAll<Type>(selector);

function idly(task: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in self) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

function make(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

function showFonts(): void {
  for (const style of all<HTMLStyleElement>(`style[${lateStyle}]`)) style.media = 'all';
}

function fetchFonts(): void {
  const fetched = [...all<HTMLLinkElement>(`link[rel=${lateRel}]`)].map(
    (late) =>
      new Promise((done) => {
        document.head.append(
          Object.assign(late.cloneNode(), { rel: 'preload', onload: done, onerror: done }),
        );
      }),
  );
  void Promise.all(fetched).then(showFonts);
}

// Without a preload the modules would come one round after the other.
const preload = document.createElement('link').relList.supports('modulepreload')
  ? { rel: 'modulepreload' }
  : { rel: 'preload', as: 'script', crossOrigin: 'anonymous' };

function fetchScript(fetchPriority = 'auto'): void {
  if (isFetched) return;
  isFetched = true;
  for (const { href } of all<HTMLLinkElement>(`link[rel=${waitingRel}]`))
    make('link', { ...preload, href, fetchPriority });
}

/** Not where the visitor saves data or the line is slow; where the browser does not tell, the line is taken for good. */
function fetchAhead(): void {
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '4g' } = connection;
  if (!saveData && effectiveType === '4g') fetchScript('low');
}

function onFailure(event: Event): void {
  const { filename = location.origin } = event as ErrorEvent;
  if (filename.startsWith(location.origin)) release();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('error', onFailure);
  addEventListener('unhandledrejection', onFailure);
  for (const type of wakers) removeEventListener(type, start, true);
  fetchScript();
  for (const { src, text } of all<HTMLScriptElement>(`script[type="${waitingType}"]`))
    make('script', { type: 'module', onerror: release, ...(src ? { src } : { text }) });
  setTimeout(release, 10_000);
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Returns the element to click again; undefined if the browser handles the click itself, or if it can have no effect
 * yet.
 */
function heldClick(event: MouseEvent): Element | undefined {
  const clicked = event.target as Element;
  const control = clicked.closest('label')?.control;
  const own = hasModifier(event) ? `${leftAlone},a[href]` : leftAlone;
  if (clicked.closest(own) || control?.matches(own)) return;
  // The browser reports missing fields at once; nothing is sent.
  const form = clicked.closest<HTMLButtonElement>('[type=submit]')?.form;
  if (form && !form.noValidate && !form.checkValidity()) {
    start();
    return;
  }
  // Firefox passes no label's click on that script has made.
  return control ?? clicked;
}

function hold(event: Event): void {
  const isClick = event.type === 'click';
  const target = isClick ? heldClick(event as MouseEvent) : (event.target as HTMLFormElement);
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  root.toggleAttribute(waking, true);
  start();
  held.delete(target);
  held.set(target, () => {
    if (isClick) target.dispatchEvent(new MouseEvent('click', event));
    else (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  });
}

const note = ({ target }: Event) => typed.add(target as Field);

function tell(field: Field): void {
  const { value } = field;
  if (!(field instanceof HTMLSelectElement)) {
    const { selectionStart, selectionEnd } = field;
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    // A framework that watches the property must see a change, or it takes the event for an echo.
    field.value = '';
    setter?.call(field, value);
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function release(): void {
  removeEventListener('error', onFailure);
  removeEventListener('unhandledrejection', onFailure);
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  removeEventListener('input', note, true);
  root.removeAttribute(waking);
  for (const field of typed) if (field.isConnected) tell(field);
  for (const [target, repeat] of held) if (target.isConnected) repeat();
  typed.clear();
  held.clear();
}

if (document.referrer.startsWith(`${location.origin}/`)) showFonts();
else
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    fetchFonts();
  }).observe({ type: 'paint', buffered: true });
for (const type of wakers) addEventListener(type, start, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener('input', note, true);
document.addEventListener(hydratedEvent, release, { once: true });
addEventListener('load', () => {
  if (isTouchOnly) setTimeout(idly, fetchDelay, fetchAhead);
  else idly(start);
});
const fragment = document.querySelector(`[${wakesAt}]`)?.getAttribute(wakesAt);
if (fragment && location.hash.startsWith(fragment)) start();
