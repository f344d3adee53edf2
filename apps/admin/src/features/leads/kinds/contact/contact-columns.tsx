import { Text } from '@mantine/core';
import type { ContactSubmission } from '@upcurve/contracts/leads/contacts';
import { columnsOf } from '../../../../kit/table/list-columns.ts';
import { formatContactDate } from '../../../../kit/time/format-date.ts';
import { paths } from '../../../../paths.ts';
import { assigneeColumn } from '../../assignee/AssigneeMark.tsx';
import type { LeadChanges } from '../../change/use-lead-change.ts';
import { formTypeName } from '../../lead-name.ts';
import { LeadCell } from '../../list/LeadCell.tsx';
import { OutcomeOnPhone } from '../../outcome/OutcomeMark.tsx';
import { outcomeColumn } from '../../outcome/OutcomeMenu.tsx';
import { StatusMenu } from '../../status/StatusMenu.tsx';
import { contactKind } from './contact-kind.ts';

const column = columnsOf<ContactSubmission>();

/** Returns the columns of the table. On small screens the first column shows the content of hidden columns. */
export const contactColumns = ({
  setStatus,
  outcome,
}: Pick<LeadChanges<ContactSubmission>, 'setStatus' | 'outcome'>) =>
  column.columns([
    column.accessor('name', {
      header: 'Name/Company',
      cell: ({ row: { original } }) => (
        <LeadCell
          to={paths.contact(original.id)}
          lead={original}
          business={
            <>
              <Text span inherit hiddenFrom="sm">
                {formTypeName(original)}
                {original.company && ' · '}
              </Text>
              {original.company}
            </>
          }
          onPhone={
            <>
              {formatContactDate(original.createdAt)}
              <OutcomeOnPhone lead={original} />
            </>
          }
        />
      ),
    }),
    column.accessor('formType', {
      header: 'Type',
      enableSorting: false,
      cell: ({ row: { original } }) => formTypeName(original),
      meta: { width: 'clamp(7rem, 11vw, 9rem)', visibleFrom: 'sm' },
    }),
    column.accessor('createdAt', {
      header: 'Submitted',
      sortDescFirst: true,
      cell: ({ getValue }) => formatContactDate(getValue()),
      meta: { width: 'clamp(6.5rem, 14vw, 11rem)', visibleFrom: 'sm' },
    }),
    assigneeColumn(column),
    outcomeColumn(column, outcome),
    column.accessor('status', {
      header: 'Status',
      sortDescFirst: true,
      cell: ({ row: { original } }) => <StatusMenu kind={contactKind} lead={original} onChange={setStatus} />,
      meta: { width: '7.75rem' },
    }),
  ]);
