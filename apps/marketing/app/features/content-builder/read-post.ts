import { isHref } from '@upcurve/post-blocks/inline';
import { LINE_MAX } from '@upcurve/post-blocks/limits';
import { type Draft, h2, list, p } from '@upcurve/post-blocks/write';

/** A part of a post with its position in the text. */
export interface Part {
  draft: Draft;
  /** Offsets into the text, in characters. */
  from: number;
  to: number;
}

const MARK = /^(->|[#>?-])\s*/;
const one = (text: string) => text.slice(0, LINE_MAX);

function draftOf(mark: string | undefined, lines: readonly string[]): Draft {
  const [first = '', ...others] = lines.map((line) => line.replace(MARK, '').trim());
  const below = others.join('\n');
  switch (mark) {
    case '#':
      return h2(one(first));
    case '-':
      return list(first, ...others);
    case '>':
      return { type: 'quote', text: first, name: one(below), role: '' };
    case '?':
      return { type: 'faq', items: [{ question: one(first), answer: below }] };
    case '->': {
      const [label = '', address = ''] = first.split('|').map((part) => part.trim());
      const href = isHref(address) ? address : '';
      return { type: 'callToAction', title: '', text: '', label: one(label), href };
    }
    default:
      return p(lines.join('\n').trim());
  }
}

/** Splits typed text at empty lines into parts: paragraphs, and blocks that start with a mark. */
export function readPost(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: typed, index } of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    if (typed.trim() === '') continue;
    const lines = typed.split('\n');
    // A heading or call to action is a single line; the text after it is a separate part.
    const mark = MARK.exec(lines[0] ?? '')?.[1];
    const own = mark === '#' || mark === '->' ? lines.slice(0, 1) : lines;
    const to = index + own.join('\n').length;
    parts.push({ draft: draftOf(mark, own), from: index, to });
    if (own.length < lines.length) {
      const rest = readPost(text.slice(to + 1, index + typed.length));
      parts.push(...rest.map((part) => ({ ...part, from: part.from + to + 1, to: part.to + to + 1 })));
    }
  }
  return parts;
}
