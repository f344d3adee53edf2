import type { Answer, Answers } from './answers.ts';
import type { Question } from './questions.ts';

/** Returns a random whole number from 0 to `below` - 1. The same seed gives the same sequence. */
type Dice = (below: number) => number;

function diceOf(seed: number): Dice {
  let state = (seed + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TYPES = ['multipleChoice', 'checkbox', 'yesno', 'freeText'] as const;

/**
 * Returns up to 12 questions with ids from 1. Most of them are shown only after certain answers to an earlier question.
 */
export function randomQuestions(seed: number): Question[] {
  const dice = diceOf(seed);
  const list: Question[] = [];
  const count = 1 + dice(12);
  for (let id = 1; id <= count; id++) {
    const inputType = TYPES[dice(TYPES.length)] ?? 'yesno';
    const isChoice = inputType === 'multipleChoice' || inputType === 'checkbox';
    const options = Array.from({ length: 2 + dice(3) }, (_, i) => ({
      value: `v${i}`,
      label: `Answer ${i}`,
      points: dice(10),
    }));
    const deciders = list.filter((each) => each.inputType !== 'freeText');
    const of = deciders[dice(deciders.length)];
    const values = of?.options?.map(({ value }) => value) ?? ['yes', 'no'];
    const wanted = values.filter(() => dice(2) === 0);
    const isShownBy = of && wanted.length > 0 && dice(4) > 0;
    list.push({
      id,
      text: `Question ${id}?`,
      description: null,
      inputType,
      category: 'general',
      min: null,
      max: null,
      step: null,
      isActive: true,
      options: isChoice ? options : null,
      order: id,
      ...(isShownBy && { showIf: { questionId: of.id, values: wanted } }),
    });
  }
  return list;
}

/** Answers every question, shown or hidden. Some answers are skipped. */
export function randomAnswers(seed: number, questions: readonly Question[]): Answers {
  const dice = diceOf(seed ^ 0x5bd1e995);
  return Object.fromEntries(questions.map((each) => [String(each.id), answerTo(each, dice)]));
}

function answerTo({ inputType, options }: Question, dice: Dice): Answer {
  if (dice(6) === 0) return null;
  const values = options?.map(({ value }) => value) ?? [];
  if (inputType === 'yesno') return dice(2) === 0;
  if (inputType === 'multipleChoice') return values[dice(values.length)] ?? null;
  if (inputType === 'checkbox') return values.filter(() => dice(2) === 0);
  return 'In my words.';
}

/**
 * Checks whether these answers show a question. Independent second implementation that works back from the question.
 */
export function isSeen(id: number, questions: readonly Question[], answers: Answers): boolean {
  const { showIf } = questions.find((each) => each.id === id) ?? {};
  if (!showIf) return true;
  const answer = answers[showIf.questionId];
  const given = typeof answer === 'boolean' ? [answer ? 'yes' : 'no'] : [answer ?? []].flat();
  return (
    given.some((value) => showIf.values.includes(value)) && isSeen(showIf.questionId, questions, answers)
  );
}
