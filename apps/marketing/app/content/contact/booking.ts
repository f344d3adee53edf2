import { CALLING_HOURS } from '@upcurve/contracts/settings/agency';

/** Consultation times and the calendar entry. The agency edits this file. */

const { from, to } = CALLING_HOURS;

/** The parts of the day, in UK time: the hours in which we call our own leads. */
export const partsOfDay = {
  morning: { label: 'Morning', hours: `${from} to 12`, from, to: 12 },
  afternoon: { label: 'Afternoon', hours: '12 to 5', from: 12, to: 17 },
  evening: { label: 'Evening', hours: `5 to ${to - 12}`, from: 17, to },
} as const;
export type PartOfDay = keyof typeof partsOfDay;

/** Returns text such as `Morning, 9 to 12 UK time`. */
export const spokenPart = (part: PartOfDay) => `${partsOfDay[part].label}, ${partsOfDay[part].hours} UK time`;

/** Error messages for days that are not available. */
export const dayTrouble = {
  none: 'Choose a day.',
  closed: 'We’re closed that day. Choose a working day, Monday to Friday.',
  tooSoon: (first: string) =>
    `Choose ${first} or later, so that we can confirm it first. For anything sooner, call us.`,
};

export const chosenPlan = {
  label: 'Your plan',
  text: 'We’ll talk it through before anything’s agreed.',
  change: 'Compare the plans',
};

/** The service whose page the visitor comes from, above the booking form. */
export const chosenService = 'You’re asking about';

/** Repeats the request on the thank-you page. */
export const requestedTimeSlip = {
  title: 'What you asked for',
  plan: 'Plan',
  confirms: (by: string, confirmer: string) =>
    `${confirmer ? `${confirmer} confirms` : 'We confirm'} the exact half hour by phone or email, by 6 pm on ${by}.`,
  save: 'Put it in your calendar',
  hint: 'A small .ics file for Apple, Google and Outlook. It holds the time until we confirm it.',
  change: 'Something’s come up?',
};

export const calendarEntry = {
  title: 'Upcurve consultation (to be confirmed)',
  text: (by: string) => `Thirty minutes, free. We’ll confirm the exact half hour by 6 pm on ${by}.`,
};
