import { type Day, isDay } from '../calendar/days.ts';
import { type PartOfDay, partsOfDay } from '../content/booking.ts';
import { type PlanId, planIds } from '../content/pricing/plans.ts';

/** What somebody asked for with a consultation, as it travels in the address of the thank-you page: nothing personal. */
export interface Wish {
  day: Day;
  part: PartOfDay;
  /** By when the agency has promised to confirm. */
  by: Day;
  plan?: PlanId;
  /** Tells one request from another; says nothing else. */
  ref: string;
}

/** Whether the text names a part of the day. */
export const isPart = (text: string): text is PartOfDay => Object.hasOwn(partsOfDay, text);

/** The plan that an address or a form names, where there is such a one. */
export const planOf = (text: string | null | undefined): PlanId | undefined =>
  planIds.find((plan) => plan === text);

/** The wish that an address carries; undefined where it carries none, or half of one. */
export function readWish(query: URLSearchParams): Wish | undefined {
  const text = (name: keyof Wish) => query.get(name) ?? '';
  const [day, part, by, ref] = [text('day'), text('part'), text('by'), text('ref')];
  if (!isDay(day) || !isDay(by) || !isPart(part) || !/^[\w-]{16}$/.test(ref)) return undefined;
  return { day, part, by, ref, plan: planOf(text('plan')) };
}

/** The same for an address. */
export const queryOfWish = ({ day, part, by, plan, ref }: Wish) => ({
  day,
  part,
  by,
  plan: plan ?? '',
  ref,
});
