import type { Question } from '@upcurve/contracts/questions';
import { asksAboutYou, sections } from '../../content/quiz.ts';

export interface Section {
  name: string;
  /** The place of its first question in the list. */
  start: number;
}

function nameOf({ category, text }: Question): string {
  return category === 'business' && asksAboutYou.test(text) ? sections.you : sections[category];
}

/** Whether the section is a single question. */
const isLone = (section: Section, next: Section) => next.start - section.start === 1;

/**
 * The parts in which the questions come, in their order. A question of another kind amid a part belongs to that part, and a
 * lone one between two parts to the one before it: a name on the way stands for a stretch of it.
 */
export function sectionsOf(questions: readonly Question[]): readonly Section[] {
  const names = questions.map(nameOf);
  const joined = names.map((name, index) => {
    const before = names[index - 1];
    return before !== undefined && before === names[index + 1] ? before : name;
  });
  const runs = joined.flatMap((name, start) => (name === joined[start - 1] ? [] : [{ name, start }]));
  return runs.filter((section, index) => {
    const next = runs[index + 1];
    return index === 0 || !next || !isLone(section, next);
  });
}

/** The part that the question at this place belongs to. */
export function sectionAt(list: readonly Section[], index: number): Section | undefined {
  return list.findLast(({ start }) => start <= index);
}
