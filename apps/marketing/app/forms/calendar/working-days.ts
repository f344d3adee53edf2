import { addDays, type Day, isOnWeekday } from '../../calendar/days.ts';
import { company } from '../../content/site/company.ts';

const closedDays: readonly Day[] = company.closedDays;

/** Monday to Friday, but for the days that content/company.ts names. */
export const isWorkingDay = (day: Day): boolean => isOnWeekday(day) && !closedDays.includes(day);

/** The first working day after this one. */
export function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}
