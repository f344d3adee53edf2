import { Button, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplayRange as Range, WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog, openedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { DateTimeField } from '../../../kit/forms/DateTimeField.tsx';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { instantAt, type WallTime, wallTimeOf } from '../../../kit/time/zone.ts';
import { webhookQueries } from '../webhook-queries.ts';

const STATUSES = [
  { value: '', label: 'All except Waiting' },
  { value: 'dead', label: 'Failed' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'held', label: 'Held' },
];
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

interface ReplayRangeProps {
  endpoints: readonly WebhookEndpoint[];
}

/** Replays the deliveries of a period, after showing how many there are. */
export function ReplayRange({ endpoints }: ReplayRangeProps) {
  const dialog = useDialog<'replay'>();
  return (
    <>
      <Button variant="default" onClick={() => dialog.open('replay')}>
        Replay a period
      </Button>
      {dialog.subject && (
        <ReplayForm key={dialog.opening} dialog={openedDialog(dialog)} endpoints={endpoints} />
      )}
    </>
  );
}

interface ReplayFormProps extends ReplayRangeProps {
  dialog: ReturnType<typeof openedDialog>;
}

function ReplayForm({ dialog, endpoints }: ReplayFormProps) {
  const form = useSaveForm({
    initial: {
      from: wallTimeOf(Date.now() - 86_400_000),
      // The next full minute, because the field has no seconds.
      until: wallTimeOf(Date.now() + 60_000),
      // Successful deliveries are only replayed if the user selects them.
      status: 'dead',
      endpointId: '',
    },
    save: async (draft) => {
      const range = rangeOf(draft);
      return range && api.webhook.replayRange({ body: range });
    },
    saved: (replayed) =>
      replayed && {
        title: 'Deliveries replayed',
        description: `${formatCount(replayed.count, 'delivery is', 'deliveries are')} being sent again.`,
      },
    failed: { title: 'Replay failed' },
    changes: [webhookQueries.deliveries],
    onSaved: dialog.onClose,
  });
  const range = rangeOf(form.values);
  const preview = useQuery({ ...webhookQueries.replayCount(range), placeholderData: keepPreviousData });
  const count = range && !preview.error ? preview.data?.count : undefined;
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Replay a period"
      saveLabel={count ? `Replay ${formatCount(count, 'delivery', 'deliveries')}` : 'Replay'}
      savingLabel="Replaying..."
      isReady={Boolean(count) && !preview.isFetching}
    >
      <DateTimeField label="From" value={form.values.from} onChange={(from) => form.setValues({ from })} />
      <DateTimeField
        label="Until"
        value={form.values.until}
        onChange={(until) => form.setValues({ until })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect label="Which" data={STATUSES} {...form.getInputProps('status')} />
        {endpoints.length > 1 && (
          <NativeSelect
            label="Endpoint"
            data={[
              { value: '', label: 'All endpoints' },
              ...endpoints.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps('endpointId')}
          />
        )}
      </SimpleGrid>
      <Text size="sm" role="status">
        {said()}
      </Text>
    </FormDialog>
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
