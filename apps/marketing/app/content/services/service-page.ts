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
  work: { lead: string; benefits: readonly string[] };
  example: { title: string; setting: string; lines: readonly SumLine[]; reading: string };
  when: string;
  who: string;
  fromYou: string;
  /** The id of the inclusion in `pricing/plans.ts` that tells most about the plans. */
  amount: string;
  questions: readonly QuestionAndAnswer[];
  next: { title: string; text: string; action: 'booking' | 'quiz'; label: string };
}
