import { parseAddress } from '@upcurve/contracts/shared/web-address';

/** A part of a line: plain text, or a mark with its content. Code contains only plain text. */
export type Inline =
  | string
  | { mark: 'bold' | 'italic' | 'code'; children: Inline[] }
  | { mark: 'link'; href: string; children: Inline[] };

/**
 * Checks whether a link may have this target: a page or anchor of the site, a web URL, an email address or a phone
 * number.
 */
export function isHref(text: string): boolean {
  // Browsers treat a backslash as a slash, so the link would go to another site.
  if (/[\\\s]/.test(text)) return false;
  if (/^(\/(?!\/)|#.)/.test(text)) return true;
  if (/^(mailto:[^?]+@|tel:\+?[\d-]+$)/i.test(text)) return parseAddress(text) !== undefined;
  // Text before an @ could be mistaken for the site's name.
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && parseAddress(text) !== undefined;
}

const EMAIL = /^[^\s@/?#:\\]+@[^\s@/?#:\\]+\.[^\s@/?#:\\]+$/;
/** A host name with a dot, such as `example.com:8080/page`. Numbers such as 1.5 are not host names. */
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u;

/**
 * Returns a typed link target, with `https://` or `mailto:` added where someone left it out. Returns undefined if no
 * link may have this target.
 */
export function hrefFrom(typed: string): string | undefined {
  const text = typed.trim();
  const candidates = [
    text,
    ...(EMAIL.test(text) ? [`mailto:${text}`] : HOST.test(text) ? [`https://${text}`] : []),
  ];
  return candidates.find(isHref);
}

interface OpenMark {
  /** The original characters of the mark, which stay as text if it is not closed. */
  token: '_' | '**' | '[' | '';
  children: Inline[];
}

const MARK_OF = { _: 'italic', '**': 'bold' } as const;
/** An underscore within a word is literal: `snake_case`. */
const WORD = /[\p{L}\p{N}_]/u;
const SIGNS = /[\\*_[\]`]/;
/** Text without special characters. */
const PLAIN = /[^\\*_[\]`]*/y;
const TARGET = /\(([^()\s]+)\)/y;

/**
 * Parses a line of marked text: `**bold**`, `_italic_`, `` `code` ``, `[words](/address)`; a backslash before one of
 * `\*_[]` or a backtick escapes it. Unclosed marks stay as text. Runs in a single pass.
 */
export function parseInline(text: string): Inline[] {
  const stack: OpenMark[] = [{ token: '', children: [] }];
  const top = () => stack[stack.length - 1] as OpenMark;
  let plain = '';
  const flush = () => {
    if (plain) top().children.push(plain);
    plain = '';
  };
  /** Converts all marks opened after `depth` to text. */
  const collapse = (depth: number) => {
    while (stack.length > depth + 1) {
      const { token, children } = stack.pop() as OpenMark;
      top().children.push(token, ...children);
    }
  };

  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    const next = text[at + 1] ?? '';
    if (char === '\\' && SIGNS.test(next)) {
      plain += next;
      at += 2;
    } else if (char === '`') {
      const end = text.indexOf('`', at + 1);
      if (end > at + 1) {
        flush();
        top().children.push({ mark: 'code', children: [text.slice(at + 1, end)] });
        at = end + 1;
      } else {
        plain += char;
        at += 1;
      }
    } else if (char === '_' || (char === '*' && next === '*')) {
      const token = char === '_' ? '_' : '**';
      const after = text[at + token.length] ?? ' ';
      const before = text[at - 1] ?? ' ';
      const open = stack.findLastIndex((each) => each.token === token);
      const isWithinWord = token === '_' && WORD.test(before) && WORD.test(after);
      const isEmpty = open === stack.length - 1 && plain === '' && top().children.length === 0;
      if (open > 0 && !isEmpty && !/\s/.test(before) && !(token === '_' && WORD.test(after))) {
        flush();
        collapse(open);
        const { children } = stack.pop() as OpenMark;
        top().children.push({ mark: MARK_OF[token], children });
      } else if (open < 0 && !isWithinWord && !/\s/.test(after) && !(char === '_' && after === '_')) {
        flush();
        stack.push({ token, children: [] });
      } else plain += token;
      at += token.length;
    } else if (char === '[' && !stack.some(({ token }) => token === '[')) {
      flush();
      stack.push({ token: '[', children: [] });
      at += 1;
    } else if (char === ']') {
      const open = stack.findLastIndex(({ token }) => token === '[');
      TARGET.lastIndex = at + 1;
      const href = open > 0 ? TARGET.exec(text)?.[1] : undefined;
      if (href) {
        flush();
        collapse(open);
        const { children } = stack.pop() as OpenMark;
        top().children.push({ mark: 'link', href, children });
        at = TARGET.lastIndex;
      } else {
        // Brackets without a link target.
        flush();
        if (open > 0) {
          collapse(open);
          const { children } = stack.pop() as OpenMark;
          top().children.push('[', ...children);
        }
        plain += char;
        at += 1;
      }
    } else {
      PLAIN.lastIndex = at + 1;
      PLAIN.test(text);
      plain += text.slice(at, PLAIN.lastIndex);
      at = PLAIN.lastIndex;
    }
  }
  flush();
  collapse(0);
  return joinTexts(top().children);
}

function joinTexts(parts: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part !== 'string') all.push({ ...part, children: joinTexts(part.children) });
    else if (typeof last === 'string') all[all.length - 1] = last + part;
    else if (part) all.push(part);
  }
  return all;
}

