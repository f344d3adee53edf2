import { daysBetween, today, wallTimeOf } from '../../../kit/time/zone.ts';

/** Formats pence, such as '£4,500' or '£4,500.50'. */
export function formatPence(pence: number): string {
  const fraction = pence % 100 === 0 ? 0 : 2;
  const money = { style: 'currency', currency: 'GBP', minimumFractionDigits: fraction } as const;
  return (pence / 100).toLocaleString('en-GB', money);
}

/** The field names used in sentences. */
export const DESK_FIELDS = {
  assigneeId: 'The assignee',
  followUpAt: 'The follow-up',
  valuePence: 'The value',
  reason: 'The reason',
} as const;
export type DeskField = keyof typeof DESK_FIELDS;

/** Describes when a follow-up is due, relative to today. */
export function describeDue(instant: string): { words: string; isDue: boolean } {
  const days = daysBetween(today(), wallTimeOf(instant).day);
  const late = `${-days} ${days === -1 ? 'day' : 'days'}`;
  if (days < 0) return { words: `Overdue by ${late}`, isDue: true };
  if (days === 0) return { words: 'Due today', isDue: true };
  return { words: days === 1 ? 'Due tomorrow' : `Due in ${days} days`, isDue: false };
}
