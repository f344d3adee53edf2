import { INVISIBLE } from '@upcurve/contracts/shared/tidy';
import { fromRuns } from '../inline-runs.ts';

export type Script = 'sup' | 'sub';

/** The marks of a run of text; `href` is empty without a link. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  code: boolean;
  href: string;
  script: Script | undefined;
  /** Whether a line is drawn through the text. */
  isStruck: boolean;
  keepsLines: boolean;
}
export interface Run extends Marks {
  text: string;
}
export const NO_MARKS: Marks = {
  bold: false,
  italic: false,
  code: false,
  href: '',
  script: undefined,
  isStruck: false,
  keepsLines: false,
};

/** Collapses spaces, but keeps a non-breaking space between a number and its unit. */
export const collapseSpaces = (text: string): string =>
  text
    .replaceAll(/[\u2028\u2029\r\n\t\f]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[ \u00a0]+/g, (spaces, at: number, whole: string) =>
      spaces === '\u00a0' && /\d/.test(whole[at - 1] ?? '') && /[^\W\d]/.test(whole[at + 1] ?? '')
        ? spaces
        : ' ',
    );

/** Trims and collapses invisible spaces, and joins adjacent runs with equal marks. */
export function trimRuns(runs: readonly Run[]): Run[] {
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
  return pieces.reduce<Run[]>((joined, piece) => {
    const before = joined.at(-1);
    if (before && hasSameMarks(before, piece)) before.text += piece.text;
    else joined.push(piece);
    return joined;
  }, []);
}

const hasSameMarks = (one: Run, other: Run) =>
  (['bold', 'italic', 'code', 'href'] as const).every((mark) => one[mark] === other[mark]);

const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** Returns runs as marked text, split into pieces within the limit. */
export function writeRuns(runs: readonly Run[], max: number): string[] {
  const length = lengthOf(runs);
  if (length === 0) return [];
  if (length <= max) {
    const text = fromRuns(runs).trim();
    if (text.length <= max) return text === '' ? [] : [text];
  }
  return splitAt(runs, Math.ceil(length / 2)).flatMap((half) => writeRuns(trimRuns(half), max));
}

/** Splits runs near a position, preferably at a space and never within a character. */
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
