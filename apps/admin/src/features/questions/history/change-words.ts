import {
  CATEGORIES,
  INPUT_TYPES,
  type Question,
  type QuestionChange,
  type QuestionOption,
} from '@upcurve/contracts/quiz/questions';
import { conditionInWords } from '../condition-in-words.ts';

const quoted = (text: string | number | null | undefined) =>
  text === null || text === undefined || text === '' ? 'nothing' : `‘${text}’`;

type QuestionFact = readonly [label: string, say: (question: Question) => string];

function facts(all: readonly Question[]): QuestionFact[] {
  return [
    ['Question', ({ text }) => quoted(text)],
    ['Description', ({ description }) => quoted(description)],
    ['Type', ({ inputType }) => INPUT_TYPES[inputType]],
    ['Category', ({ category }) => CATEGORIES[category]],
    ['Status', ({ isActive }) => (isActive ? 'Active' : 'Inactive')],
    ['Place', ({ order }) => String(order)],
    ['Minimum', ({ min }) => quoted(min)],
    ['Maximum', ({ max }) => quoted(max)],
    ['Step', ({ step }) => quoted(step)],
    ['Shown', ({ showIf }) => (showIf ? `if ${conditionInWords(showIf, all)}` : 'always')],
  ];
}

const OPTION_FACTS: readonly (readonly [label: string, say: (option: QuestionOption) => string])[] = [
  ['label', ({ label }) => quoted(label)],
  ['points', ({ points }) => (points === undefined ? 'none' : String(points))],
  ['counts as qualifying', ({ qualifies }) => (qualifies ? 'yes' : 'no')],
  ['advice', ({ advice }) => (advice ? Object.values(advice).map(quoted).join(', ') : 'none')],
  ['turnover', ({ turnover }) => bandInWords(turnover)],
  ['spend', ({ spend }) => bandInWords(spend)],
];

const bandInWords = (band: QuestionOption['spend']) =>
  band ? `£${band.from} to ${band.to === undefined ? 'any' : `£${band.to}`}` : 'none';

function optionLines(before: readonly QuestionOption[], after: readonly QuestionOption[]): string[] {
  const find = (list: readonly QuestionOption[], value: string) => list.find((each) => each.value === value);
  const stayed = (list: readonly QuestionOption[], other: readonly QuestionOption[]) =>
    list.flatMap(({ value }) => (find(other, value) ? [value] : [])).join();
  return [
    ...before
      .filter(({ value }) => !find(after, value))
      .map(({ label }) => `Option ${quoted(label)} removed`),
    ...after.flatMap((option) => {
      const former = find(before, option.value);
      if (!former) return [`Option ${quoted(option.label)} added`];
      return OPTION_FACTS.filter(([, say]) => say(former) !== say(option)).map(
        ([name, say]) => `Option ${quoted(former.label)}, ${name}: ${say(former)} → ${say(option)}`,
      );
    }),
    ...(stayed(before, after) === stayed(after, before) ? [] : ['Options reordered']),
  ];
}

/** Describes a change, one line per field. `all` are the current questions, which conditions are named after. */
export function changeLines({ before, after }: QuestionChange, all: readonly Question[]): string[] {
  if (!before || !after) return [];
  const plain = facts(all)
    .filter(([, say]) => say(before) !== say(after))
    .map(([label, say]) => `${label}: ${say(before)} → ${say(after)}`);
  return [...plain, ...optionLines(before.options ?? [], after.options ?? [])];
}

/** Summarises a change in one line. */
export function changeTitle({ kind, before, after }: QuestionChange): string {
  const text = (after ?? before)?.text ?? '';
  const titles: Record<QuestionChange['kind'], string> = {
    added: `Added ‘${text}’`,
    changed: `Changed ‘${text}’`,
    moved: `Moved ‘${text}’`,
    deleted: `Deleted ‘${text}’`,
    ordered: 'Reordered the questions',
  };
  return titles[kind];
}
