/* Apart from the schemas, so that the pages of the site load no zod. */

/**
 * The agency's time zone, for day boundaries and for times in texts. Fixed, because analytics of past days cannot be
 * recalculated.
 */
export const AGENCY_ZONE = 'Europe/London';

/** The default agency name until an owner changes it. */
export const AGENCY_NAME = 'Upcurve';

/** When the agency calls its own leads: ISO weekdays and hours in its time zone. Closed on England's holidays. */
export const CALLING_HOURS = { firstDay: 1, lastDay: 5, from: 9, to: 18 } as const;

/** A lead is called soon if its first call comes within this many minutes. */
export const PROMPT_CALL_MINUTES = 5;

/** What the VAT number says of a company without one. */
export const NO_VAT = 'Not registered';
