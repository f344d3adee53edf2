/** The type under which a page's module script waits. Browsers take a script of an unknown type for data. */
export const waitingType = 'text/deferred-module';
/** The rel under which its preloads wait. */
export const waitingRel = 'deferred-modulepreload';
/** The rel of a font, and the attribute of a style, that wait for the first paint. */
export const lateRel = 'late-preload';
export const lateStyle = 'data-late';
/** The app dispatches it on `document` once it is hydrated; what the visitor did too early is then repeated. */
export const hydratedEvent = 'app:hydrated';

/** On a link that the app answers better than the browser: a plain click on it is held back too, and leads there where the app fails. */
const heldLink = 'data-held';
/** Names the beginning of fragments that the app alone answers: a page opened with one starts at once. */
const wakesAt = 'data-wakes-at';

/** What a click does by itself, without the app; everything else is held back. */
const leftAlone = `a[href]:not([${heldLink}]),button[popovertarget],button[commandfor],select,summary,textarea,audio,video,input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio])`;

const whenIdle = `addEventListener('load', () => {
  if (self.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});`;

/**
 * The script that starts a deferred page: when the visitor first points, types, scrolls, moves the focus or puts the tab
 * aside, else (unless `touchOnly`) in idle time after `load`, and at once where the address is one that script alone answers. Until the app says that it is hydrated:
 * - clicks on what only script brings to life, ticks included, and the sending of forms are held back and repeated
 *   in their order afterwards; an impatient second click on the same thing counts once;
 * - text typed into fields stays, and is announced to the app afterwards as if typed then;
 * - `<html>` carries `data-waking`, for a style that says that the click was heard.
 * Fonts are fetched after the first paint, and their style counts once they are all there, so that the page is laid out
 * anew once. Whoever comes from another page of ours has them: there it counts at once.
 *
 * Where the script cannot be loaded or fails as it starts all is released, at the latest after 10 s, so that links and
 * forms work without it.
 */
export function deferredLoader(touchOnly: boolean): string {
  return `(() => {
const root = document.documentElement, wake = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'visibilitychange'];
const leftAlone = '${leftAlone}';
const clicks = new Map(), typed = new Set();
let started;
const each = (selector, action) => document.querySelectorAll(selector).forEach(action);
const dress = () => each('style[${lateStyle}]', (style) => { style.media = 'all'; });
const fetchFonts = () => {
  const fetched = [...document.querySelectorAll('link[rel=${lateRel}]')].map((late) => new Promise((done) => {
    document.head.append(Object.assign(late.cloneNode(), { rel: 'preload', onload: done, onerror: done }));
  }));
  Promise.all(fetched).then(dress);
};
const make = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
// Without a preload the modules would come one round after the other.
const preload = document.createElement('link').relList.supports('modulepreload')
  ? { rel: 'modulepreload' }
  : { rel: 'preload', as: 'script', crossOrigin: 'anonymous' };
const onFailure = ({ filename = location.origin }) => filename.startsWith(location.origin) && release();
const start = () => {
  if (started) return;
  started = true;
  addEventListener('error', onFailure);
  addEventListener('unhandledrejection', onFailure);
  wake.forEach((type) => removeEventListener(type, start, true));
  each('link[rel=${waitingRel}]', ({ href }) => make('link', { ...preload, href }));
  each('script[type="${waitingType}"]', ({ src, text }) => make('script', { type: 'module', onerror: release, ...(src ? { src } : { text }) }));
  setTimeout(release, 10000);
};
const hold = (event) => {
  const { type, submitter } = event;
  const control = type === 'click' ? event.target.closest('label')?.control : undefined;
  const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const own = isForNewTab ? leftAlone + ',a[href]' : leftAlone;
  if (type === 'click' && (event.target.closest(own) || control?.matches(own))) return;
  // Firefox passes no label's click on that script has made.
  const target = control ?? event.target;
  event.preventDefault();
  event.stopImmediatePropagation();
  root.toggleAttribute('data-waking', true);
  start();
  clicks.delete(target);
  clicks.set(target, () => type === 'submit' ? target.requestSubmit(submitter) : target.dispatchEvent(new MouseEvent('click', event)));
};
const note = ({ target }) => typed.add(target);
const tell = (field) => {
  const { value, selectionStart, selectionEnd } = field;
  const proto = Object.getPrototypeOf(field), set = Object.getOwnPropertyDescriptor(proto, 'value').set;
  if (field.type !== 'select-one') {
    // A framework that watches the property must see a change, or it takes the event for an echo.
    field.value = '';
    set.call(field, value);
    if (selectionStart !== null && document.activeElement === field) field.setSelectionRange?.(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const release = () => {
  removeEventListener('error', onFailure);
  removeEventListener('unhandledrejection', onFailure);
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  removeEventListener('input', note, true);
  root.removeAttribute('data-waking');
  typed.forEach((field) => field.isConnected && tell(field));
  clicks.forEach((repeat, target) => target.isConnected && repeat());
  typed.clear();
  clicks.clear();
};
if (document.referrer.startsWith(location.origin + '/')) dress();
else new PerformanceObserver((_paints, observer) => { observer.disconnect(); fetchFonts(); }).observe({ type: 'paint', buffered: true });
wake.forEach((type) => addEventListener(type, start, { capture: true, passive: true }));
addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener('input', note, true);
document.addEventListener('${hydratedEvent}', release, { once: true });
${touchOnly ? '' : whenIdle}
const fragment = document.querySelector('[${wakesAt}]')?.getAttribute('${wakesAt}');
if (fragment && location.hash.startsWith(fragment)) start();
})()`;
}
