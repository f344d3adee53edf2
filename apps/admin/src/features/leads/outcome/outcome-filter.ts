import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { filterBy } from '../../../kit/filters/choices-of.ts';

/** The filter by outcome, behind the button that shows more filters. */
export const OUTCOME_FILTER = {
  ...filterBy('outcome', 'Outcome', 'All outcomes', OUTCOMES),
  isFirst: false,
} as const;
