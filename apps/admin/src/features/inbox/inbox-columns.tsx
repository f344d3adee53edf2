import { Anchor, Text } from '@mantine/core';
import type { InboxLead } from '@upcurve/contracts/inbox';
import { ageOf } from '../../age.ts';
import { AssigneeMenu } from '../../components/AssigneeMenu.tsx';
import { LeadCell } from '../../components/LeadCell.tsx';
import { LEAD_KINDS } from '../../components/lead-kinds.ts';
import { columnsOf } from '../../components/list-columns.ts';
import { dialled, emailDraft } from '../../components/reach.ts';
import { ScoreMark } from '../../components/ScoreMark.tsx';
import { StatusMenu } from '../../components/StatusMenu.tsx';
import type { SetStatus } from '../../components/use-status-change.tsx';
import { nameOf } from '../../lead-name.ts';
import { dueIn } from './due.ts';
import classes from './inbox-columns.module.css';
import { INBOX_NOUNS } from './inbox-nouns.ts';

const column = columnsOf<InboxLead>();

/** What it came by. */
const typeOf = ({ formType }: InboxLead) => formType ?? 'Quiz';

function Score({ lead: { score, tier, isEligible } }: { lead: InboxLead }) {
  if (score === null || tier === null) return null;
  return <ScoreMark submission={{ score, tier, isEligible: isEligible ?? false }} />;
}

/** How long ago it came, and when it is to be followed up once that is due. */
function Age({ lead }: { lead: InboxLead }) {
  const due = dueIn(lead.followUpAt);
  return (
    <>
      {ageOf(lead.createdAt)}
      {due && (
        <Text span inherit className={classes.due}>
          {due}
        </Text>
      )}
    </>
  );
}

interface Acts {
  judge: SetStatus<InboxLead>;
  assign: (lead: InboxLead, assigneeId: string | null) => unknown;
}

/** The columns of the inbox; on small screens the first tells what is left out. */
export const inboxColumns = ({ judge, assign }: Acts) =>
  column.columns([
    column.display({
      id: 'name',
      header: 'Lead',
      cell: ({ row: { original } }) => (
        <LeadCell
          to={LEAD_KINDS[original.kind].pathOf(original.id)}
          lead={original}
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
    column.display({
      id: 'score',
      header: 'Score',
      cell: ({ row: { original } }) => <Score lead={original} />,
      meta: { width: '10.5rem', visibleFrom: 'md' },
    }),
    column.display({
      id: 'contact',
      header: 'Contact',
      cell: ({ row: { original } }) => (
        <div className={classes.contact}>
          {original.phone && (
            <Anchor inherit c="inherit" href={dialled(original.phone)}>
              {original.phone}
            </Anchor>
          )}
          <Anchor inherit c="inherit" href={emailDraft(original)}>
            {original.email}
          </Anchor>
        </div>
      ),
      meta: { width: '14rem', visibleFrom: 'lg' },
    }),
    column.display({
      id: 'source',
      header: 'Source',
      cell: ({ row: { original } }) => (
        <Text size="sm" truncate title={original.source}>
          {original.source}
        </Text>
      ),
      meta: { width: '7rem', visibleFrom: 'lg' },
    }),
    column.display({
      id: 'age',
      header: 'Age',
      cell: ({ row: { original } }) => (
        <Text size="sm" c="dimmed" className={classes.age} component="div">
          <Age lead={original} />
        </Text>
      ),
      meta: { width: '6.5rem', visibleFrom: 'sm' },
    }),
    column.display({
      id: 'assignee',
      header: 'Assignee',
      cell: ({ row: { original } }) => (
        <AssigneeMenu
          assigneeId={original.assigneeId}
          of={nameOf(original)}
          onAssign={(id) => void assign(original, id)}
        />
      ),
      meta: { width: '7rem', visibleFrom: 'md' },
    }),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row: { original } }) => (
        <StatusMenu<InboxLead> noun={INBOX_NOUNS[original.kind]} lead={original} onChange={judge} />
      ),
      meta: { width: 'var(--status-width, 7.75rem)' },
    }),
  ]);
