import { pounds } from '@upcurve/site-content/money/format';
import { callingHoursOf, plans } from '@upcurve/site-content/pricing/plans';
import type { Company } from '../site/company.ts';

export type ContactPersonId = 'founder' | 'caller' | 'adviser';

interface ContactPerson {
  id: ContactPersonId;
  role: string;
  /** Instead of a name that is not set in the settings. */
  unnamed: string;
  does: string;
  hours?: string;
  /** Years in this work. Null until the agency enters its own. */
  years: number | null;
  /** For a demonstration, whose footer says that its people are examples. */
  exampleYears: number;
}

export const peopleSection = {
  title: 'Who you’ll talk to.',
  years: (years: number) => `${years} years in this work`,
};

/** The people a clinic meets first. The portraits are drawn and show nobody real. */
const people: readonly ContactPerson[] = [
  {
    id: 'caller',
    role: 'Caller',
    unnamed: 'Your caller',
    does: 'Calls you back if you leave a number, with your message open on the desk.',
    hours: `Calls ${callingHoursOf('ground')}`,
    years: null,
    exampleYears: 6,
  },
  {
    id: 'adviser',
    role: 'Adviser',
    unnamed: 'Your adviser',
    does: 'Holds the free consultation: your figures first, then what we’d do, or why we wouldn’t.',
    hours: 'Free times: on the booking page',
    years: null,
    exampleYears: 11,
  },
  {
    id: 'founder',
    role: 'Founder',
    unnamed: 'Our founder',
    does: 'Reads every client’s month, and rings you in person if it was a bad one.',
    years: null,
    exampleYears: 14,
  },
];

/** Returns the people with the names that the company's settings have. Nobody else is named. */
export function contactPeople({ founder, consultationsBy, isExample }: Company) {
  const names: Partial<Record<ContactPersonId, string>> = { founder, adviser: consultationsBy };
  return people.map(({ id, role, unnamed, does, hours, years, exampleYears }) => {
    const name = names[id];
    const shownYears = years ?? (isExample ? exampleYears : null);
    const facts = [
      ...(hours ? [hours] : []),
      ...(shownYears === null ? [] : [peopleSection.years(shownYears)]),
    ];
    return { id, name: name || unnamed, role: name ? role : '', does, facts };
  });
}

/** A call that was never made, to read. The drawn waveform follows its lines. */
export const sampleCall = {
  title: 'Read a first call.',
  note: 'An example: no client was recorded.',
  speakers: { caller: 'Caller', owner: 'Clinic' },
  lines: [
    {
      who: 'caller',
      text: 'Hello, this is Upcurve. You asked us to call, four minutes ago. Is now a good time?',
    },
    { who: 'owner', text: 'Four minutes? Yes, I’m between two patients.' },
    { who: 'caller', text: 'I’ll be brief. You wrote that calls get missed. When, mostly?' },
    { who: 'owner', text: 'At lunch, and after five. There are two of us at the desk.' },
    { who: 'caller', text: 'How many in a week, roughly?' },
    { who: 'owner', text: 'Twenty? I’ve never counted.' },
    {
      who: 'caller',
      text: 'Then that’s where we’d begin. Could you spare half an hour on Thursday at 9:30, or on Friday at 2?',
    },
    { who: 'owner', text: 'Thursday. And what would it cost me, after that?' },
    {
      who: 'caller',
      text: `Plans start at ${pounds(plans.ground.fee)} a month plus VAT. If it wouldn’t pay for you, we’ll say so on Thursday.`,
    },
  ],
} as const;
