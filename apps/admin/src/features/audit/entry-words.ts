import { AUDIT_ACTIONS, type AuditEntry } from '@upcurve/contracts/account/audit';
import { WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import { formatDateTime, formatDay } from '../../kit/time/format-date.ts';

/** Names the actor of an entry: a member, the system or 'Unknown'. */
export const actorWords = ({ actorName, address }: AuditEntry) =>
  actorName ?? (address ? 'Unknown' : 'The system');

/** Describes an entry, such as 'Role changed: marcus'. */
export const entryWords = ({ action, what, leadName }: AuditEntry) =>
  [AUDIT_ACTIONS[action], leadName ?? what].filter(Boolean).join(': ');

/** Formats a field name: `webhookUrl` becomes 'Webhook url', `isMailed` 'Mailed', and `weekly 1` 'Monday'. */
function fieldWords(name: string): string {
  const weekday = WEEKDAYS[Number(/^weekly (\d)$/.exec(name)?.[1]) - 1];
  if (weekday) return weekday;
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** Formats an item of a list: a value, a span of a day or a date. Undefined if it is none of them. */
function itemWords(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return String(item);
  if ('from' in item && 'to' in item) return `${item.from}–${item.to}`;
  if (!('date' in item)) return undefined;
  const day = formatDay(String(item.date));
  return 'name' in item && item.name ? `${day} (${item.name})` : day;
}

function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(itemWords).join(', ') || '–';
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatDateTime(text) : text;
}

/** Lists the values within a value by their path: `{ plans: [{ fee: 9 }] }` has 9 at `plans 1 fee`. */
function valuesIn(value: unknown, path: string[] = []): [string, unknown][] {
  if (isPlain(value) || (Array.isArray(value) && value.every((item) => itemWords(item) !== undefined)))
    return [[path.join(' '), value]];
  const isList = Array.isArray(value);
  return Object.entries(value as object).flatMap(([key, inner]) =>
    valuesIn(inner, [...path, isList ? String(Number(key) + 1) : key]),
  );
}

export interface Change {
  field: string;
  before: string;
  after: string;
}

/** Lists the changed values, also those within lists and objects. Fields that changed alike are one. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const was = new Map(valuesIn(before ?? {}));
  const is = new Map(valuesIn(after ?? {}));
  const changes: Change[] = [];
  for (const path of new Set([...was.keys(), ...is.keys()])) {
    const [field, from, to] = [fieldWords(path), valueWords(was.get(path)), valueWords(is.get(path))];
    const last = changes.at(-1);
    if (last?.before === from && last.after === to) last.field += `, ${field}`;
    else if (from !== to) changes.push({ field, before: from, after: to });
  }
  return changes;
}

const SUMMARY_MAX = 2;

/** Sums up the changes of an entry, such as 'Role: sales → admin'. Empty if there are none. */
export function changeWords(entry: AuditEntry): string {
  const changes = changesOf(entry);
  const shown = changes
    .slice(0, SUMMARY_MAX)
    .map(({ field, before, after }) =>
      entry.before ? `${field}: ${before} → ${after}` : `${field}: ${after}`,
    );
  const more = changes.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
