import { isEmail, tidyEmail } from '@upcurve/contracts/shared/email';
import { isPhone, tidyPhone } from '@upcurve/contracts/shared/phone';
import {
  type Day,
  isDay,
  isWorkingDay,
  today,
  weekdayAndDay,
  workingDaysAfter,
} from '../../calendar/days.ts';
import { dayTrouble } from '../../content/contact/booking.ts';
import { type FieldWords, fieldTrouble } from '../../content/contact/forms.ts';

/** Returns the day by which we confirm a request made now. */
export const confirmedBy = (now: number): Day => workingDaysAfter(today(now), 1);

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
  const first = workingDaysAfter(confirmedBy(now), 1);
  if (text < first) return dayTrouble.tooSoon(weekdayAndDay(first));
  return isWorkingDay(text) ? undefined : dayTrouble.closed;
}
