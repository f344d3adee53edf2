import { Anchor, Text } from '@mantine/core';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { columnsOf } from '../../../kit/table/list-columns.ts';
import { formatAge } from '../../../kit/time/format-date.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { emailDraft } from '../detail/reach.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { ScoreMark } from '../kinds/quiz/ScoreMark.tsx';
import { formTypeName, leadName } from '../lead-name.ts';
import cell from '../list/LeadCell.module.css';
import { LeadCell } from '../list/LeadCell.tsx';
import { OutcomeOnPhone } from '../outcome/OutcomeMark.tsx';
import { type OutcomeActions, outcomeColumn } from '../outcome/OutcomeMenu.tsx';
import { StatusMenu } from '../status/StatusMenu.tsx';
import type { SetStatus } from '../status/use-status-change.tsx';
import { followUpDue } from './in-view.ts';
import classes from './inbox.module.css';
import { INBOX_KINDS } from './inbox-kinds.ts';

const column = columnsOf<InboxLead>();

/** Returns the form through which the lead was sent. */
const typeOf = (lead: InboxLead) => (lead.kind === 'eligibility' ? 'Quiz' : formTypeName(lead));

function Score({ lead: { score, tier, isEligible, isScored } }: { lead: InboxLead }) {
  if (score === null || tier === null) return null;
  return (
    <ScoreMark submission={{ score, tier, isEligible: isEligible ?? false, isScored: isScored ?? true }} />
  );
}

/** Shows the age of a lead, and its follow-up if it is due. */
function Age({ lead }: { lead: InboxLead }) {
  const due = followUpDue(lead.followUpAt);
  return (
    <>
      {formatAge(lead.createdAt)}
      {due && (
        <Text span inherit className={classes.due}>
          {due}
        </Text>
      )}
    </>
  );
}

interface Acts {
  setStatus: SetStatus<InboxLead>;
  assign: (lead: InboxLead, assigneeId: string | null) => unknown;
  outcome: OutcomeActions<InboxLead>;
}

/** Returns the columns of the inbox. On small screens the first column shows the content of hidden columns. */
export const inboxColumns = ({ setStatus, assign, outcome }: Acts) =>
  column.columns([
    column.display({
      id: 'name',
      header: 'Lead',
      cell: ({ row: { original } }) => (
        <LeadCell
          to={LEAD_KINDS[original.kind].pathOf(original.id)}
          lead={original}
          mark={original.isMentioned && <span className={classes.mentioned}>Mentions you</span>}
          business={
            <>
              <Text span inherit hiddenFrom="sm">
                {typeOf(original)}
                {original.company && ' · '}
              </Text>
              {original.company}
            </>
          }
          onPhone={
            <>
              {original.score !== null && (
                <>
                  <Score lead={original} /> ·{' '}
                </>
              )}
              <Age lead={original} />
              <OutcomeOnPhone lead={original} />
            </>
          }
        />
      ),
    }),
    column.display({
      id: 'type',
      header: 'Type',
      cell: ({ row: { original } }) => typeOf(original),
      meta: { width: '7rem', visibleFrom: 'sm' },
    }),
    column.accessor('score', {
      header: 'Score',
      sortDescFirst: true,
      cell: ({ row: { original } }) => <Score lead={original} />,
      meta: { width: '9.25rem', visibleFrom: 'md' },
    }),
    column.display({
      id: 'contact',
      header: 'Contact',
      cell: ({ row: { original } }) => (
        <div className={cell.contact}>
          {original.phone && (
            <Anchor inherit c="inherit" href={phoneLink(original.phone)}>
              {original.phone}
            </Anchor>
          )}
          <Anchor inherit c="inherit" href={emailDraft(original)}>
            {original.email}
          </Anchor>
        </div>
      ),
      meta: { width: '12rem', visibleFrom: 'lg' },
    }),
    column.display({
      id: 'source',
      header: 'Source',
      cell: ({ row: { original } }) => (
        <Text size="sm" truncate title={original.source}>
          {original.source}
        </Text>
      ),
      meta: { width: '7rem', visibleFrom: 'xl' },
    }),
    column.accessor('createdAt', {
      header: 'Age',
      cell: ({ row: { original } }) => (
        <Text size="sm" c="dimmed" className={classes.age} component="div">
          <Age lead={original} />
        </Text>
      ),
      meta: { width: '4.5rem', visibleFrom: 'sm' },
    }),
    column.display({
      id: 'assignee',
      header: 'Assignee',
      cell: ({ row: { original } }) => (
        <AssigneeMenu
          assigneeId={original.assigneeId}
          of={leadName(original)}
          onAssign={(id) => void assign(original, id)}
        />
      ),
      meta: { width: '7rem', visibleFrom: 'md' },
    }),
    outcomeColumn(column, outcome),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row: { original } }) => (
        <StatusMenu<InboxLead> kind={INBOX_KINDS[original.kind]} lead={original} onChange={setStatus} />
      ),
      meta: { width: 'var(--status-width, 7.25rem)' },
    }),
  ]);
