import { OPTION_TEXT_MAX } from '@upcurve/contracts/quiz/questions';

/** Makes a short, unused value for an option from its label. */
export function suggestValue(label: string, taken: readonly string[]): string {
  const base = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, OPTION_TEXT_MAX - 4)
    .replace(/^-+|-+$/g, '');
  if (!base) return '';
  let value = base;
  for (let n = 2; taken.includes(value); n++) value = `${base}-${n}`;
  return value;
}

/** The lines of a pasted text without list bullets; empty for a single line. */
export function pastedLabels(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim())
    .filter(Boolean);
  return lines.length > 1 ? lines.map((line) => line.slice(0, OPTION_TEXT_MAX)) : [];
}
