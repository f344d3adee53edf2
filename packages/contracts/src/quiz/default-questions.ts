import { z } from '../shared/zod.ts';
import builtIn from './built-in-questions.json' with { type: 'json' };
import { type Question, QuestionInput } from './questions.ts';

/*
 * About the texts and scores in built-in-questions.json:
 *
 * Only questions about things that a clinic can change score points; advice on anything else would be useless. The
 * eligibility rule consists of the questions on decision maker, turnover and budget. Spending nothing earns points too,
 * because most clinics start that way. Turnover decides how many of them count. An answer that we should not recommend
 * earns the same points as the one below it, so the report never suggests it.
 *
 * Sources of the figures in the advice. Other figures are marked as our rule of thumb.
 *
 * Harvard Business Review, 2011: Oldroyd, McElheran, Elkington, "The Short Life of Online Sales Leads". Of 2,241 US
 *   companies 37% replied to a web enquiry within an hour, 23% never. Those that called within an hour were nearly
 *   seven times as likely to have a conversation with a decision-maker as those that called an hour later.
 * Oldroyd, 2007: "Lead Response Management Study", MIT and InsideSales.com. The odds of reaching a lead fell 100 times
 *   between five and thirty minutes.
 * Gartner, 2024: CMO Spend Survey of 395 marketing leaders, mostly of very large companies: budgets of 7.7% of revenue.
 * BrightLocal, 2025: Local Consumer Review Survey (US). 83% read reviews on Google, 74% use at least two review sites.
 * Wyzowl, 2023: Video Marketing Statistics. 89% have been convinced to buy by a brand's video. Wyzowl makes videos.
 * ASA: CAP Code 12.12 (prescription-only medicines may not be advertised to the public) and 3.45 (evidence for
 *   testimonials).
 */

/**
 * The 17 built-in questions with ids 1 to 17. They are the seed, and the questions of the quiz if no stored question is
 * active.
 */
export const DEFAULT_QUESTIONS: readonly Question[] = z
  .array(QuestionInput)
  .parse(builtIn)
  .map((question, index) => ({
    id: index + 1,
    description: null,
    min: null,
    max: null,
    step: null,
    options: null,
    ...question,
    isActive: true,
    order: index + 1,
  }));

/** Returns the questions of the quiz: the active stored ones, or the built-in ones if none is active. */
export function activeQuestions(stored: readonly Question[]): readonly Question[] {
  const active = stored.filter(({ isActive }) => isActive);
  return active.length > 0 ? active : DEFAULT_QUESTIONS;
}
