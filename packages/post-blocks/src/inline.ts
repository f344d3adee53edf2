import { parseAddress } from '@upcurve/contracts/web-address';

/** A stretch of text within a line: plain, or marked, with what is inside. Code holds plain text alone. */
export type Inline =
  | string
  | { mark: 'bold' | 'italic' | 'code'; children: Inline[] }
  | { mark: 'link'; href: string; children: Inline[] };

/** Whether a link may lead there: a page or anchor of the site, the web, an e-mail address or a telephone. */
export function isHref(text: string): boolean {
  // What a browser takes for another slash would lead elsewhere than it reads.
  if (/[\\\s]/.test(text)) return false;
  if (/^(\/(?!\/)|#.)/.test(text)) return true;
  if (/^(mailto:[^?]+@|tel:\+?[\d-]+$)/i.test(text)) return parseAddress(text) !== undefined;
  // What stands before an @ would be read as the site that it leads to.
  return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && parseAddress(text) !== undefined;
}

interface Open {
  /** As it was written: what it falls back to where nothing closes it. */
  token: '_' | '**' | '[' | '';
  children: Inline[];
}

const MARK_OF = { _: 'italic', '**': 'bold' } as const;
const ESCAPABLE = /[\\*_[\]`]/;
/** Within a word a low line is one: `snake_case`. */
const WORD = /[\p{L}\p{N}_]/u;
const TARGET = /\(([^()\s]+)\)/y;

/**
 * A line as it is written, in its parts: `**bold**`, `_italic_`, `` `code` ``, `[words](/address)`; a backslash before
 * one of `\*_[]` or a backtick takes it as it is. What is not closed stays as it was written. One pass over the text.
 */
export function parseInline(text: string): Inline[] {
  const stack: Open[] = [{ token: '', children: [] }];
  const top = () => stack[stack.length - 1] as Open;
  let plain = '';
  const flush = () => {
    if (plain) top().children.push(plain);
    plain = '';
  };
  /** Ends everything that was opened after `depth`, as text. */
  const collapse = (depth: number) => {
    while (stack.length > depth + 1) {
      const { token, children } = stack.pop() as Open;
      top().children.push(token, ...children);
    }
  };

  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    const next = text[at + 1] ?? '';
    if (char === '\\' && ESCAPABLE.test(next)) {
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
        const { children } = stack.pop() as Open;
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
        const { children } = stack.pop() as Open;
        top().children.push({ mark: 'link', href, children });
        at = TARGET.lastIndex;
      } else {
        // These brackets were only brackets.
        flush();
        if (open > 0) {
          collapse(open);
          const { children } = stack.pop() as Open;
          top().children.push('[', ...children);
        }
        plain += char;
        at += 1;
      }
    } else {
      plain += char;
      at += 1;
    }
  }
  flush();
  collapse(0);
  return joined(top().children);
}

/** Neighbouring texts as one. */
function joined(parts: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part !== 'string') all.push({ ...part, children: joined(part.children) });
    else if (typeof last === 'string') all[all.length - 1] = last + part;
    else if (part) all.push(part);
  }
  return all;
}

const escaped = (text: string) => text.replaceAll(/[\\*_[\]`]/g, '\\$&');
const SIGN = { bold: '**', italic: '_' } as const;

/**
 * A line as it is written, from its parts: what `parseInline` reads. Spaces at the ends of a mark go outside it, and what is
 * italic within a word is not.
 */
export function writeInline(parts: readonly Inline[]): string {
  const written: string[] = [];
  parts.forEach((part, place) => {
    if (typeof part === 'string') {
      if (part) written.push(escaped(part));
      return;
    }
    const inner =
      part.mark === 'code' ? plainOf(part.children).replaceAll('`', "'") : writeInline(part.children);
    const core = inner.trim();
    const start = inner.length - inner.trimStart().length;
    const [before, after] = [inner.slice(0, start), inner.slice(start + core.length)];
    const isWithinWord =
      WORD.test((before || (written.at(-1) ?? '')).slice(-1)) ||
      WORD.test(after.charAt(0) || firstOf(parts, place + 1));
    const isBare = core === '' || (part.mark === 'italic' && isWithinWord);
    const text = isBare ? inner : `${before}${marked(part, core)}${after}`;
    if (text) written.push(text);
  });
  return written.join('');
}

/** The first character of what follows; not all of it, which each link of a long text would put together anew. */
function firstOf(parts: readonly Inline[], from: number): string {
  for (let place = from; place < parts.length; place += 1) {
    const part = parts[place] ?? '';
    const first = typeof part === 'string' ? part.charAt(0) : firstOf(part.children, 0);
    if (first) return first;
  }
  return '';
}

function marked(part: Exclude<Inline, string>, text: string): string {
  if (part.mark === 'code') return `\`${text}\``;
  // Brackets would end the address.
  if (part.mark === 'link') return `[${text}](${part.href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return `${SIGN[part.mark]}${text}${SIGN[part.mark]}`;
}

/** The words alone. */
export const plainOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : plainOf(part.children))).join('');

/** Text without marks, as it is written. */
export const plainText = (text: string): string => plainOf(parseInline(text));

/** The addresses that a line leads to. */
export function hrefsOf(text: string): string[] {
  const of = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) =>
      typeof part === 'string' ? [] : [...(part.mark === 'link' ? [part.href] : []), ...of(part.children)],
    );
  return of(parseInline(text));
}
