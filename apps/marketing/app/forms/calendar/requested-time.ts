import { type PlanId, planIds } from '@upcurve/site-content/pricing/plans';
import { type Day, isDay } from '../../calendar/days.ts';
import { type PartOfDay, partsOfDay } from '../../content/contact/booking.ts';

/** A requested consultation, as stored in the URL of the thank-you page. Contains no personal data. */
export interface RequestedTime {
  day: Day;
  part: PartOfDay;
  /** The day by which the agency promised to confirm. */
  by: Day;
  plan?: PlanId;
  /** The id of the request; contains no other information. */
  ref: string;
}

export const isPart = (text: string): text is PartOfDay => Object.hasOwn(partsOfDay, text);

export const planOf = (text: string | null | undefined): PlanId | undefined =>
  planIds.find((plan) => plan === text);

/** Reads the request from a query; undefined if it is missing or incomplete. */
export function readRequestedTime(query: URLSearchParams): RequestedTime | undefined {
  const text = (name: keyof RequestedTime) => query.get(name) ?? '';
  const [day, part, by, ref] = [text('day'), text('part'), text('by'), text('ref')];
  if (!isDay(day) || !isDay(by) || !isPart(part) || !/^[\w-]{16}$/.test(ref)) return undefined;
  return { day, part, by, ref, plan: planOf(text('plan')) };
}

export const queryOfRequestedTime = ({ day, part, by, plan, ref }: RequestedTime) => ({
  day,
  part,
  by,
  plan: plan ?? '',
  ref,
});
