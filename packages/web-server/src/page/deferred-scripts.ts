/// <reference path="../script.d.ts" />

import loader from '../inlined/deferred-loader.ts?script';
import popoverAndDialogFallback from '../inlined/popover-and-dialog-fallback.ts?script';
import { lateRel, lateStyle, touchOnlyMark, waitingRel, waitingType } from './deferred-names.ts';

export interface DeferOptions {
  /** Returns the text of a stylesheet, or undefined to keep its link. `Assets.text` fits. */
  stylesheet?: (path: string) => string | undefined;
  /** Start the scripts only at the visitor's first interaction, and never in idle time. */
  touchOnly?: boolean;
}

/**
 * Keeps scripts from delaying a page's first paint. Module scripts and preloads get a type and rel that browsers
 * ignore, stylesheets are inlined, and a small loader starts the scripts when needed. Fonts load after the first paint,
 * which uses fallback fonts with the same metrics. Without JavaScript, fonts load at once.
 *
 * Hydrated elements stay in place: a stylesheet's link remains, disabled, before its inlined text.
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
  const mark = options.touchOnly ? ` ${touchOnlyMark}=""` : '';
  const script = `<script nonce="${nonce}"${mark}>${popoverAndDialogFallback}${loader}</script>`;
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page + script : page.slice(0, end) + script + page.slice(end);
}

function inlined(link: string, options: DeferOptions): string {
  // React Router appends an empty fragment to sheets that it may load again.
  const href = /\bhref=["']?([^"'\s>#]+)/i.exec(link)?.[1];
  const text = href && !/\bmedia=/i.test(link) ? options.stylesheet?.(href) : undefined;
  const styles = text === undefined ? undefined : stylesOf(text);
  return styles ? link.replace(/\s*\/?>$/, ' disabled="">') + styles : link;
}

/** Cache of inlined stylesheets. A build has few, they are long, and every render uses the same. */
const moved = new Map<string, string | undefined>();

/** Returns a stylesheet as style elements. Undefined if it cannot be inlined. */
function stylesOf(text: string): string | undefined {
  if (moved.has(text)) return moved.get(text);
  const faces = text.match(FONT_FACE)?.join('') ?? '';
  const styles = [
    `<style data-precedence="inlined">${text.replace(FONT_FACE, '').trim()}</style>`,
    faces &&
      `<style data-precedence="inlined" ${lateStyle} media="print, (scripting: none)">${faces}</style>`,
  ].join('');
  moved.set(text, isMovable(text) ? styles : undefined);
  return moved.get(text);
}

/** Matches fonts with a URL to fetch. System fonts need no download. */
const FONT_FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/gi;

/** Checks that a stylesheet can be inlined: it has no relative URLs, and its text does not close the style element. */
function isMovable(css: string): boolean {
  return !/<\/style/i.test(css) && !/@import|url\(\s*["']?(?!["']?(?:\/|data:|https?:|#))/i.test(css);
}
