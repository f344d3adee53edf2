import { type Inline, writeInline } from '../inline.ts';

/** How a stretch of text is marked; `href` is empty where it is no link. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  code: boolean;
  href: string;
}
export interface Run extends Marks {
  text: string;
}
export const NO_MARKS: Marks = { bold: false, italic: false, code: false, href: '' };

/* What cannot be stored, and what nobody sees: soft hyphens and spaces of no width come from word processors. */
const UNWANTED = /[\p{Cc}\p{Surrogate}\u00ad\u200b\u2060\ufeff]/gu;

/** Text as word processors and pages hold it, with single spaces; a hard space stays between a number and its unit. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/[\u2028\u2029\r\n\t\f]/g, ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(/[ \u00a0]+/g, (spaces, at: number, whole: string) =>
      spaces === '\u00a0' && /\d/.test(whole[at - 1] ?? '') && /[^\W\d]/.test(whole[at + 1] ?? '')
        ? spaces
        : ' ',
    );

/** Without spaces that nobody sees: at its ends, at the ends of its lines, twice in a row. Neighbours alike are one. */
export function trimmed(runs: readonly Run[]): Run[] {
  const pieces: Run[] = [];
  let isBare = true;
  for (const run of runs) {
    let text = run.text.replaceAll(/ *\n */g, '\n');
    if (isBare) text = text.replace(/^ +/, '');
    if (text === '') continue;
    isBare = /\s$/.test(text);
    const last = pieces.at(-1);
    if (text.startsWith('\n') && last) last.text = last.text.replace(/ $/, '');
    pieces.push({ ...run, text });
  }
  while (pieces[0] && pieces[0].text.trim() === '') pieces.shift();
  while (pieces.at(-1)?.text.trim() === '') pieces.pop();
  const first = pieces[0];
  if (first) first.text = first.text.trimStart();
  const last = pieces.at(-1);
  if (last) last.text = last.text.trimEnd();
  return grouped(pieces, ({ bold, italic, code, href }) => [bold, italic, code, href].join()).map(
    ({ runs: alike }) => ({
      ...(alike[0] as Run),
      text: alike.map(({ text }) => text).join(''),
    }),
  );
}

/** Neighbours that are marked alike, in groups. */
function grouped<K>(runs: readonly Run[], keyOf: (run: Run) => K): { key: K; runs: Run[] }[] {
  const groups: { key: K; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.key === keyOf(run)) last.runs.push(run);
    else groups.push({ key: keyOf(run), runs: [run] });
  }
  return groups;
}

const inlineOf = (runs: readonly Run[]): Inline[] =>
  grouped(runs, ({ href }) => href).flatMap(({ key: href, runs: linked }): Inline[] => {
    const inner = grouped(linked, ({ bold }) => bold).flatMap(({ key: isBold, runs: heavy }): Inline[] => {
      const children = grouped(heavy, ({ italic }) => italic).flatMap(({ key, runs: slanted }): Inline[] => {
        const texts = slanted.map(
          ({ text, code }): Inline => (code ? { mark: 'code', children: [text] } : text),
        );
        return key ? [{ mark: 'italic', children: texts }] : texts;
      });
      return isBold ? [{ mark: 'bold', children }] : children;
    });
    return href ? [{ mark: 'link', href, children: inner }] : inner;
  });

export const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0);

/** The text with its marks, as it is written, in as many pieces as the limit asks for. */
export function written(runs: readonly Run[], max: number): string[] {
  const length = lengthOf(runs);
  if (length === 0) return [];
  if (length <= max) {
    const text = writeInline(inlineOf(runs)).trim();
    if (text.length <= max) return text === '' ? [] : [text];
  }
  return splitAt(runs, Math.ceil(length / 2)).flatMap((half) => written(trimmed(half), max));
}

/** In two, near a place: at a space where there is one close by, never within a letter. */
function splitAt(runs: readonly Run[], place: number): [Run[], Run[]] {
  const first: Run[] = [];
  const rest: Run[] = [];
  let left = place;
  for (const run of runs) {
    if (left <= 0) rest.push(run);
    else if (run.text.length <= left) first.push(run);
    else {
      const space = run.text.lastIndexOf(' ', left);
      let at = space > left - 400 && space > 0 ? space : left;
      if (/[\uDC00-\uDFFF]/.test(run.text[at] ?? '')) at = at > 1 ? at - 1 : at + 1;
      first.push({ ...run, text: run.text.slice(0, at) });
      rest.push({ ...run, text: run.text.slice(at) });
    }
    left -= run.text.length;
  }
  return [first, rest];
}
