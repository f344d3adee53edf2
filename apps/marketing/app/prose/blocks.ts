/**
 * Running text as content files write it. A string is a paragraph; within text, `[words](/path)` is a link and
 * `**words**` are strong.
 */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { note: string };

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARKS = /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*/g;

/** A line of text in its parts. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    const { label = '', href = '', strong } = match.groups ?? {};
    spans.push(strong ? { kind: 'strong', text: strong } : { kind: 'link', text: label, href });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}
