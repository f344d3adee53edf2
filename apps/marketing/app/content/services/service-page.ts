import type { QuestionAndAnswer } from '../question-and-answer.ts';
import type { ServiceId } from '../services.ts';

/** A step on the way, with the time it happens. */
export interface Stage {
  when: string;
  title: string;
  text: string;
}

/** One line of a worked sum. `working` is plain arithmetic: numbers with × ÷ + − and words between them. */
export interface SumLine {
  label: string;
  working?: string;
  result: string;
}

/** All that the page of one service says. */
export interface ServicePage {
  /** For search engines: at most 60 characters, and 110 to 160. */
  metaTitle: string;
  metaDescription: string;
  title: string;
  lead: string;
  cost: { title: string; paragraphs: readonly string[]; aside: string };
  /** The benefits of the home page, deeper; in the same order. */
  work: { title: string; lead: string; benefits: readonly [string, string, string] };
  start: { title: string; stages: readonly [Stage, Stage, Stage, Stage] };
  /** What holds on every plan; the quantities come from `pricing/plans.ts`. */
  monthly: { title: string; lead: string; habits: readonly string[] };
  example: { title: string; setting: string; lines: readonly SumLine[]; reading: string };
  people: {
    title: string;
    roles: readonly { role: string; does: string }[];
    /** What the clinic has to give. */
    fromYou: string;
  };
  questions: readonly QuestionAndAnswer[];
  related: readonly [ServiceId, ServiceId];
  next: { title: string; text: string; action: 'booking' | 'quiz'; label: string };
}
