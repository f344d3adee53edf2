import type { Answer } from '@upcurve/contracts/answers';
import type { Question } from '@upcurve/contracts/questions';

export interface Choice {
  value: string;
  label: string;
}

const YES_NO: Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What there is to choose among; nothing where the question is answered in words or numbers. */
export function choicesOf({ inputType, options }: Question): readonly Choice[] {
  if (inputType === 'yesno') return YES_NO;
  return inputType === 'multipleChoice' || inputType === 'checkbox' ? (options ?? []) : [];
}

/** Whether a choice is (among) the answer. */
export function isChosen({ inputType }: Question, answer: Answer | undefined, value: string): boolean {
  if (inputType === 'yesno') return answer === (value === 'yes');
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/** The answer after choosing: it replaces the old one, or joins and leaves a list. An empty list is no answer. */
export function toggled(
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
