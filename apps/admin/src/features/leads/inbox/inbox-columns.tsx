import { Text } from '@mantine/core';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { formatAge } from '../../../kit/time/format-date.ts';
import { AssigneeMenu } from '../assignee/AssigneeMenu.tsx';
import { ScoreMark } from '../kinds/quiz/ScoreMark.tsx';
import { formTypeName } from '../lead-name.ts';
import { LeadCell } from '../list/LeadCell.tsx';
import { StageMenu } from '../status/StageMenu.tsx';

const column = columnsOf<InboxLead>();

/** Returns the form through which the lead was sent. */
const typeOf = (lead: InboxLead) => (lead.kind === 'eligibility' ? 'Quiz' : formTypeName(lead));

function Score({ lead: { score, tier, isEligible, isScored } }: { lead: InboxLead }) {
  if (score === null || tier === null || !isScored) return null;
  return <ScoreMark submission={{ score, tier, isEligible: isEligible ?? false, isScored }} />;
}

/** The columns of the inbox. On small screens the first column shows the content of hidden columns. */
export const inboxColumns = column.columns([
  column.display({
    id: 'name',
    header: 'Lead',
    cell: ({ row: { original } }) => (
      <LeadCell
        lead={original}
        mark={
          original.isMentioned && (
            <Text span size="xs" fw={600} c="var(--mantine-color-clay-text)" ml="xs">
              Mentions you
            </Text>
          )
        }
        business={[typeOf(original), original.company].filter(Boolean).join(' · ')}
        onPhone={
          <>
            {original.score !== null && original.isScored && (
              <>
                <Score lead={original} /> ·{' '}
              </>
            )}
            {formatAge(original.createdAt)}
          </>
        }
      />
    ),
  }),
  column.accessor('score', {
    header: 'Score',
    sortDescFirst: true,
    cell: ({ row: { original } }) => <Score lead={original} />,
    meta: { width: '10.5rem', visibleFrom: 'md' },
  }),
  column.accessor('createdAt', {
    header: 'Age',
    cell: ({ row: { original } }) => (
      <Text size="sm" c="dimmed">
        {formatAge(original.createdAt)}
      </Text>
    ),
    meta: { width: '4.5rem', visibleFrom: 'sm' },
  }),
  column.display({
    id: 'assignee',
    header: 'Assignee',
    cell: ({ row: { original } }) => <AssigneeMenu lead={original} isInRow />,
    meta: { width: '9rem', visibleFrom: 'md' },
  }),
  column.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <StageMenu lead={original} />,
    meta: { width: 'var(--status-width, 7.25rem)' },
  }),
]);
