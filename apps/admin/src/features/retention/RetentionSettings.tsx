import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RETAINED, type Retention } from '@upcurve/contracts/settings/retention';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { Advanced } from '../../kit/screen/Advanced.tsx';
import { Section } from '../../kit/screen/Section.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { RetentionDialog } from './RetentionDialog.tsx';
import { formatDays, formatDue, retentionQueries } from './retention-queries.ts';

type Row = Retention & { id: string };

/** Shows the retention periods of personal data, and how much is deleted next night: first those of leads. */
export function RetentionSettings() {
  const query = useQuery(retentionQueries.list);
  const dialog = useDialog<Retention>();
  const rowsOf = (label: string, rows: readonly Row[]) => (
    <RowList
      label={label}
      rows={rows}
      actions={(each) => (
        <Button
          variant="default"
          size="xs"
          aria-label={`Change retention period: ${RETAINED[each.kind].label}`}
          onClick={() => dialog.open(each)}
        >
          Change
        </Button>
      )}
    >
      {({ kind, days, due }) => (
        <>
          <Text fw={600}>{RETAINED[kind].label}</Text>
          <Text size="sm" c="dimmed">
            {formatDays(days)} · {formatDue(due)}
          </Text>
        </>
      )}
    </RowList>
  );

  return (
    <Section
      title="Data retention"
      subtitle="Expired data is permanently deleted every night. If you change a period, update the privacy policy too."
    >
      <QueryPanel query={query} what="periods">
        {(kinds) => {
          const others = kinds.filter(({ kind }) => kind !== 'leads');
          return (
            <>
              {rowsOf(
                'Leads',
                kinds.filter(({ kind }) => kind === 'leads'),
              )}
              <Text mt="md">
                Everything else is kept for {spanOf(others)}, by kind:{' '}
                {formatDue(others.reduce((sum, { due }) => sum + due, 0))}.
              </Text>
              <Advanced label="each kind of data">{rowsOf('Everything else', others)}</Advanced>
            </>
          );
        }}
      </QueryPanel>
      <RetentionDialog dialog={dialog} />
    </Section>
  );
}

/** Describes the shortest and the longest period. */
function spanOf(kinds: readonly Retention[]): string {
  const days = kinds.map((each) => each.days);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most ? formatDays(least) : `${least} to ${formatDays(most)}`;
}
