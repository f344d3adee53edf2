import { type Inline, isHref, parseInline, textOfInline, writeInline } from './inline.ts';

/** A run of text with all its marks, as in ProseMirror. ' ' is a line break. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  code: boolean;
  href: string | null;
}

const BARE: Omit<Run, 'text'> = { bold: false, italic: false, code: false, href: null };

export function toRuns(text: string): Run[] {
  const of = (parts: readonly Inline[], marks: Omit<Run, 'text'>): Run[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string') return [{ ...marks, text: part }];
      if (part.mark === 'code')
        return [{ ...BARE, href: marks.href, code: true, text: textOfInline(part.children) }];
      if (part.mark === 'link')
        return of(part.children, { ...marks, href: isHref(part.href) ? part.href : null });
      return of(part.children, { ...marks, [part.mark]: true });
    });
  return of(parseInline(text), BARE).filter((run) => run.text !== '');
}

/** The nesting order is link, bold, italic. Adjacent runs with the same mark are joined. */
const ORDER = ['href', 'bold', 'italic', 'code'] as const;

export function fromRuns(runs: readonly Run[]): string {
  const of = (part: readonly Run[], [mark, ...rest]: readonly (typeof ORDER)[number][]): Inline[] => {
    if (!mark) return [part.map(({ text }) => text).join('')];
    const all: Inline[] = [];
    for (let at = 0; at < part.length; ) {
      const value = part[at]?.[mark];
      let end = at + 1;
      while (end < part.length && part[end]?.[mark] === value) end += 1;
      const children = of(part.slice(at, end), rest);
      if (!value) all.push(...children);
      else if (typeof value === 'string') all.push({ mark: 'link', href: value, children });
      else all.push({ mark: mark as 'bold', children });
      at = end;
    }
    return all;
  };
  return writeInline(
    of(
      runs.filter(({ text }) => text !== ''),
      ORDER,
    ),
  );
}
