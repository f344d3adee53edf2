import type { HOLIDAY_REGIONS } from '@upcurve/contracts/bookings/booking-words';

type Region = keyof typeof HOLIDAY_REGIONS;

const years = new Map<string, [date: string, name: string][]>();

async function holidaysOfYear(region: Region, year: number): Promise<[date: string, name: string][]> {
  const key = `${region} ${year}`;
  const known = years.get(key);
  if (known) return known;
  // Loaded at the first use, because its data takes a second to read.
  const { default: Holidays } = await import('date-holidays');
  const [country = '', state = ''] = region.split('-');
  const dates = new Holidays(country, state)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }): [string, string] => [date.slice(0, 10), name]);
  years.set(key, dates);
  return dates;
}

/** Returns a region’s public holidays in the years of a range: their names by date, such as `2026-12-25`. */
export async function holidaysIn(
  region: Region | null,
  { start, end }: { start: number; end: number },
): Promise<Map<string, string>> {
  if (region === null) return new Map();
  const [first, last] = [new Date(start).getUTCFullYear() - 1, new Date(end).getUTCFullYear() + 1];
  const all = Array.from({ length: last - first + 1 }, (_, i) => holidaysOfYear(region, first + i));
  return new Map((await Promise.all(all)).flat());
}
