import { ASSUMPTIONS, LEAKS as CALCULATED } from '../../money/model.ts';
import { TYPICAL_KEPT } from '../../pricing/verdict.ts';

/*
 * The report's assumptions. All of them are Upcurve's own working estimates, revised each year. The report says so, and
 * visitors replace those on their kind of clinic with their own figures.
 */

/** Where a clinic loses money: the calculator's causes, and appointments that nobody comes to. */
export const LEAKS = [...CALCULATED, 'noShows'] as const;
export type Leak = (typeof LEAKS)[number];

/** Of 100 appointments without a patient, how many a deposit and a call the day before would save. */
export const NO_SHOWS_SAVED = 50;

/** The percentage of its leak that a step closes: with calls, and with texts in their place. */
export const STEP_CLOSES = ASSUMPTIONS.low;
export const TEXT_CLOSES = 30;

/** What an hour of someone who calls costs a clinic, in pounds: the wage, with holidays, insurance and pension. */
export const HOURLY_WAGE = 16;

export interface Kind {
  /** Follows "for" in running text. */
  name: string;
  /** Identifies the kind in the answer about the clinic's profession. The first match wins. */
  words: RegExp;
  /** Of 100 enquiries, how many become a first paid visit. */
  booked: number;
  /** Of 100 appointments, how many nobody comes to. */
  noShows: number;
  /** Pounds per visit. */
  value: number;
  /** Of 100 new patients, how many return within a year, and how many could. */
  returning: number;
  reachable: number;
  /** Return visits per year of each returning patient. */
  visits: number;
  /** The percentage of turnover from patients whose first visit was within the past year. */
  newShare: number;
  /** Of £100 of extra revenue, how much remains after materials and the practitioner. */
  kept: number;
  /** Whether most of its care is exempt from VAT, so that it cannot reclaim what it pays. Cosmetic work is not. */
  isVatExempt?: true;
  /** Consultations for each patient who decides, where most of the selling happens in them. */
  consultations?: number;
  /** Replaces the step against patients who do not return. */
  returningStep?: string;
}

const other: Kind = {
  name: 'an aesthetic clinic of any kind',
  words: /(?:)/,
  booked: 20,
  noShows: 8,
  value: 300,
  returning: 35,
  reachable: 50,
  visits: 2,
  newShare: 30,
  kept: TYPICAL_KEPT,
};

export const kinds: readonly Kind[] = [
  {
    name: 'a plastic surgery clinic',
    words: /surg/i,
    booked: 6,
    noShows: 5,
    value: 4500,
    returning: 10,
    reachable: 15,
    visits: 1,
    newShare: 60,
    kept: 60,
    consultations: 3,
    returningStep:
      'Book the review after a year before the patient leaves, and ask there what they would like next.',
  },
  {
    name: 'a dental clinic',
    words: /dent/i,
    booked: 30,
    noShows: 8,
    value: 240,
    returning: 60,
    reachable: 70,
    visits: 3,
    newShare: 25,
    kept: 60,
    isVatExempt: true,
  },
  {
    name: 'a dermatology clinic',
    words: /derm|skin/i,
    booked: 30,
    noShows: 8,
    value: 280,
    returning: 45,
    reachable: 55,
    visits: 2,
    newShare: 35,
    kept: 65,
    isVatExempt: true,
  },
  { ...other, name: 'a medspa', words: /medspa|aesthetic/i, value: 350 },
  other,
];
