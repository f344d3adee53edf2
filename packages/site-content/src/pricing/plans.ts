import { CALLING_HOURS } from '@upcurve/contracts/settings/agency';
import { pounds } from '../money/format.ts';
import { placeholder } from '../placeholders.ts';
import type { ServiceId } from '../services.ts';

/*
 * All figures of the offer. Prices, deliverables, subscription, partner page and trading terms read them from this
 * file, so they always agree.
 */

export const planIds = ['ground', 'rise', 'crest'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  name: string;
  /** Pounds a month, excluding VAT. */
  fee: number;
  minimumMonths: number;
  /**
   * The clinic's ad spend in pounds a month, paid to the platforms: the smallest sensible amount and the most we
   * manage.
   */
  adsFrom: number;
  adsTo: number;
  /** New enquiries called per month. */
  calls: number;
  /**
   * The lowest monthly turnover in pounds that the plan suits; its range ends where the next plan's starts. The fee and
   * the smallest ad spend are at most 15% of it.
   */
  turnoverFrom: number;
  suits: string;
}

export const plans: Record<PlanId, Plan> = {
  ground: {
    name: 'Ground',
    fee: 2200,
    minimumMonths: 3,
    adsFrom: 750,
    adsTo: 3000,
    calls: 60,
    turnoverFrom: 20_000,
    suits: 'A small team. Enquiries come in, but nobody has time to call them all.',
  },
  rise: {
    name: 'Rise',
    fee: 4200,
    minimumMonths: 3,
    adsFrom: 2000,
    adsTo: 10_000,
    calls: 150,
    turnoverFrom: 42_000,
    suits: 'A team with a front desk and room in the diary. The work is good and the growth is uneven.',
  },
  crest: {
    name: 'Crest',
    fee: 7800,
    minimumMonths: 6,
    adsFrom: 5000,
    adsTo: 30_000,
    calls: 400,
    turnoverFrom: 100_000,
    suits: 'A full team that wants to grow further, perhaps at more sites. Growth has to be steered.',
  },
};

/** The lowest fee of all plans, in pounds a month. */
export const LEAST_FEE = Math.min(...planIds.map((id) => plans[id].fee));

placeholder('Prices of the plans', plans);

/** The rules that apply to every plan. */
export const rules = {
  vatPercent: 20,
  paymentDays: 14,
  noticeDays: 30,
  handoverWorkingDays: 10,
  pauseMonths: 2,
  pausePercent: 25,
  pauseNoticeDays: 14,
  priceRisePercent: 5,
  priceRiseNoticeDays: 60,
  /** The month by which the growth target is due, and the number of months averaged to measure it. */
  targetMonth: 12,
  measuredMonths: 3,
  /** The lowest growth target we sign, as a multiple of the fee with the calls added to the plan. */
  targetMultiple: 3,
  /** The most of its turnover that we advise a clinic to spend on plan and ads. */
  mostSharePercent: 15,
  referralPercent: 10,
  referralMonths: 12,
} as const;

/** Adds VAT to a sum. */
export const withVat = (sum: number): number => sum * (1 + rules.vatPercent / 100);

/** The packs of calls that a clinic with so many enquiries a month needs on top of a plan. */
export const packsFor = (plan: PlanId, enquiries: number): number =>
  Math.max(0, Math.ceil((enquiries - plans[plan].calls) / morePerPack));

/** Returns a plan's lowest growth target: pounds of turnover a month on top of today's. It grows with the calls. */
export const leastTarget = (plan: PlanId, enquiries = 0) =>
  (plans[plan].fee + packsFor(plan, enquiries) * packPrice) * rules.targetMultiple;

/** Returns the turnover range of a plan as text: `£20,000 to £42,000 a month`. */
export function turnoverOf(id: PlanId): string {
  const from = pounds(plans[id].turnoverFrom);
  const next = planIds[planIds.indexOf(id) + 1];
  return next ? `${from} to ${pounds(plans[next].turnoverFrom)} a month` : `${from} a month and more`;
}

export interface Inclusion {
  id: string;
  label: string;
  values: Record<PlanId, string>;
}

const each = (value: string) => ({ ground: value, rise: value, crest: value });

/** When we call new enquiries: the days, and the hours of the day. The examples on the site suit every plan. */
export const callingHours: Record<PlanId, { days: string; from: number; to: number }> = {
  ground: { days: 'Mon–Fri', from: CALLING_HOURS.from, to: CALLING_HOURS.to },
  rise: { days: 'Mon–Sat', from: 8, to: 20 },
  crest: { days: 'Every day', from: 8, to: 20 },
};

/** Returns a plan's calling hours as text: `Mon–Fri, 9 to 6`. */
export function callingHoursOf(plan: PlanId): string {
  const { days, from, to } = callingHours[plan];
  return `${days}, ${from} to ${to - 12}`;
}

