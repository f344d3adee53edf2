import type { Question } from '@upcurve/contracts/quiz/questions';
import { expect, test } from 'vitest';
import { conditionFault } from './change.ts';

const base = {
  description: null,
  category: 'general',
  min: null,
  max: null,
  step: null,
  isActive: true,
} as const;
const role: Question = {
  ...base,
  id: 1,
  text: 'What is your role?',
  inputType: 'multipleChoice',
  options: [{ value: 'owner', label: 'Owner' }],
  order: 1,
};
const alone: Question = {
  ...base,
  id: 2,
  text: 'Do you decide alone?',
  inputType: 'yesno',
  options: null,
  order: 2,
  showIf: { questionId: 1, values: ['owner'] },
};
const other: Question = {
  ...base,
  id: 4,
  text: 'Anything else?',
  inputType: 'freeText',
  options: null,
  order: 4,
};

test('requires a condition to name an earlier, active question and its answers', () => {
  const fault = (...questions: Question[]) => conditionFault(questions)?.message;
  const by = (questionId: number, ...values: string[]) => ({ ...alone, showIf: { questionId, values } });
  expect(fault(role, alone, other)).toBeUndefined();
  expect(fault(alone, role)).toBe('Choose an earlier question.');
  expect(fault(by(2, 'yes'))).toBe('Choose an earlier question.');
  expect(fault(role, by(1, 'boss'))).toBe('Choose answers of that question.');
  expect(fault(other, by(4, 'x'))).toBe('Choose a question with options or a yes/no question.');
  const inactive = { ...role, isActive: false };
  expect(fault(inactive, alone)).toBe('Choose an active question. Visitors do not answer inactive ones.');
  expect(fault(inactive, { ...alone, isActive: false })).toBeUndefined();
});
