import { AUDIT_ACTIONS, type AuditEntry } from '@upcurve/contracts/account/audit';

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

/** Formats a value for display. */
function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

export interface Change {
  field: string;
  before: string;
  after: string;
}

/** Lists the changes, one per field. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = [...new Set(Object.keys({ ...before, ...after }))];
  return fields.map((field) => ({
    field: fieldWords(field),
    before: valueWords(before?.[field]),
    after: valueWords(after?.[field]),
  }));
}
