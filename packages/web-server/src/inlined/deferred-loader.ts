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
 * Starts the scripts of a deferred page when the visitor first points, types, scrolls, moves the focus or switches
 * tabs. Starts at once if the URL's fragment needs the app, otherwise in idle time after `load`. In touch-only mode,
 * idle time only fetches the modules and runs them, if the connection allows, and the page is hydrated at the first
 * interaction. Until the app reports that it is hydrated:
 * - clicks on elements that need the app (including checkboxes) and form submits are held back and repeated later in
 *   order; repeated clicks on one element count once;
 * - an incomplete form is left to the browser, which shows its errors at once;
 * - typed text stays in its fields, and the app gets the input events later;
 * - `<html>` has the attribute `data-waking`, so that styles can acknowledge the click.
 * Fonts are fetched once the whole page has been painted, and applied once all have arrived, so that the page is laid
 * out again only once. Visitors from another page of ours have the fonts cached, so the style applies at once.
 *
 * If the script cannot be loaded or fails at start, everything held back is released, after 10 s at the latest, so that
 * links and forms work without it.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * On a link that the app handles better than the browser: plain clicks on it are held back too. If the app fails, the
 * browser follows the link.
 */
const heldLink = 'data-held';
/** The prefix of fragments that need the app: a page opened with such a fragment starts at once. */
const wakesAt = 'data-wakes-at';
const waking = 'data-waking';
/** In the URL of the module that hydrates the page as soon as it runs. */
const hydratingModule = '/entry.client';
const wakers = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'visibilitychange'];

/** Elements whose clicks work without the app. Every other click is held back. */
const leftAlone = `a[href]:not([${heldLink}]),button[popovertarget],button[commandfor],select,summary,textarea,audio,video,input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio])`;

const root = document.documentElement;
const isTouchOnly = document.querySelector(`script[${touchOnlyMark}]`) !== null;
const held = new Map<Element, () => void>();
const typed = new Set<Field>();
let isStarted = false;
let isFetched = false;

const all = <Type extends Element>(selector: string) => document.querySelectorAll<Type>(selector);

function idly(task: () => void): void {
  // biome-ignore lint/plugin: Safari has no requestIdleCallback, so the condition looks for it.
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

// Without a preload, nested modules would load one level after another.
const preload = document.createElement('link').relList.supports('modulepreload')
  ? { rel: 'modulepreload' }
  : { rel: 'preload', as: 'script', crossOrigin: 'anonymous' };

function fetchScript(fetchPriority = 'auto'): void {
  if (isFetched) return;
  isFetched = true;
  for (const { href } of all<HTMLLinkElement>(`link[rel=${waitingRel}]`))
    make('link', { ...preload, href, fetchPriority });
}

/**
 * Fetches the script and then runs its modules one by one in idle time, except the one that hydrates the page. So at
 * the first interaction only hydration is left. Does nothing if the visitor saves data or is on a slow connection.
 * Without that information, assumes a fast one.
 */
async function fetchAhead(): Promise<void> {
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '4g' } = connection;
  if (saveData || effectiveType !== '4g') return;
  fetchScript('low');
  for (const { href } of all<HTMLLinkElement>(`link[rel=${waitingRel}]`)) {
    if (href.includes(hydratingModule)) continue;
    await new Promise<void>(idly);
    if (isStarted) return;
    await import(href).catch(() => {});
  }
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

/** Returns the element to click later. Undefined if the browser handles the click itself or the form is incomplete. */
function heldClick(event: MouseEvent): Element | undefined {
  const clicked = event.target as Element;
  const control = clicked.closest('label')?.control;
  const own = hasModifier(event) ? `${leftAlone},a[href]` : leftAlone;
  if (clicked.closest(own) || control?.matches(own)) return;
  // The browser reports missing fields at once, so the submit is not held back.
  const form = clicked.closest<HTMLButtonElement>('[type=submit]')?.form;
  if (form && !form.noValidate && !form.checkValidity()) {
    start();
    return;
  }
  // Firefox does not forward scripted clicks on a label, so the control itself is clicked.
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
    // React ignores the event unless the value property has changed.
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
// This script is the page's last element, so the next frame is the first with the whole page. Fonts that are requested
// before that frame is on the screen would delay it. If a part of the page was painted before, the entry is there already.
else
  requestAnimationFrame(() => {
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      fetchFonts();
    }).observe({ type: 'paint', buffered: true });
  });
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
