import { ASSUMPTIONS, type Leaks } from '../../money/model.ts';
import type { PlanId } from '../../pricing/plans.ts';

/*
 * The report's assumptions. All of them are Upcurve's own working estimates, revised each year. The report says so, and
 * visitors replace those on their kind of clinic with their own figures.
 */

/** The months until all leaks are closed, and until the ads bring all of their enquiries. */
export const pace = { leaks: 3, demand: 6 };

/**
 * What a step earns that the clinic takes itself: a percentage of its leak, as in the low end of the range, or for each
 * point of the score 1% of the revenue from new patients, at most this percentage.
 */
export const stepEarns = { leak: ASSUMPTIONS.low, demand: 5 };

/**
 * How much of the leak of late answers the calls of a plan close, in percent. Enquiries outside its calling hours are
 * called when the next shift begins.
 */
const callsClose: Record<PlanId, number> = { ground: 80, rise: 90, crest: 95 };

/**
 * The percentage of each leak that the target of a plan counts on. We call in our calling hours; second calls can wait
 * for them. The next visit is booked by the clinic, so that leak counts as a step of its own.
 */
export const planCloses = (plan: PlanId): Leaks => ({
  slow: callsClose[plan],
  followUp: 100,
  returning: stepEarns.leak,
});

export interface Kind {
  /** Follows "for" in running text. */
  name: string;
  /** Identifies the kind in the answer about the clinic's profession. The first match wins. */
  words: RegExp;
  /** Of 100 enquiries, how many become a first paid visit. */
  booked: number;
  /** Pounds per visit. */
  value: number;
  /** Of 100 new patients, how many return within a year, and how many could. */
  returning: number;
  reachable: number;
  /** Return visits per year of each returning patient. */
  visits: number;
  /** The percentage of turnover from patients whose first visit was within the past year. */
  newShare: number;
  /** Pounds of ads per additional enquiry. */
  perEnquiry: number;
  /** Of £100 of extra revenue, how much remains after materials and the practitioner. */
  kept: number;
  /** Replaces the first step against patients who do not return. */
  returningStep?: string;
}

/** Of £100 of extra revenue, how much an aesthetic clinic keeps after materials and the practitioner. */
export const TYPICAL_KEPT = 65;

const other: Kind = {
  name: 'an aesthetic clinic of any kind',
  words: /(?:)/,
  booked: 20,
  value: 300,
  returning: 35,
  reachable: 50,
  visits: 2,
  newShare: 30,
  perEnquiry: 25,
  kept: TYPICAL_KEPT,
};

export const kinds: readonly Kind[] = [
  {
    name: 'a plastic surgery clinic',
    words: /surg/i,
    booked: 6,
    value: 4500,
    returning: 10,
    reachable: 15,
    visits: 1,
    newShare: 60,
    perEnquiry: 80,
    kept: 60,
    returningStep:
      'Book the review after a year before the patient leaves, and ask there what they would like next.',
  },
  {
    name: 'a dental clinic',
    words: /dent/i,
    booked: 30,
    value: 240,
    returning: 60,
    reachable: 70,
    visits: 3,
    newShare: 25,
    perEnquiry: 40,
    kept: 60,
  },
  {
    name: 'a dermatology clinic',
    words: /derm|skin/i,
    booked: 30,
    value: 280,
    returning: 45,
    reachable: 55,
    visits: 2,
    newShare: 35,
    perEnquiry: 35,
    kept: 65,
  },
  { ...other, name: 'a medspa', words: /medspa|aesthetic/i, value: 350, perEnquiry: 30 },
  other,
];
