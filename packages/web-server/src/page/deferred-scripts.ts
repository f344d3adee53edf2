/// <reference path="../script.d.ts" />

import loader from '../inlined/deferred-loader.ts?script';
import popoverAndDialogFallback from '../inlined/popover-and-dialog-fallback.ts?script';
import { lateRel, lateStyle, touchOnlyMark, waitingRel, waitingType } from './deferred-names.ts';

export interface DeferOptions {
  /** The text of a stylesheet by its path, or undefined where it should stay a link. `Assets.text` fits. */
  stylesheet?: (path: string) => string | undefined;
  /** Wait for the visitor's first touch alone, also in idle time. */
  touchOnly?: boolean;
}

/**
 * Keeps script out of the way of a page's first paint. Module scripts and preloads stay in place under a type and rel
 * that browsers ignore, stylesheets are inlined, and a small loader starts the scripts when needed. Fonts load after the
 * first paint, which fallbacks of the same metrics serve; without script they load at once.
 *
 * Hydrated elements stay in place: a stylesheet's link remains, disabled, before its text.
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
  // The framework marks sheets that it may load again with an empty fragment.
  const href = /\bhref=["']?([^"'\s>#]+)/i.exec(link)?.[1];
  const text = href && !/\bmedia=/i.test(link) ? options.stylesheet?.(href) : undefined;
  const styles = text === undefined ? undefined : stylesOf(text);
  return styles ? link.replace(/\s*\/?>$/, ' disabled="">') + styles : link;
}

/** Sheets of a build are few and long, and the same on every render. */
const moved = new Map<string, string | undefined>();

/** Returns a sheet as style elements; undefined if it cannot be inlined. */
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

/** Matches fonts that have to be fetched; system fonts cost nothing. */
const FONT_FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/gi;

/** Not where addresses are relative to the sheet, or where its text would end the element. */
function isMovable(css: string): boolean {
  return !/<\/style/i.test(css) && !/@import|url\(\s*["']?(?!["']?(?:\/|data:|https?:|#))/i.test(css);
}
