import type { PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import { clinicField, emailField, type FieldWords, nameField, phoneField } from './contact/forms.ts';

type PlaceKind = keyof typeof PLACE_KINDS;

/** The chosen slot. Its radio buttons are in the slot picker. */
export const slotField: FieldWords = { name: 'start', label: 'Time', missing: 'Choose a time.' };

/** The visitor's details, after the slot. */
export const bookingFields = ({ place }: { place: { kind: PlaceKind } }): readonly FieldWords[] => [
  nameField,
  emailField,
  place.kind === 'phone'
    ? { ...phoneField, missing: 'Enter a number we can call.', hint: 'We’ll call it at the time you chose.' }
    : { ...phoneField, hint: 'In case the line drops.' },
  clinicField,
];

export const slotPicker = {
  legend: 'Choose a time',
  zone: (zone: string) => `Times are in ${zone}.`,
  zones: (own: string, agency: string) => `Times are in ${own}, where you are. Below them is ${agency}.`,
  more: (count: number) => `${count} more`,
  moreHidden: (part: string, day: string) => ` times in the ${part} of ${day}`,
  month: 'Another day',
  previous: 'Previous month',
  next: 'Next month',
  dayFree: (day: string, count: number) => `${day}: ${count} free ${count === 1 ? 'time' : 'times'}`,
  noneFrom: 'No time is free from this day on. Choose an earlier one.',
  showing: (day: string) => `Free times from ${day} on.`,
  all: 'Show all free times',
};

export const bookingForm = {
  title: 'Choose a time',
  lead: (minutes: number, place: PlaceKind) =>
    `${minutes} minutes, ${{ phone: 'by phone', video: 'by video', address: 'at our office' }[place]}.`,
  types: 'Other meetings',
  chosen: 'Your time',
  submit: 'Book this time',
  sent: 'It’s booked. One moment…',
  booking: 'Booking…',
  /** Asks for a phone number beside the time chosen in a report. */
  ringAt: (time: string) => `The number that we ring at ${time}`,
  otherTime: 'Another time',
  /** In a report, before the link to move it. */
  booked: (day: string, time: string) =>
    `You’re booked: ${day}, ${time}. Your confirmation has the link to move it.`,
  taken: 'Someone has just taken it. These are the next free ones.',
  takenLast: 'Someone has just taken it, and nothing else is free at the moment.',
  without: {
    text: 'Does none of these suit you?',
    link: 'Ask for another time',
  },
};

export const ownBookingPage = {
  kicker: 'Your meeting',
  heads: {
    booked: {
      title: 'You’re booked.',
      lead: 'We’re sending you the details by email.',
    },
    held: {
      title: 'Almost booked.',
      lead: 'Please confirm this time with the link in our mail, within 24 hours. Until then someone else can take it. No mail? Please call us.',
    },
    taken: {
      title: 'Someone was faster.',
      lead: 'This time was taken before you confirmed it. Please choose another one.',
    },
    moved: { title: 'It’s moved.', lead: 'We’ve sent you the new time by email.' },
    confirmed: { title: 'It’s confirmed.', lead: 'The time is yours. We’ve sent you the details by email.' },
    confirm: { title: 'Is this time right?', lead: 'Confirm it and it’s yours.' },
    coming: {
      title: 'Your meeting.',
      lead: 'Something’s come up? Move it or cancel it here, up to the last minute.',
    },
    cancelled: {
      title: 'It’s cancelled.',
      lead: 'We’ve taken it out of our calendar. You can book another time whenever you like.',
    },
    past: {
      title: 'It’s begun, or it’s over.',
      lead: 'This meeting can’t be changed any more. Would you like another?',
    },
    unknown: {
      title: 'We don’t know this booking.',
      lead: 'The link is incomplete, or nobody confirmed the time. You can book a new time.',
    },
    unreachable: {
      title: 'We can’t reach our calendar.',
      lead: 'Our server isn’t answering just now. Nothing has changed; please try again in a moment.',
    },
  },
  with: (host: string) => `With ${host}`,
  how: {
    phone: 'By phone: we call the number you gave us.',
    video: 'By video:',
    videoLink: 'open the call',
    address: 'In person:',
  },
  minutes: (count: number) => `${count} minutes`,
  save: 'Put it in your calendar',
  saveHint: 'A small .ics file for Apple, Google and Outlook.',
  again: 'Book another time',
  confirm: 'Confirm this time',
  move: {
    title: 'Move it',
    submit: 'Move it to this time',
    none: 'No other time is free at the moment. Please look again later, or call us.',
  },
  cancel: {
    title: 'Cancel it',
    text: 'The time becomes free for someone else. There’s no undo, but you can book again.',
    reason: { name: 'reason', label: 'What came up?', kind: 'lines' } satisfies FieldWords,
    submit: 'Cancel the meeting',
  },
  atHand: {
    title: 'Have these at hand',
    things: [
      'Your turnover, roughly, and how many enquiries a month brings.',
      'What you spend on marketing, and on what.',
      'Your report, if you took the [eligibility check](/eligibility/welcome).',
    ],
  },
  trouble: {
    taken: 'Someone has just taken that time. These are the next free ones.',
    noTime: 'Choose a new time first.',
    late: 'This meeting can’t be changed any more.',
    expired: 'This time was not confirmed within 24 hours. Please book again.',
  },
};

export const bookingEntry = {
  title: (name: string, host: string) => `${name} with ${host}, Upcurve`,
  text: (manage: string) => `Move or cancel: ${manage}`,
};
