import { statusWord } from '@upcurve/contracts/leads/lead-status';
import type { Activity } from '@upcurve/contracts/leads/leads';
import { formatDate } from '../../../kit/time/format-date.ts';
import { formatPence } from '../desk/desk-words.ts';

const from = (before: string | null) => (before === null ? '' : ` from ${before}`);

/** Describes an activity, such as 'set the status from New to Contacted'. The text follows the member's name. */
export function describeActivity({ type, before, after }: Activity): string {
  const formatBoth = (format: (value: string) => string) =>
    [before, after].map((value) => (value === null ? null : format(value))) as [string | null, string | null];
  const change = (what: string, [was, is]: [string | null, string | null], none: string) =>
    is === null ? none : `set the ${what}${from(was)} to ${is}`;
  switch (type) {
    case 'note':
      return 'wrote a note';
    case 'status':
      return change('status', formatBoth(statusWord), 'removed the status');
    case 'assignee':
      if (after === null) return `unassigned it${from(before)}`;
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
      return change(
        'reason',
        formatBoth((text) => `“${text}”`),
        'removed the reason',
      );
    case 'person':
      return `moved it: ${after}`;
    case 'consent':
      return 'withdrew consent to marketing';
    case 'details':
      return `added on the report: ${after}`;
  }
}
