/* Apart from the schemas of calls, so that the lists of leads load no zod. */

/** How a call ended, with labels, in the order of their number keys. */
export const CALL_RESULTS = {
  no_answer: 'No answer',
  left_message: 'Left a message',
  spoke: 'Spoke',
  booked: 'Booked',
} as const;
type CallResult = keyof typeof CALL_RESULTS;

/** The results of calls that the lead did not answer. */
export const UNANSWERED: readonly CallResult[] = ['no_answer', 'left_message'];

export const CALL_TEXT_MAX = 2000;
export const CALL_MINUTES_MAX = 600;
