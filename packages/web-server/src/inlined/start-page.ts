import { lateRel, lateStyle, waitingRel, waitingType } from '../page/deferred-names.ts';

/*
 * Starts a deferred page's script in idle time after `load`. Until then links, forms, dialogs and popovers work as in
 * plain HTML.
 *
 * Fonts are fetched once the whole page has been painted, and applied once all have arrived, so that the page is laid
 * out again only once. Visitors from another page of ours have the fonts cached, so the style applies at once.
 */
const all = <Type extends Element>(selector: string) => document.querySelectorAll<Type>(selector);

const make = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties));

function startScript(): void {
  // Without a preload, nested modules would load one level after another.
  for (const { href } of all<HTMLLinkElement>(`link[rel=${waitingRel}]`))
    make('link', { rel: 'modulepreload', href });
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

addEventListener('load', () => {
  // biome-ignore lint/plugin: Safari has no requestIdleCallback, so the condition looks for it.
  if ('requestIdleCallback' in self) requestIdleCallback(startScript, { timeout: 2000 });
  else setTimeout(startScript, 200);
});

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
