import { isEmail, tidyEmail } from '@upcurve/contracts/shared/email';
import { isPhone, tidyPhone } from '@upcurve/contracts/shared/phone';
import { addDays, type Day, isDay, isOnWeekday, today, weekdayAndDay } from '../../calendar/days.ts';
import { dayTrouble } from '../../content/contact/booking.ts';
import { type FieldWords, fieldTrouble } from '../../content/contact/forms.ts';
import { agency } from '../../content/site/company.ts';

const closedDays: readonly Day[] = agency.closedDays;

/** Checks whether the agency is open: Monday to Friday, except the days in content/site/company.ts. */
export const isOpenDay = (day: Day): boolean => isOnWeekday(day) && !closedDays.includes(day);

/** Returns the next day on which the agency is open, after the given one. */
export function nextOpenDay(day: Day): Day {
  const next = addDays(day, 1);
  return isOpenDay(next) ? next : nextOpenDay(next);
}

/** Returns the day by which we confirm a request made now. */
export const confirmedBy = (now: number): Day => nextOpenDay(today(now));

/** Returns the errors of a form by field, in order. The browser and the server use the same check. */
export function fieldProblems(
  fields: readonly FieldWords[],
  textOf: (name: string) => string,
  now: number,
): Record<string, string> {
  const found = fields.map(
    (field) => [field.name, problemOf(field, textOf(field.name).trim(), now)] as const,
  );
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function problemOf({ kind, missing, options }: FieldWords, text: string, now: number): string | undefined {
  if (!text) return missing;
  if (kind === 'email') return isEmail(tidyEmail(text)) ? undefined : fieldTrouble.email;
  if (kind === 'tel') return isPhone(tidyPhone(text)) ? undefined : fieldTrouble.tel;
  if (kind === 'day') return dayProblem(text, now);
  if (kind === 'choice') return Object.hasOwn(options ?? {}, text) ? undefined : missing;
  return undefined;
}

function dayProblem(text: string, now: number): string | undefined {
  if (!isDay(text)) return dayTrouble.none;
  const first = nextOpenDay(confirmedBy(now));
  if (text < first) return dayTrouble.tooSoon(weekdayAndDay(first));
  return isOpenDay(text) ? undefined : dayTrouble.closed;
}
