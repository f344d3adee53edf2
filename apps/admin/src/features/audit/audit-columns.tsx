import { Anchor, Text } from '@mantine/core';
import type { AuditEntry } from '@upcurve/contracts/account/audit';
import { Link } from 'react-router';
import { columnsOf } from '../../kit/table/use-list-table.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { entryPath } from './entry-path.ts';
import { actorWords, changeWords, entryWords } from './entry-words.ts';

function Subject({ path, children }: { path: string | undefined; children: string }) {
  if (!path) return children;
  return (
    <Anchor inherit c="inherit" component={Link} to={path}>
      {children}
    </Anchor>
  );
}

const column = columnsOf<AuditEntry>();

/** On small screens the first column also shows member and time. */
export const auditColumns = column.columns([
  column.accessor(entryWords, {
    id: 'what',
    header: 'What',
    cell: ({ getValue, row: { original } }) => (
      <>
        <Text inherit fw={600} className="wraps">
          <Subject path={entryPath(original)}>{getValue()}</Subject>
        </Text>
        <Text size="sm" className="wraps">
          {changeWords(original)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {actorWords(original)} · {formatDateTime(original.createdAt)}
        </Text>
      </>
    ),
  }),
  column.accessor(actorWords, {
    id: 'who',
    header: 'Who',
    cell: ({ getValue, row: { original } }) => (
      <>
        <Text inherit className="wraps">
          {getValue()}
        </Text>
        {original.address && (
          <Text size="xs" c="dimmed" className="wraps">
            {original.address}
          </Text>
        )}
      </>
    ),
    meta: { width: '15rem', visibleFrom: 'sm' },
  }),
  column.accessor('createdAt', {
    header: 'When',
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '12rem', visibleFrom: 'sm' },
  }),
]);
