import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { contactKind } from './contact/contact-kind.ts';
import type { LeadKindConfig } from './lead-kind.ts';
import { quizKind } from './quiz/quiz-kind.ts';

/** The two kinds of lead. */
export const LEAD_KINDS: Readonly<Record<LeadKind, LeadKindConfig>> = {
  eligibility: quizKind,
  contact: contactKind,
};
