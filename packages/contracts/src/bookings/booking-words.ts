/* Separate from the schemas, so that pages and screens load these without zod. */

/** Statuses of a booking with their labels. Only `booked` ones occupy their hosts. */
export const BOOKING_STATUSES = {
  booked: 'Booked',
  met: 'Met',
  no_show: 'No-show',
  cancelled: 'Cancelled',
} as const;
export type BookingStatus = keyof typeof BOOKING_STATUSES;

export const PLACE_KINDS = { phone: 'By phone', video: 'Video call', address: 'In person' } as const;

/** How meetings are assigned if their type has several hosts, with labels. */
export const ASSIGNMENTS = { one: 'One of them, in turn', all: 'All of them' } as const;

export const QUESTION_KINDS = { line: 'One line', text: 'Several lines', choice: 'One of a list' } as const;

/** Public holidays that a host can take off: the code of a region, with its name. */
export const HOLIDAY_REGIONS = {
  'GB-ENG': 'England',
  'GB-WLS': 'Wales',
  'GB-SCT': 'Scotland',
  'GB-NIR': 'Northern Ireland',
} as const;

/** Days of the week, in the order of `HoursInput.weekly`. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Hours within which a visitor can confirm a booking by mail. Until then, its slot stays free for others. */
export const CONFIRM_HOURS = 24;
