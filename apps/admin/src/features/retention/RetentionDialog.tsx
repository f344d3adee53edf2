import { Alert, Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  RETAINED,
  RETENTION_DAYS_MAX,
  RETENTION_DAYS_MIN,
  type Retention,
  RetentionDays,
} from '@upcurve/contracts/settings/retention';
import { useState } from 'react';
import { api } from '../../api.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { formatDays, formatDue, retentionQueries } from './retention-queries.ts';

/** Sets the retention period for one kind of data, after showing how much it would delete. */
export function RetentionDialog({ dialog }: { dialog: Dialog<Retention> }) {
  const { subject, isOpen, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Retention Period">
      {subject && <RetentionForm key={dialog.opening} retention={subject} onClose={close} />}
    </Modal>
  );
}

function RetentionForm({
  retention: { kind, ...was },
  onClose,
}: {
  retention: Retention;
  onClose: () => void;
}) {
  const [days, setDays] = useState<number | string>(was.days);
  const parsed = RetentionDays.safeParse(days);
  const preview = useQuery(retentionQueries.preview(kind, Number(days)));

  const save = useAction({
    act: () => api.retention.setRetention({ params: { kind }, body: { days: Number(days) } }),
    done: (_, saved) => ({
      title: 'Period saved',
      description: `Kept for ${formatDays(saved.days)}, ${formatDue(saved.due)}.`,
    }),
    failed: { title: 'Period not saved' },
    changes: [retentionQueries.all],
    onDone: onClose,
  });
  const mayBeSaved = parsed.success && preview.isSuccess && !preview.isPlaceholderData;

  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayBeSaved && !save.isPending) save.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{RETAINED[kind].label}</Text>
        <NumberInput
          label="Days"
          min={RETENTION_DAYS_MIN}
          max={RETENTION_DAYS_MAX}
          clampBehavior="none"
          value={days}
          onChange={setDays}
          error={parsed.success ? undefined : parsed.error.issues[0]?.message}
          data-autofocus
        />
        {parsed.success && <Preview {...preview} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isPending={save.isPending} pendingLabel="Saving..." disabled={!mayBeSaved}>
            Save Period
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

type PreviewProps = Pick<
  ReturnType<typeof useQuery<{ due: number; oldest: string | null }>>,
  'data' | 'isError' | 'refetch'
>;

function Preview({ data, isError, refetch }: PreviewProps) {
  if (isError) {
    return (
      <Alert color="red" role="alert">
        <Group justify="space-between">
          The data to be deleted could not be counted.
          <Button size="xs" variant="default" onClick={() => refetch()}>
            Try again
          </Button>
        </Group>
      </Alert>
    );
  }
  if (!data) return <Text size="sm">Counting the data to be deleted…</Text>;
  const oldest = data.oldest && ` The oldest is from ${formatDateTime(data.oldest)}.`;
  return (
    <Alert color={data.due > 0 ? 'red' : 'gray'} role="status">
      {data.due > 0
        ? `${data.due} of the current records would be deleted next night. This cannot be undone.`
        : 'None of the current records would be deleted.'}
      {oldest}
    </Alert>
  );
}
