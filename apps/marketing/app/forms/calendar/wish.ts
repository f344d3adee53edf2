import { type Day, isDay } from '../../calendar/days.ts';
import { type PartOfDay, partsOfDay } from '../../content/contact/booking.ts';
import { type PlanId, planIds } from '../../content/pricing/plans.ts';

/** A requested consultation, as carried in the address of the thank-you page: nothing personal. */
export interface Wish {
  day: Day;
  part: PartOfDay;
  /** By when the agency has promised to confirm. */
  by: Day;
  plan?: PlanId;
  /** Identifies the request; holds nothing else. */
  ref: string;
}

/** Whether the text names a part of the day. */
export const isPart = (text: string): text is PartOfDay => Object.hasOwn(partsOfDay, text);

/** The plan named by an address or form, if it exists. */
export const planOf = (text: string | null | undefined): PlanId | undefined =>
  planIds.find((plan) => plan === text);

/** Reads the wish from a query; undefined if it is missing or incomplete. */
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
