import { CALL_RESULTS } from '@upcurve/contracts/leads/call-results';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import type { Activity } from '@upcurve/contracts/leads/leads';
import { formatDate, formatDateTime, formatDay } from '../../../kit/time/format-date.ts';
import { formatPence } from '../desk/desk-words.ts';

const from = (before: string | null) => (before === null ? '' : ` from ${before}`);

/** Describes a call, such as 'spoke, 12 minutes'. */
function describeCall({ after, minutes }: Pick<Activity, 'after' | 'minutes'>): string {
  const result = (CALL_RESULTS as Readonly<Record<string, string>>)[after ?? ''] ?? '';
  const length = minutes !== null && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return [result.toLowerCase(), length].filter(Boolean).join(', ');
}

const MEETING_ENDS: Readonly<Record<string, string>> = {
  cancelled: 'cancelled the meeting of',
  no_show: 'noted a no-show at the meeting of',
  met: 'noted that they met at the meeting of',
};

/** Describes a booked, moved, cancelled, held or missed meeting. */
function describeBooking(before: string | null, after: string): string {
  const ending = MEETING_ENDS[after];
  if (ending) return `${ending} ${formatDateTime(before)}`;
  if (before === null) return `booked a meeting for ${formatDateTime(after)}`;
  return `moved the meeting from ${formatDateTime(before)} to ${formatDateTime(after)}`;
}

type Deed = Pick<Activity, 'type' | 'before' | 'after' | 'minutes' | 'actorName'>;

/** Describes an activity, such as 'set the status from New to Contacted'. The text follows the member's name. */
export function describeActivity({ type, before, after, minutes, actorName }: Deed): string {
  const formatBoth = (format: (value: string) => string) =>
    [before, after].map((value) => (value === null ? null : format(value))) as [string | null, string | null];
  const change = (what: string, [was, is]: [string | null, string | null], none: string) =>
    is === null ? none : `set the ${what}${from(was)} to ${is}`;
  switch (type) {
    case 'note':
      return 'wrote a note';
    case 'call':
      return `called: ${describeCall({ after, minutes })}`;
    case 'email':
      return `sent the email “${after}”`;
    case 'outcome':
      return after === 'open' ? 'reopened it' : `marked it as ${after}`;
    case 'wonOn':
      return change('day of winning', formatBoth(formatDay), 'removed the day of winning');
    case 'lostReason':
      return after === null ? 'removed the lost reason' : `gave the reason “${after}”`;
    case 'status':
      return change('status', formatBoth(statusWord), 'removed the status');
    case 'assignee':
      if (after === null) return `unassigned it${from(before)}`;
      if (after === actorName) return `took it${from(before)}`;
      return before === null ? `assigned it to ${after}` : `passed it from ${before} to ${after}`;
    case 'followUp':
      return change('follow-up', formatBoth(formatDate), 'removed the follow-up');
    case 'value':
      return change(
        'value',
        formatBoth((pence) => formatPence(Number(pence))),
        'removed the value',
      );
    case 'reason':
      return after === null ? 'removed the remark' : `remarked “${after}”`;
    case 'person':
      return `moved it: ${after}`;
    case 'consent':
      return 'withdrew consent to marketing';
    case 'booking':
      return describeBooking(before, after ?? '');
    case 'details':
      return `added on the report: ${after}`;
  }
}

type Change = Pick<Activity, 'type' | 'before' | 'after' | 'actorName' | 'createdAt'> & { leadId?: string };

const TAKEN_BACK_MS = 3_600_000;

/** Whether a change sets back an earlier one of the same member within an hour. */
const isTakenBack = (was: Change, is: Change) =>
  was.before !== was.after &&
  was.before === is.after &&
  was.after === is.before &&
  was.actorName === is.actorName &&
  Date.parse(is.createdAt) - Date.parse(was.createdAt) < TAKEN_BACK_MS;

/** Leaves out changes that were undone, with their undoing. Entries are newest first. */
export function withoutUndone<Entry extends Change>(entries: readonly Entry[]): Entry[] {
  const left: Entry[] = [];
  for (const entry of entries.toReversed()) {
    const at = left.findLastIndex(({ leadId, type }) => leadId === entry.leadId && type === entry.type);
    const before = left[at];
    if (before && isTakenBack(before, entry)) left.splice(at, 1);
    else left.push(entry);
  }
  return left.reverse();
}
