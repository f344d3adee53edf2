import type { ServiceId } from '@upcurve/site-content/services';
import type { QuestionAndAnswer } from '../site/question-and-answer.ts';

/** A step of the first weeks, with its time. */
export interface Stage {
  when: string;
  title: string;
  text: string;
}

/** One line of a worked calculation. `working` is plain arithmetic: numbers with × ÷ + − and words between them. */
export interface SumLine {
  label: string;
  working?: string;
  result: string;
}

/** The texts of a service's page. */
export interface ServicePage {
  /** For search engines: the title has at most 60 characters, the description 110 to 160. */
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  cost: { title: string; paragraphs: readonly string[]; aside: string };
  /** The benefits from the home page in more detail, in the same order. */
  work: { title: string; lead: string; benefits: readonly [string, string, string] };
  start: { title: string; stages: readonly [Stage, Stage, Stage, Stage] };
  /** Inclusions of every plan; the quantities come from `pricing/plans.ts`. */
  monthly: { title: string; lead: string; habits: readonly string[] };
  example: { title: string; setting: string; lines: readonly SumLine[]; reading: string };
  people: {
    title: string;
    roles: readonly { role: string; does: string }[];
    /** The clinic's contribution. */
    fromYou: string;
  };
  questions: readonly QuestionAndAnswer[];
  related: readonly [ServiceId, ServiceId];
  next: { title: string; text: string; action: 'booking' | 'quiz'; label: string };
}
