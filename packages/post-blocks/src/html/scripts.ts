import { abbreviate, type LossReport } from './loss-report.ts';

export type Script = 'sup' | 'sub';

const PLAIN = '0123456789+-−–=()ni';
const SIGNS: Record<Script, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₙᵢ' };
const MARKS: Record<string, string> = { TM: '™', SM: '℠', R: '®' };
/** Texts that mean the same on the line: ordinals, and marks of notes and brands. */
const UNCHANGED = /^(?:st|nd|rd|th|[*†‡§®©™℠\s]+|\[\w{1,3}\])$/i;

/** Writes a raised or lowered text with the signs that Unicode has. Reports a text that it has none for. */
export function writeScript(text: string, script: Script, left: LossReport): string {
  const signs = [...text].map((letter) =>
    /[\s,]/.test(letter) ? letter : SIGNS[script][PLAIN.indexOf(letter)],
  );
  if (!signs.includes(undefined)) return signs.join('');
  const mark = script === 'sup' ? MARKS[text.trim()] : undefined;
  if (!mark && !UNCHANGED.test(text.trim()))
    left.add(
      `The ${script === 'sup' ? 'raised' : 'lowered'} position of “${abbreviate(text)}”. Its text was kept.`,
    );
  return mark ?? text;
}
