import { isHref } from '@upcurve/post-blocks/inline';
import { LINE_MAX } from '@upcurve/post-blocks/limits';
import { type Draft, h2, list, p } from '@upcurve/post-blocks/write';

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

/** Splits typed text at empty lines into blocks: paragraphs, and what starts with a mark. */
export function readPost(text: string): Draft[] {
  return text.split(/\n{2,}/).flatMap((typed) => {
    const lines = typed.split('\n').filter((line) => line.trim() !== '');
    const mark = MARK.exec(lines[0] ?? '')?.[1];
    if (lines.length === 0) return [];
    // A heading or call to action is a single line; the text after it is a separate block.
    if (mark !== '#' && mark !== '->') return [draftOf(mark, lines)];
    return [draftOf(mark, lines.slice(0, 1)), ...readPost(lines.slice(1).join('\n'))];
  });
}
