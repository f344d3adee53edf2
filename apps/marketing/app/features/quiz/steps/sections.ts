import type { Question } from '@upcurve/contracts/quiz/questions';
import { asksAboutYou, sections } from '../../../content/quiz/quiz.ts';

export interface Section {
  name: string;
  start: number;
}

function nameOf({ category, text }: Question): string {
  return category === 'business' && asksAboutYou.test(text) ? sections.you : sections[category];
}

/**
 * Groups the questions into the named sections of the curve, in order. A single question of another category within a
 * section belongs to that section.
 */
export function sectionsOf(questions: readonly Question[]): readonly Section[] {
  const names = questions.map(nameOf);
  const joined = names.map((name, index) => {
    const before = names[index - 1];
    return before !== undefined && before === names[index + 1] ? before : name;
  });
  return joined.flatMap((name, start) => (name === joined[start - 1] ? [] : [{ name, start }]));
}

export function sectionAt(list: readonly Section[], index: number): Section | undefined {
  return list.findLast(({ start }) => start <= index);
}
