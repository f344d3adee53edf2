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
