/**
 * The agency's time zone, for the start of days and for times in texts. Fixed, since past days of the analytics
 * cannot be recalculated.
 */
export const AGENCY_ZONE = 'Europe/London';

/** The name of the agency until an owner enters another name. */
export const AGENCY_NAME = 'Upcurve';
