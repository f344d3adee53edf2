const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;

/** Checks whether the UTC day of `date` is Monday to Friday. */
export const isWeekday = (date: Date) => ![SATURDAY, SUNDAY].includes(date.getUTCDay());

/** Checks whether the UTC day of `date` is a working day in England: no weekend, no bank holiday. */
export const isWorkingDay = (date: Date): boolean => isWeekday(date) && !isBankHoliday(date);

/** Applies the standing rules (gov.uk/bank-holidays); one-off holidays and moved dates are not covered. */
function isBankHoliday(date: Date): boolean {
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  if (month === 1) return weekdaysSince(date, 1) === 1;
  // A bank holiday on a weekend moves to the next weekday.
  if (month === 12) return day >= 25 && weekdaysSince(date, 25) <= 2;
  if (date.getUTCDay() === MONDAY) {
    if (month === 5) return day <= 7 || day > 24;
    if (month === 8) return day > 24;
  }
  const easter = easterSunday(date.getUTCFullYear());
  const away = Math.round((date.getTime() - easter) / 86_400_000);
  return away === -2 || away === 1;
}

/** Counts the weekdays from day `from` of the month to `date`, both included. */
function weekdaysSince(date: Date, from: number): number {
  let count = 0;
  for (let day = from; day <= date.getUTCDate(); day += 1) {
    if (isWeekday(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day)))) count += 1;
  }
  return count;
}

/**
 * Returns the start of Easter Sunday in UTC, in milliseconds: the Sunday after the ecclesiastical full moon, from the
 * 19-year lunar cycle and the century's corrections (Gauss, for 1900 to 2099).
 */
function easterSunday(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = moon === 29 || (moon === 28 && year % 19 > 10);
  const offset = sunday === 6 && late ? -7 : 0;
  return Date.UTC(year, 2, 22 + moon + sunday + offset);
}
