/**
 * The agency's time zone, for day boundaries and for times in texts. Fixed, because analytics of past days cannot be
 * recalculated.
 */
export const AGENCY_ZONE = 'Europe/London';

/** The default agency name until an owner changes it. */
export const AGENCY_NAME = 'Upcurve';
