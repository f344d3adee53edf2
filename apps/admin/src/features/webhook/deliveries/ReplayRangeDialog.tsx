import { Button, Group, Modal, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplayRange as Range, WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import type { OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { DateTimeField } from '../../../kit/forms/DateTimeField.tsx';
import { formatCount } from '../../../kit/list/format-count.ts';
import { addDays, instantAt, startOfDay, today, type WallTime, wallTimeOf } from '../../../kit/time/zone.ts';
import { webhookQueries } from '../webhook-queries.ts';

const STATUSES = [
  { value: '', label: 'All except Waiting' },
  { value: 'dead', label: 'Failed' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'held', label: 'Held' },
];
/** Presets in whole days before today: from the start of one day to the start of another, or to now. */
const TIMES = [
  { label: 'Today', from: 0, until: null },
  { label: 'Yesterday', from: 1, until: 0 },
  { label: 'Last 7 days', from: 6, until: null },
] as const;

/** Returns the next full minute, because the field has no seconds. */
const soon = () => wallTimeOf(Date.now() + 60_000);
const startOf = (daysBack: number) => wallTimeOf(startOfDay(addDays(today(), -daysBack)));
const toTimestamp = (at: WallTime) => (at.day && at.time ? instantAt(at) : undefined);

interface Draft {
  from: WallTime;
  until: WallTime;
  status: string;
  endpointId: string;
}

/** Returns the range to replay, or undefined if a time is missing or the end is not after the start. */
function rangeOf({ from, until, status, endpointId }: Draft): Range | undefined {
  const [first, last] = [toTimestamp(from), toTimestamp(until)];
  if (!first || !last || first >= last) return undefined;
  return {
    from: first,
    until: last,
    ...(status && { status: status as Range['status'] }),
    ...(endpointId && { endpointId }),
  };
}

/**
 * Does not use useBlocker, because the settings form on the same screen uses it and a router supports only one at a
 * time.
 */
export function ReplayRangeDialog({
  endpoints,
  opened,
  onClose,
  onExited,
}: OpenedDialog & { endpoints: readonly WebhookEndpoint[] }) {
  const [draft, setDraft] = useState<Draft>(() => ({
    from: wallTimeOf(Date.now() - 86_400_000),
    until: soon(),
    // Successful deliveries are only replayed if the user selects them.
    status: 'dead',
    endpointId: '',
  }));
  const range = rangeOf(draft);
  const preview = useQuery({ ...webhookQueries.replayCount(range), placeholderData: keepPreviousData });
  const replay = useAction({
    act: (asked: Range) => api.webhook.replayRange({ body: asked }),
    done: (_, { count }) => ({
      title: 'Deliveries replayed',
      description: `${formatCount(count, 'delivery is', 'deliveries are')} being sent again.`,
    }),
    failed: { title: 'Replay failed' },
    changes: [webhookQueries.deliveries],
    onDone: onClose,
  });
  const count = range && !preview.error ? preview.data?.count : undefined;
  const label = count ? `Replay ${formatCount(count, 'delivery', 'deliveries')}` : 'Replay';
  const change = (values: Partial<Draft>) => setDraft({ ...draft, ...values });
  return (
    <Modal
      opened={opened}
      onClose={() => !replay.isPending && onClose()}
      onExitTransitionEnd={onExited}
      title="Replay a period"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (range && count && !preview.isFetching && !replay.isPending) replay.mutate(range);
        }}
      >
        <Stack gap="md">
          <Group gap="xs" role="group" aria-label="Presets">
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
                label="Endpoint"
                data={[
                  { value: '', label: 'All endpoints' },
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
    if (!range) return 'Choose a start, and an end after it.';
    if (preview.error)
      return errorMessage(preview.error, 'The deliveries could not be counted. Please try again.');
    if (count === undefined || preview.isPlaceholderData) return 'Counting...';
    if (count === 0) return 'There are no deliveries to replay in this period.';
    return `${formatCount(count, 'delivery', 'deliveries')} will be sent again. Each keeps its webhook-id, so the endpoint can recognise repeats.`;
  }
}
