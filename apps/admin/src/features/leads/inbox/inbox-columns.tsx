import { Anchor, Text } from '@mantine/core';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { columnsOf } from '../../../kit/table/list-columns.ts';
import { formatAge } from '../../../kit/time/format-date.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { emailDraft } from '../detail/reach.ts';
import { ScoreMark } from '../kinds/quiz/ScoreMark.tsx';
import { formTypeName } from '../lead-name.ts';
import cell from '../list/LeadCell.module.css';
import { LeadCell } from '../list/LeadCell.tsx';
import { leadColumns } from '../list/lead-columns.tsx';
import { OutcomeOnPhone } from '../outcome/OutcomeMark.tsx';
import { StatusMenu } from '../status/StatusMenu.tsx';
import classes from './inbox.module.css';
import { followUpDue } from './still-in-view.ts';

const column = columnsOf<InboxLead>();
const { outcome } = leadColumns<InboxLead>();

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

/** The columns of the inbox. On small screens the first column shows the content of hidden columns. */
export const inboxColumns = column.columns([
  column.display({
    id: 'name',
    header: 'Lead',
    cell: ({ row: { original } }) => (
      <LeadCell
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
    cell: ({ row: { original } }) => <AssigneeMenu lead={original} isInRow />,
    meta: { width: '7rem', visibleFrom: 'md' },
  }),
  outcome,
  column.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <StatusMenu lead={original} />,
    meta: { width: 'var(--status-width, 7.25rem)' },
  }),
]);
