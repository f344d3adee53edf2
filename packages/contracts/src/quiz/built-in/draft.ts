import type { Category, InputType, QuestionOption } from '../questions.ts';

/** A built-in question without its id and position. */
export interface Draft {
  text: string;
  description?: string;
  inputType: InputType;
  category: Category;
  min?: number;
  max?: number;
  step?: number;
  options?: QuestionOption[];
}

type Counts = Pick<QuestionOption, 'points' | 'qualifies' | 'turnover' | 'spend'>;
type Words = [title: string, why: string, thisWeek: string, link: string];

/** Returns an option with the advice for those who choose it. */
export function choice(
  value: string,
  label: string,
  counts: Counts,
  [title, why, thisWeek, link]: Words,
): QuestionOption {
  return { value, label, ...counts, advice: { title, why, thisWeek, link } };
}

/*
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
