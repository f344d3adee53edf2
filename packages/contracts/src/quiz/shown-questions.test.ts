import { expect, test } from 'vitest';
import type { Question } from './questions.ts';
import { possibleQuestions, shownAnswers, shownQuestions } from './shown-questions.ts';

const base = {
  description: null,
  category: 'general' as const,
  min: null,
  max: null,
  step: null,
  isActive: true,
  options: null,
};
const role: Question = {
  ...base,
  id: 1,
  text: 'What is your role?',
  inputType: 'multipleChoice',
  options: [
    { value: 'owner', label: 'Owner' },
    { value: 'nurse', label: 'Nurse' },
  ],
  order: 1,
};
const alone: Question = {
  ...base,
  id: 2,
  text: 'Do you decide alone?',
  inputType: 'yesno',
  order: 2,
  showIf: { questionId: 1, values: ['owner'] },
};
const who: Question = {
  ...base,
  id: 3,
  text: 'Who decides with you?',
  inputType: 'text',
  order: 3,
  showIf: { questionId: 2, values: ['no'] },
};
const last: Question = { ...base, id: 4, text: 'Anything else?', inputType: 'freeText', order: 4 };
const all = [role, alone, who, last];
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

test.each([
  [{}, [1, 4], [1, 2, 3, 4]],
  [{ 1: 'nurse' }, [1, 4], [1, 4]],
  [{ 1: null }, [1, 4], [1, 4]],
  [{ 1: 'owner' }, [1, 2, 4], [1, 2, 3, 4]],
  [{ 1: 'owner', 2: true }, [1, 2, 4], [1, 2, 4]],
  [{ 1: 'owner', 2: false }, [1, 2, 3, 4], [1, 2, 3, 4]],
  // A hidden question's answer does not affect other questions.
  [{ 1: 'nurse', 2: false }, [1, 4], [1, 4]],
])('the answers %j show the questions %j and keep %j possible', (answers, shown, possible) => {
  expect(idsOf(shownQuestions(all, answers))).toEqual(shown);
  expect(idsOf(possibleQuestions(all, answers))).toEqual(possible);
});

test('shows a question if one of several ticked boxes matches', () => {
  const boxes = { ...role, inputType: 'checkbox' as const };
  expect(idsOf(shownQuestions([boxes, alone], { 1: ['nurse', 'owner'] }))).toEqual([1, 2]);
  expect(idsOf(shownQuestions([boxes, alone], { 1: [] }))).toEqual([1]);
});

test('drops answers to hidden questions and keeps those to unknown ones', () => {
  expect(shownAnswers(all, { 1: 'nurse', 2: false, 3: 'Jo', 4: null, 99: 'x' })).toEqual({
    1: 'nurse',
    4: null,
    99: 'x',
  });
});
