import { Button, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RETAINED, type Retention } from '@upcurve/contracts/retention';
import { useRef } from 'react';
import { ListHeader } from '../../components/ListHeader.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { RetentionDialog } from './RetentionDialog.tsx';
import { retentionQueries } from './retention-queries.ts';
import { daysInWords, dueInWords } from './retention-words.ts';

/** How long personal data are kept, and what the next night deletes. */
export function RetentionSettings() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(retentionQueries.list);
  const dialog = useDialog<Retention>(title);

  return (
    <Paper component="section" p="lg" aria-label="Kept for a time">
      <ListHeader
        level={2}
        title="Kept for a time"
        subtitle="Every night what is past its time is deleted for good. The privacy policy names these periods: change it along."
        titleRef={title}
      />
      <QueryPanel query={query} what="periods" level={3}>
        {(kinds) => (
          <RowList
            label="Kept for a time"
            rows={kinds}
            actions={(each) => (
              <Button
                variant="default"
                size="xs"
                aria-label={`Change how long is kept: ${RETAINED[each.kind].label}`}
                onClick={(event) => dialog.open(each, event.currentTarget)}
              >
                Change
              </Button>
            )}
          >
            {({ kind, days, due }) => (
              <>
                <Text fw={600}>{RETAINED[kind].label}</Text>
                <Text size="sm" c="dimmed">
                  {daysInWords(days)} · {dueInWords(due)}
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
