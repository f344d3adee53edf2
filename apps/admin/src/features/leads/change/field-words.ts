import type { QueryClient } from '@tanstack/react-query';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { formatDate, formatDay } from '../../../kit/time/format-date.ts';
import { FORMER_COLLEAGUE, NOBODY } from '../assignee/assignees.ts';
import { formatPence } from '../desk/desk-words.ts';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { assigneesQuery } from '../lead-queries.ts';

/** The fields that members set, as they are called in sentences. */
const FIELDS = {
  status: '',
  assigneeId: 'The assignee',
  followUpAt: 'The follow-up',
  valuePence: 'The value',
  outcome: 'The outcome',
  wonOn: 'The day of winning',
  lostReason: 'The lost reason',
  reason: 'The remark',
} as const satisfies Partial<Record<keyof LeadFields, string>>;
export type LeadField = keyof typeof FIELDS;

/** Names a field of a lead, such as 'The follow-up of Ada'. The status stands for the lead. */
export const fieldName = (field: LeadField, lead: LeadRow) =>
  field === 'status' ? leadName(lead) : `${FIELDS[field]} of ${leadName(lead)}`;

/** Formats a value for a sentence. Fetches the names of the members for an assignee. */
export async function formatField(client: QueryClient, field: LeadField, value: unknown): Promise<string> {
  if (value === null || value === undefined) return field === 'assigneeId' ? NOBODY : 'none';
  if (field === 'status') return statusWord(String(value));
  if (field === 'followUpAt') return formatDate(String(value));
  if (field === 'valuePence') return formatPence(Number(value));
  if (field === 'outcome') return OUTCOMES[value as Outcome];
  if (field === 'wonOn') return formatDay(String(value));
  if (field === 'reason' || field === 'lostReason') return `“${value}”`;
  const members = await client.ensureQueryData(assigneesQuery).catch(() => []);
  return members.find(({ id }) => id === value)?.name ?? FORMER_COLLEAGUE;
}