/** The quantity of each service in a plan; per month unless stated otherwise. */
export const inclusions: Record<ServiceId, readonly Inclusion[]> = {
  website: [
    {
      id: 'site',
      label: 'Website built or rebuilt, in the first three months',
      values: { ground: 'Up to 12 pages', rise: 'Up to 30 pages', crest: 'Up to 60 pages' },
    },
    {
      id: 'landing-pages',
      label: 'New landing pages',
      values: { ground: '1', rise: '3', crest: '6' },
    },
    {
      id: 'changes',
      label: 'Changes you ask for are live within',
      values: { ground: '3 working days', rise: '2 working days', crest: '1 working day' },
    },
  ],
  'paid-media': [
    { id: 'platforms', label: 'Advertising platforms run', values: { ground: '1', rise: '2', crest: '4' } },
    { id: 'adverts', label: 'New ads', values: { ground: '4', rise: '10', crest: '24' } },
    {
      id: 'ads-to',
      label: 'Advertising money looked after',
      values: {
        ground: `Up to ${pounds(plans.ground.adsTo)}`,
        rise: `Up to ${pounds(plans.rise.adsTo)}`,
        crest: `Up to ${pounds(plans.crest.adsTo)}`,
      },
    },
  ],
  content: [
    {
      id: 'filming-days',
      label: 'Filming days at your clinic',
      values: { ground: '1', rise: '1', crest: '2' },
    },
    {
      id: 'films',
      label: 'Short films, cut and captioned',
      values: { ground: '8', rise: '14', crest: '28' },
    },
    { id: 'posts', label: 'Posts written and scheduled', values: { ground: '12', rise: '20', crest: '30' } },
  ],
  sales: [
    {
      id: 'enquiries',
      label: 'New enquiries called within five minutes',
      values: {
        ground: `Up to ${plans.ground.calls}`,
        rise: `Up to ${plans.rise.calls}`,
        crest: `Up to ${plans.crest.calls}`,
      },
    },
    {
      id: 'hours',
      label: 'When we call',
      values: {
        ground: callingHoursOf('ground'),
        rise: callingHoursOf('rise'),
        crest: callingHoursOf('crest'),
      },
    },
    {
      id: 'hires',
      label: 'Callers found and trained for your own team',
      values: { ground: '1 a year', rise: '2 a year', crest: '4 a year' },
    },
    {
      id: 'training',
      label: 'Training for your front desk',
      values: { ground: '2 hours', rise: '4 hours', crest: '8 hours' },
    },
  ],
  tracking: [
    { id: 'report', label: 'The one-page report', values: each('Every month') },
    {
      id: 'review',
      label: 'Half an hour with your account manager',
      values: { ground: 'Every month', rise: 'Every two weeks', crest: 'Every week' },
    },
    { id: 'sources', label: 'Enquiries followed from ad to treatment', values: each('All of them') },
  ],
  referral: [
    { id: 'reviews', label: 'Patients asked for a review', values: each('After every visit') },
    {
      id: 'past-patients',
      label: 'Messages to past patients, written and sent',
      values: { ground: '1', rise: '2', crest: '4' },
    },
    {
      id: 'referral-offer',
      label: 'Your referral offer',
      values: { ground: 'Set up once', rise: 'New every quarter', crest: 'New every quarter' },
    },
  ],
  seo: [
    {
      id: 'treatment-pages',
      label: 'Treatment pages improved',
      values: { ground: '2', rise: '4', crest: '8' },
    },
    {
      id: 'articles',
      label: 'Articles, researched and written',
      values: { ground: '1', rise: '2', crest: '4' },
    },
    { id: 'listings', label: 'Map listings kept up', values: { ground: '1', rise: '2', crest: '5' } },
  ],
  podcast: [
    {
      id: 'episodes',
      label: 'Episodes recorded and edited',
      values: { ground: '1 a quarter', rise: '1', crest: '2' },
    },
    { id: 'clips', label: 'Clips cut from each', values: { ground: '3', rise: '5', crest: '8' } },
  ],
  conversion: [
    { id: 'tests', label: 'Tests run on your site', values: { ground: '1', rise: '2', crest: '4' } },
    {
      id: 'booking-path',
      label: 'Your booking path walked as a patient',
      values: { ground: 'Every quarter', rise: 'Every month', crest: 'Every two weeks' },
    },
  ],
};

/** Inclusions of the plan itself, not of a single service. */
export const teamInclusions: readonly Inclusion[] = [
  { id: 'sites', label: 'Sites', values: { ground: '1', rise: 'Up to 2', crest: 'Up to 5' } },
  {
    id: 'lead',
    label: 'Clinics your account manager looks after',
    values: { ground: 'No more than 10', rise: 'No more than 5', crest: 'No more than 2' },
  },
  {
    id: 'answer',
    label: 'Your message is answered within',
    values: { ground: '1 working day', rise: '4 working hours', crest: '1 working hour' },
  },
];

const everything = [...Object.values(inclusions).flat(), ...teamInclusions];

/** Returns an inclusion by its id. */
export function inclusion(id: string): Inclusion {
  const found = everything.find((item) => item.id === id);
  if (!found) throw new Error(`No plan includes "${id}".`);
  return found;
}

/** The enquiries in one extra, and its price in pounds a month. */
export const morePerPack = 50;
export const packPrice = 360;

/** Extras for any plan, in pounds excluding VAT. */
export const addOns = [
  { id: 'filming', label: 'One more filming day', price: 950, per: 'a day' },
  { id: 'landing-page', label: 'One more landing page', price: 450, per: 'a page' },
  { id: 'films', label: 'Four more short films', price: 380, per: 'a set' },
  { id: 'episode', label: 'One more podcast episode', price: 520, per: 'an episode' },
  { id: 'training', label: 'A training day for your whole team', price: 880, per: 'a day' },
  { id: 'enquiries', label: `${morePerPack} more enquiries called`, price: packPrice, per: 'a month' },
  { id: 'site', label: 'One more site', price: 690, per: 'a month' },
] as const;
