import { daysOn, today } from '../zone.ts';

const since = (days: number) => daysOn(today(), -days);

/** Stretches of days that are often asked for. They end today, which is left open: a lead may come in later. */
export const PERIODS = [
  { value: 'today', label: 'Today', from: () => since(0) },
  { value: 'week', label: 'Last 7 days', from: () => since(6) },
  { value: '30-days', label: 'Last 30 days', from: () => since(29) },
  { value: 'month', label: 'This month', from: () => `${today().slice(0, 7)}-01` },
];

/** Which of them two days stand for; `own` where they are none of these, empty where there is no day. */
export function periodOf(from: string | undefined, to: string | undefined): string {
  if (!from && !to) return '';
  const known = to ? undefined : PERIODS.find((period) => period.from() === from);
  return known?.value ?? 'own';
}
