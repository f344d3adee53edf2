const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The agency's day, wherever it is read.
  timeZone: 'Europe/London',
});

/** The day of a moment: 22 November 2026. */
export const dayOf = (moment: string): string => long.format(new Date(moment));
