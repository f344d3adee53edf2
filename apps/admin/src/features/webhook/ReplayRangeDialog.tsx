import { Button, Group, Modal, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplayRange as Range, WebhookEndpoint } from '@upcurve/contracts/webhook';
import { useState } from 'react';
import { api } from '../../api.ts';
import { DateTimeField } from '../../components/DateTimeField.tsx';
import type { OpenedDialog } from '../../components/FormDialog.tsx';
import { useAction } from '../../components/use-action.ts';
import { counted } from '../../counted.ts';
import { errorMessage } from '../../error-message.ts';
import { daysOn, momentAt, startOfDay, today, type WallTime, wallTimeOf } from '../../zone.ts';
import { webhookQueries } from './webhook-queries.ts';

const STATUSES = [
  { value: '', label: 'All but waiting' },
  { value: 'dead', label: 'Failed' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'held', label: 'Held' },
];
/** Times that are often meant: from the start of a day so many days back to the start of another, or until now. */
const TIMES = [
  { label: 'Today', from: 0, until: null },
  { label: 'Yesterday', from: 1, until: 0 },
  { label: 'Last 7 days', from: 6, until: null },
] as const;

/** The end of now: the field knows minutes. */
const soon = () => wallTimeOf(Date.now() + 60_000);
const startOf = (daysBack: number) => wallTimeOf(startOfDay(daysOn(today(), -daysBack)));
const momentOf = (at: WallTime) => (at.day && at.time ? momentAt(at) : undefined);

interface Draft {
  from: WallTime;
  until: WallTime;
  status: string;
  endpointId: string;
}

/** What is asked of the server; undefined while a moment is missing or the end lies before the beginning. */
function rangeOf({ from, until, status, endpointId }: Draft): Range | undefined {
  const [first, last] = [momentOf(from), momentOf(until)];
  if (!first || !last || first >= last) return undefined;
  return {
    from: first,
    until: last,
    ...(status && { status: status as Range['status'] }),
    ...(endpointId && { endpointId }),
  };
}

/** No form that guards anything: the settings above guard theirs, and one guard at a time is what a router has. */
export function ReplayRangeDialog({
  endpoints,
  opened,
  onClose,
  onExited,
}: OpenedDialog & { endpoints: readonly WebhookEndpoint[] }) {
  const [draft, setDraft] = useState<Draft>(() => ({
    from: wallTimeOf(Date.now() - 86_400_000),
    until: soon(),
    // What arrived is sent again only where somebody says so.
    status: 'dead',
    endpointId: '',
  }));
  const range = rangeOf(draft);
  const preview = useQuery({ ...webhookQueries.replayCount(range), placeholderData: keepPreviousData });
  const replay = useAction({
    act: (asked: Range) => api.webhook.replayRange({ body: asked }),
    done: (_, { count }) => ({
      title: 'Deliveries replayed',
      description: `${counted(count, 'delivery is', 'deliveries are')} on the way again.`,
    }),
    failed: { title: 'Replay failed' },
    changes: [webhookQueries.deliveries],
    onDone: onClose,
  });
  const count = range && !preview.error ? preview.data?.count : undefined;
  const label = count ? `Replay ${counted(count, 'delivery', 'deliveries')}` : 'Replay';
  const change = (values: Partial<Draft>) => setDraft({ ...draft, ...values });
  return (
    <Modal
      opened={opened}
      onClose={() => !replay.isPending && onClose()}
      onExitTransitionEnd={onExited}
      title="Replay a time"
      returnFocus={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (range && count && !preview.isFetching && !replay.isPending) replay.mutate(range);
        }}
      >
        <Stack gap="md">
          <Group gap="xs" role="group" aria-label="Times">
            {TIMES.map(({ label, from, until }) => (
              <Button
                key={label}
                variant="default"
                size="xs"
                onClick={() =>
                  change({ from: startOf(from), until: until === null ? soon() : startOf(until) })
                }
              >
                {label}
              </Button>
            ))}
          </Group>
          <DateTimeField label="From" value={draft.from} onChange={(from) => change({ from })} />
          <DateTimeField label="Until" value={draft.until} onChange={(until) => change({ until })} />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <NativeSelect
              label="Which"
              data={STATUSES}
              value={draft.status}
              onChange={(event) => change({ status: event.currentTarget.value })}
            />
            {endpoints.length > 1 && (
              <NativeSelect
                label="Receiver"
                data={[
                  { value: '', label: 'All receivers' },
                  ...endpoints.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={draft.endpointId}
                onChange={(event) => change({ endpointId: event.currentTarget.value })}
              />
            )}
          </SimpleGrid>
          <Text size="sm" role="status">
            {said()}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={replay.isPending}>
              Cancel
            </Button>
            <Button type="submit" disabled={!count || replay.isPending}>
              {replay.isPending ? 'Replaying...' : label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );

  function said(): string {
    if (!range) return 'Choose a beginning and an end after it.';
    if (preview.error) return errorMessage(preview.error, 'They could not be counted. Please try again.');
    if (count === undefined || preview.isPlaceholderData) return 'Counting...';
    if (count === 0) return 'No delivery of this time would be sent again.';
    return `${counted(count, 'delivery is', 'deliveries are')} sent once more. Each keeps its webhook-id, so a receiver that checks it counts nothing twice.`;
  }
}
