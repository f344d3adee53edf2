import { HOURS, PRACTITIONERS, PROFESSION, ROLE, TENURE } from './built-in/business.ts';
import type { Draft } from './built-in/draft.ts';
import { SPEND, TURNOVER } from './built-in/financial.ts';
import {
  CHALLENGE,
  CHANNELS,
  OTHER_MARKETING,
  TESTIMONIALS,
  VIDEOS,
  WEBINARS,
} from './built-in/marketing.ts';
import { CALLER, CRM, FRONT_DESK, HOSPITALITY } from './built-in/sales.ts';
import type { Question } from './questions.ts';

/*
 * Only questions about things that a clinic can change score points; advice on anything else would be useless. The
 * eligibility rule consists of the questions on decision maker, turnover and budget.
 */
const drafts: Draft[] = [
  ROLE,
  HOURS,
  TENURE,
  PRACTITIONERS,
  FRONT_DESK,
  PROFESSION,
  TURNOVER,
  SPEND,
  CHANNELS,
  VIDEOS,
  TESTIMONIALS,
  OTHER_MARKETING,
  HOSPITALITY,
  CALLER,
  CRM,
  WEBINARS,
  CHALLENGE,
];

/**
 * The 17 built-in questions with ids 1 to 17. They are the seed, and the questions of the quiz if no stored question is
 * active.
 */
export const DEFAULT_QUESTIONS: readonly Question[] = drafts.map((draft, index) => ({
  id: index + 1,
  text: draft.text,
  description: draft.description ?? null,
  inputType: draft.inputType,
  category: draft.category,
  min: draft.min ?? null,
  max: draft.max ?? null,
  step: draft.step ?? null,
  isActive: true,
  options: draft.options ?? null,
  order: index + 1,
}));

/** Returns the questions of the quiz: the active stored ones, or the built-in ones if none is active. */
export function activeQuestions(stored: readonly Question[]): readonly Question[] {
  const active = stored.filter(({ isActive }) => isActive);
  return active.length > 0 ? active : DEFAULT_QUESTIONS;
}
