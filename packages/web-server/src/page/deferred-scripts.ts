/// <reference path="../script.d.ts" />

import popoverAndDialogFallback from '../inlined/popover-and-dialog-fallback.ts?script';
import startPage from '../inlined/start-page.ts?script';
import { atLoadMark, lateRel, lateStyle, waitingRel, waitingType } from './deferred-names.ts';

export interface DeferOptions {
  /** Returns the text of a stylesheet, or undefined to keep its link. `Assets.text` fits. */
  stylesheet?: (path: string) => string | undefined;
  /** An inline script that runs at once, at the end of the page. */
  script?: string;
  /** Starts the modules in idle time after `load`, because the visitor's first tap needs them. Default: false. */
  startsAtLoad?: boolean;
}

const TAG = /<(?:link|script)\b[^>]*>/gi;
const MODULE = /\btype=(["']?)module\1/i;
const REL = /\brel=(["']?)(preload|modulepreload|stylesheet)\1(?=[\s/>])/i;
const FONT = /\bas=["']?font\b/i;

/**
 * Keeps scripts from delaying a page's first paint. Module scripts and preloads get a type and rel that browsers
 * ignore, stylesheets are inlined, and a small script starts the modules at the first sign of a visitor. Fonts load after
 * the first paint, which uses fallback fonts with the same metrics. Without JavaScript, fonts load at once.
 *
 * Hydrated elements stay in place: a stylesheet's link remains, disabled, before its inlined text. Every tag is changed
 * in one pass, because a page is long.
 */
export function deferScripts(html: string, nonce: string, options: DeferOptions = {}): string {
  let found = false;
  const page = html.replace(TAG, (tag) => {
    if (/^<script/i.test(tag)) {
      if (!MODULE.test(tag)) return tag;
      found = true;
      return tag.replace(MODULE, `type="${waitingType}"`);
    }
    const rel = REL.exec(tag)?.[2]?.toLowerCase();
    if (rel === 'stylesheet') return inlineStylesheet(tag, options);
    if (rel === 'modulepreload') return tag.replace(REL, `rel="${waitingRel}"`);
    return rel === 'preload' && FONT.test(tag) ? tag.replace(REL, `rel="${lateRel}"`) : tag;
  });
  const own = options.script && `<script nonce="${nonce}">${options.script}</script>`;
  const scripts = [
    found &&
      `<script nonce="${nonce}"${options.startsAtLoad ? ` ${atLoadMark}` : ''}>${popoverAndDialogFallback}${startPage}</script>`,
    own,
  ].filter(Boolean);
  const end = page.lastIndexOf('</body>');
  if (end < 0) return found ? page + scripts.join('') : page;
  return page.slice(0, end) + scripts.join('') + page.slice(end);
}

function inlineStylesheet(link: string, options: DeferOptions): string {
  // React Router appends an empty fragment to sheets that it may load again.
  const href = /\bhref=["']?([^"'\s>#]+)/i.exec(link)?.[1];
  const text = href && !/\bmedia=/i.test(link) ? options.stylesheet?.(href) : undefined;
  const styles = text === undefined ? undefined : stylesOf(text);
  return styles ? link.replace(/\s*\/?>$/, ' disabled="">') + styles : link;
}

/** Cache of inlined stylesheets. A build has few, they are long, and every render uses the same. */
const inlinedStyles = new Map<string, string | undefined>();

/** Returns a stylesheet as style elements. Undefined if it cannot be inlined. */
function stylesOf(text: string): string | undefined {
  if (inlinedStyles.has(text)) return inlinedStyles.get(text);
  const faces = text.match(FONT_FACE)?.join('') ?? '';
  const styles = [
    `<style data-precedence="inlined">${text.replace(FONT_FACE, '').trim()}</style>`,
    faces &&
      `<style data-precedence="inlined" ${lateStyle} media="print, (scripting: none)">${faces}</style>`,
  ].join('');
  inlinedStyles.set(text, isMovable(text) ? styles : undefined);
  return inlinedStyles.get(text);
}

/** Matches fonts with a URL to fetch. System fonts need no download. */
const FONT_FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/gi;

/** Checks that a stylesheet can be inlined: it has no relative URLs, and its text does not close the style element. */
function isMovable(css: string): boolean {
  return !/<\/style/i.test(css) && !/@import|url\(\s*["']?(?!["']?(?:\/|data:|https?:|#))/i.test(css);
}
