import { AUDIT_ACTIONS, type AuditEntry } from '@upcurve/contracts/account/audit';
import { formatDateTime } from '../../kit/time/format-date.ts';

/** Names the actor of an entry: a member, the system or 'Unknown'. */
export const actorWords = ({ actorName, address }: AuditEntry) =>
  actorName ?? (address ? 'Unknown' : 'The system');

/** Describes an entry, such as 'Role changed: marcus'. */
export const entryWords = ({ action, what }: AuditEntry) =>
  [AUDIT_ACTIONS[action], what].filter(Boolean).join(': ');

/** Formats a field name: `webhookUrl` becomes 'Webhook url'. */
function fieldWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ') || '–';
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatDateTime(text) : text;
}

/** Lists the plain values within a value by their path: `{ weekly: [{ from: 9 }] }` has 9 at `weekly 1 from`. */
function valuesIn(value: unknown, path: string[] = []): [string, unknown][] {
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) return [[path.join(' '), value]];
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

/** Lists the changed values, also those within lists and objects. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const was = new Map(valuesIn(before ?? {}));
  const is = new Map(valuesIn(after ?? {}));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({
      field: fieldWords(path),
      before: valueWords(was.get(path)),
      after: valueWords(is.get(path)),
    }))
    .filter((change) => change.before !== change.after);
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
