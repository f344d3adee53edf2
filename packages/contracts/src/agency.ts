/** Where the agency is: its days begin, and its times are told, as clocks there say. */
export const AGENCY_ZONE = 'Europe/London';
