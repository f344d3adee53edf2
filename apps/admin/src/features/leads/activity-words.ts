import { statusWord } from '@upcurve/contracts/lead-status';
import type { Activity } from '@upcurve/contracts/leads';
import { poundsOf } from '../../components/desk-words.ts';
import { formatWeekday } from '../../format-date.ts';

const from = (before: string | null) => (before === null ? '' : ` from ${before}`);

/** What somebody did to a lead, such as 'set the status from New to Contacted'; begins after their name. */
export function activityInWords({ type, before, after }: Activity): string {
  const told = (inWords: (value: string) => string) =>
    [before, after].map((value) => (value === null ? null : inWords(value))) as [
      string | null,
      string | null,
    ];
  const change = (what: string, [was, is]: [string | null, string | null], none: string) =>
    is === null ? none : `set the ${what}${from(was)} to ${is}`;
  switch (type) {
    case 'note':
      return 'wrote a note';
    case 'status':
      return change('status', told(statusWord), 'took the status away');
    case 'assignee':
      if (after === null) return `unassigned it${from(before)}`;
      return before === null ? `assigned it to ${after}` : `passed it from ${before} to ${after}`;
    case 'followUp':
      return change('follow-up', told(formatWeekday), 'dropped the follow-up');
    case 'value':
      return change(
        'value',
        told((pence) => poundsOf(Number(pence))),
        'took the value away',
      );
    case 'reason':
      return change(
        'reason',
        told((text) => `“${text}”`),
        'took the reason away',
      );
    case 'person':
      return `moved it: ${after}`;
    case 'consent':
      return 'wants no more marketing';
    case 'details':
      return `told on the report: ${after}`;
  }
}