const escapeSigns = (text: string) => text.replaceAll(/[\\*_[\]`]/g, '\\$&');
const SIGN = { bold: '**', italic: '_' } as const;

/**
 * Writes parts as a line of marked text that `parseInline` can read. Spaces at the ends of a mark move outside it.
 * Italics within a word are dropped.
 */
export function writeInline(parts: readonly Inline[]): string {
  const written: string[] = [];
  parts.forEach((part, place) => {
    if (typeof part === 'string') {
      if (part) written.push(escapeSigns(part));
      return;
    }
    const inner =
      part.mark === 'code' ? textOfInline(part.children).replaceAll('`', "'") : writeInline(part.children);
    const core = inner.trim();
    const start = inner.length - inner.trimStart().length;
    const [before, after] = [inner.slice(0, start), inner.slice(start + core.length)];
    const isWithinWord =
      WORD.test((before || (written.at(-1) ?? '')).slice(-1)) ||
      WORD.test(after.charAt(0) || firstOf(parts, place + 1));
    const isBare = core === '' || (part.mark === 'italic' && isWithinWord);
    const text = isBare ? inner : `${before}${markText(part, core)}${after}`;
    if (text) written.push(text);
  });
  return written.join('');
}

/** Returns the first character of the following text, without joining all of it for each link. */
function firstOf(parts: readonly Inline[], from: number): string {
  for (let place = from; place < parts.length; place += 1) {
    const part = parts[place] ?? '';
    const first = typeof part === 'string' ? part.charAt(0) : firstOf(part.children, 0);
    if (first) return first;
  }
  return '';
}

function markText(part: Exclude<Inline, string>, text: string): string {
  if (part.mark === 'code') return `\`${text}\``;
  // Brackets are escaped, because they would end the link target.
  if (part.mark === 'link') return `[${text}](${part.href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return `${SIGN[part.mark]}${text}${SIGN[part.mark]}`;
}

export const textOfInline = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOfInline(part.children))).join('');

export const plainText = (text: string): string =>
  SIGNS.test(text) ? textOfInline(parseInline(text)) : text;

export function hrefsOf(text: string): string[] {
  const of = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) =>
      typeof part === 'string' ? [] : [...(part.mark === 'link' ? [part.href] : []), ...of(part.children)],
    );
  return of(parseInline(text));
}
