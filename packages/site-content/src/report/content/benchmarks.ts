import { CATEGORIES, type Category } from '@upcurve/contracts/quiz/questions';

/** The score we expect from a typical independent UK clinic, by category. The agency revises these values. */
export const benchmarks: Record<Category, number> = {
  business: 62,
  marketing: 38,
  sales: 41,
  financial: 52,
  general: 50,
};

export const benchmarkSource =
  'Typical: Upcurve’s own working estimate for an independent UK clinic, revised each year. It is a yardstick; nobody was surveyed. Questions you skipped earn no points.';

/** The names of the categories for a clinic. Staff call the budget “Financial”. */
export const categoryNames: Record<Category, string> = { ...CATEGORIES, financial: 'Budget' };

export const categoryLines: Record<Category, string> = {
  business: 'Who decides, how long you have been open, how the clinic is set up.',
  marketing: 'How many of the right people hear about you, and what they see.',
  sales: 'What happens between an enquiry and a booked visit.',
  financial: 'What you spend on marketing, judged by what your turnover can carry.',
  general: 'Everything else you told us.',
};
