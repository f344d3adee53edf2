import { callingHoursOf } from '@upcurve/site-content/pricing/plans';
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
  title: 'Who will I talk to?',
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

/** Returns the people, of whom the settings name the founder. Each booking names the adviser who holds it. */
export function contactPeople({ founder, isExample }: Company) {
  return people.map(({ id, role, unnamed, does, hours, years, exampleYears }) => {
    const name = id === 'founder' ? founder : '';
    const shownYears = years ?? (isExample ? exampleYears : null);
    const facts = [
      ...(hours ? [hours] : []),
      ...(shownYears === null ? [] : [peopleSection.years(shownYears)]),
    ];
    return { id, name: name || unnamed, role: name ? role : '', does, facts };
  });
}
