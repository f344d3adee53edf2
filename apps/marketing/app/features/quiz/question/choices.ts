import type { Answer } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';

export interface Choice {
  value: string;
  label: string;
}

const YES_NO: Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Returns the options of a question; empty if it expects text or a number. */
export function choicesOf({ inputType, options }: Question): readonly Choice[] {
  switch (inputType) {
    case 'yesno':
      return YES_NO;
    case 'multipleChoice':
    case 'checkbox':
      return options ?? [];
    case 'text':
    case 'freeText':
    case 'number':
      return [];
    default:
      return inputType satisfies never;
  }
}

export function isChosen({ inputType }: Question, answer: Answer | undefined, value: string): boolean {
  if (inputType === 'yesno') return answer === (value === 'yes');
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/**
 * Returns the answer after a click: replaces a single choice, or toggles the option in a list. An empty list is no
 * answer.
 */
export function toggleOption(
  { inputType }: Question,
  answer: Answer | undefined,
  value: string,
): Answer | undefined {
  if (inputType === 'yesno') return value === 'yes';
  if (inputType !== 'checkbox') return value;
  const list = Array.isArray(answer) ? answer : [];
  const next = list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
  return next.length > 0 ? next : undefined;
}

/**
 * Returns the index of the option that a key selects, out of `count`: 1–9 and A–Z count from the first option. Y and N
 * also answer yes/no questions.
 */
export function optionOfKey(key: string, count: number, isYesNo = false): number | undefined {
  if (key.length !== 1) return undefined;
  const letter = key.toUpperCase();
  if (isYesNo && letter === 'Y') return 0;
  if (isYesNo && letter === 'N') return 1;
  let index = -1;
  if (/^[1-9]$/.test(letter)) index = Number(letter) - 1;
  else if (/^[A-Z]$/.test(letter)) index = letter.charCodeAt(0) - 65;
  return index >= 0 && index < count ? index : undefined;
}

/** Returns the keyboard hint of the option at this index: A to Z, empty beyond. */
export function keyHint(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : '';
}
