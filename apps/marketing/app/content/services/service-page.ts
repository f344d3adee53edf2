import type { QuestionAndAnswer } from '../site/question-and-answer.ts';

/** One line of a worked calculation. `working` is plain arithmetic: numbers with × ÷ + − and words between them. */
export interface SumLine {
  label: string;
  working: string;
  result: string;
}

/** The texts of a service's page. All nine pages have the same parts. */
export interface ServicePage {
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  problem: { title: string; text: string; aside: string };
  /** The benefits from the home page in more detail, in the same order. */
  benefits: readonly string[];
  example: { title: string; setting: string; lines: readonly SumLine[]; reading: string };
  when: string;
  who: string;
  fromYou: string;
  questions: readonly QuestionAndAnswer[];
  next: { title: string; text: string; action: 'booking' | 'quiz'; label: string };
}

/** The headings that all nine pages share. */
export const serviceWording = {
  work: 'What do you do?',
  exampleMark: 'Worked example, invented clinic',
  exampleCaption: 'The sum, line by line',
  plan: 'Who does it, and when?',
  when: 'When it works',
  who: 'Who does it',
  fromYou: 'What we need from you',
  questions: 'What clinics ask us first',
};
