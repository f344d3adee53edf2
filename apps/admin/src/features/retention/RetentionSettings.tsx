import { Button, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RETAINED, type Retention } from '@upcurve/contracts/settings/retention';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { RetentionDialog } from './RetentionDialog.tsx';
import { formatDays, formatDue, retentionQueries } from './retention-queries.ts';

/** Shows the retention periods of personal data, and how much is deleted next night. */
export function RetentionSettings() {
  const query = useQuery(retentionQueries.list);
  const dialog = useDialog<Retention>();

  return (
    <Paper component="section" p="lg" aria-label="Data retention">
      <ListHeader
        level={2}
        title="Data retention"
        subtitle="Expired data is permanently deleted every night. If you change a period, update the privacy policy too."
      />
      <QueryPanel query={query} what="periods">
        {(kinds) => (
          <RowList
            label="Data retention"
            rows={kinds}
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
        )}
      </QueryPanel>
      <RetentionDialog dialog={dialog} />
    </Paper>
  );
}
