import { deferredLoader, lateRel, lateStyle, waitingRel, waitingType } from './deferred-loader.ts';
import { invokers } from './invokers.ts';

export interface DeferOptions {
  /** The text of a stylesheet by its path, or undefined where it should stay a link. `Assets.text` fits. */
  stylesheet?: (path: string) => string | undefined;
  /** Wait for the visitor's first touch alone, also in idle time. */
  touchOnly?: boolean;
}

/**
 * Keeps script out of the way of a page's first paint: module scripts stay in place under a type that waits, preloads
 * under a rel that waits, stylesheets move into the page, and a small loader starts it all when it is wanted. Fonts wait
 * for the first paint, which stand-ins of the same metrics serve as well; without script they come at once.
 *
 * What the framework hydrates stays where it was: a stylesheet's link remains, disabled, before its text.
 */
export function deferScripts(html: string, nonce: string, options: DeferOptions = {}): string {
  let found = false;
  const page = html
    .replace(/(<script\b[^>]*?\btype=)(["']?)module\2/gi, (_all, start: string) => {
      found = true;
      return `${start}"${waitingType}"`;
    })
    .replace(/(<link\b[^>]*?\brel=)(["']?)modulepreload\2/gi, `$1"${waitingRel}"`)
    .replace(/<link\b(?=[^>]*?\bas=["']?font\b)[^>]*>/gi, (link) =>
      link.replace(/\brel=(["']?)preload\1/i, `rel="${lateRel}"`),
    )
    .replace(/<link\b[^>]*?\brel=["']?stylesheet\b[^>]*>/gi, (link) => inlined(link, options));
  if (!found) return page;
  const loader = `<script nonce="${nonce}">${invokers};${deferredLoader(options.touchOnly ?? false)}</script>`;
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page + loader : page.slice(0, end) + loader + page.slice(end);
}

function inlined(link: string, options: DeferOptions): string {
  const href = /\bhref=["']?([^"'\s>]+)/i.exec(link)?.[1];
  const text = href && !/\bmedia=/i.test(link) ? options.stylesheet?.(href) : undefined;
  if (text === undefined || !isMovable(text)) return link;
  const faces = text.match(FONT_FACE)?.join('') ?? '';
  return [
    link.replace(/\s*\/?>$/, ' disabled="">'),
    `<style data-precedence="inlined">${text.replace(FONT_FACE, '').trim()}</style>`,
    faces &&
      `<style data-precedence="inlined" ${lateStyle} media="print, (scripting: none)">${faces}</style>`,
  ].join('');
}

/** A font that has to be fetched; one of the visitor's own system costs nothing. */
const FONT_FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/gi;

/** Not where addresses are relative to the sheet, or where its text would end the element. */
function isMovable(css: string): boolean {
  return !/<\/style/i.test(css) && !/@import|url\(\s*["']?(?!["']?(?:\/|data:|https?:|#))/i.test(css);
}
