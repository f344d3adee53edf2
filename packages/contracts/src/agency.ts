/**
 * Where the agency is: its days begin, and its times are told, as clocks there say. Fixed: the days that analytics have
 * counted began by these clocks, and cannot be cut anew.
 */
export const AGENCY_ZONE = 'Europe/London';

/** What the agency is called until an owner enters another name. */
export const AGENCY_NAME = 'Upcurve';
