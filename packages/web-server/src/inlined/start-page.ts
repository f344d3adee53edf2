import { atLoadMark, lateRel, lateStyle, waitingRel, waitingType } from '../page/deferred-names.ts';

/*
 * Fetches a deferred page's script in idle time after `load` and starts it at the first sign of a visitor. Pages whose
 * first look or tap needs the script start it in idle time. Until then links, forms, dialogs and popovers work as in
 * plain HTML.
 *
 * Fonts are fetched once the whole page has been painted, and applied once all have arrived, so that the page is laid
 * out again only once. Visitors from another page of ours have the fonts cached, so the style applies at once.
 */
const all = <Type extends Element>(selector: string) => document.querySelectorAll<Type>(selector);

const make = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

let isFetched = false;

function fetchScript(): void {
  if (isFetched) return;
  isFetched = true;
  // Without a preload, nested modules would load one level after another.
  for (const { href } of all<HTMLLinkElement>(`link[rel=${waitingRel}]`))
    make('link', { rel: 'modulepreload', href });
}

function startScript(): void {
  for (const sign of SIGNS) removeEventListener(sign, startScript, true);
  fetchScript();
  for (const { text } of all<HTMLScriptElement>(`script[type="${waitingType}"]`))
    make('script', { type: 'module', text });
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

// A fragment may name what only the script can open.
const isAtLoad = location.hash || document.querySelector(`script[${atLoadMark}]`);
addEventListener('load', () => {
  const task = isAtLoad ? startScript : fetchScript;
  // biome-ignore lint/plugin: Safari has no requestIdleCallback, so the condition looks for it.
  if ('requestIdleCallback' in self) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
});
if (!isAtLoad) for (const sign of SIGNS) addEventListener(sign, startScript, true);

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
