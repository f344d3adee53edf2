import { Alert, Button, Group, NumberInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  RETAINED,
  RETENTION_DAYS_MAX,
  RETENTION_DAYS_MIN,
  type Retention,
  RetentionDays,
} from '@upcurve/contracts/settings/retention';
import { api } from '../../api.ts';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { formatDays, formatDue, retentionQueries } from './retention-queries.ts';

/** Sets the retention period for one kind of data, after showing how much it would delete. */
export function RetentionDialog({ dialog }: { dialog: Dialog<Retention> }) {
  return dialog.subject && <RetentionForm key={dialog.opening} dialog={dialog} retention={dialog.subject} />;
}

function RetentionForm({ dialog, retention }: { dialog: Dialog<Retention>; retention: Retention }) {
  const { kind } = retention;
  const form = useSaveForm({
    initial: { days: retention.days as number | string },
    save: ({ days }) => api.retention.setRetention({ params: { kind }, body: { days: Number(days) } }),
    saved: ({ days, due }) => ({
      title: 'Period saved',
      description: `Kept for ${formatDays(days)}, ${formatDue(due)}.`,
    }),
    failed: { title: 'Period not saved' },
    changes: [retentionQueries.all],
    onSaved: dialog.close,
  });
  const { days } = form.values;
  const parsed = RetentionDays.safeParse(days);
  const preview = useQuery(retentionQueries.preview(kind, Number(days)));
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title="Retention period"
      saveLabel="Save period"
      isReady={parsed.success && preview.isSuccess && !preview.isPlaceholderData}
    >
      <Text size="sm">{RETAINED[kind].label}</Text>
      <NumberInput
        label="Days"
        min={RETENTION_DAYS_MIN}
        max={RETENTION_DAYS_MAX}
        clampBehavior="none"
        data-autofocus
        {...form.getInputProps('days')}
        error={form.errors.days ?? parsed.error?.issues[0]?.message}
      />
      {parsed.success && <Preview {...preview} />}
    </FormDialog>
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
