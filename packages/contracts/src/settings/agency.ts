/**
 * The agency's time zone, for day boundaries and for times in texts. Fixed, because analytics of past days cannot be
 * recalculated.
 */
export const AGENCY_ZONE = 'Europe/London';

/** The default agency name until an owner changes it. */
export const AGENCY_NAME = 'Upcurve';

/** When the agency calls its own leads: ISO weekdays and hours in its time zone. Closed on England's holidays. */
export const CALLING_HOURS = { firstDay: 1, lastDay: 5, from: 9, to: 18 } as const;
