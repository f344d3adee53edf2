import { Alert, Button, Group, NumberInput, Text } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  RETAINED,
  RETENTION_DAYS_MAX,
  RETENTION_DAYS_MIN,
  type RetainedKind,
  type Retention,
  RetentionDays,
} from '@upcurve/contracts/settings/retention';
import { api } from '../../api.ts';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatCount, formatNumber } from '../../kit/list/format-count.ts';
import { Advanced } from '../../kit/screen/Advanced.tsx';
import { Section } from '../../kit/screen/Section.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';

const all = ['retention'] as const;

const retentionQueries = {
  all,
  list: queryOptions({
    queryKey: [...all, 'list'],
    queryFn: async ({ signal }) => {
      const kinds = await api.retention.listRetention({}, { signal });
      return kinds.map((each) => ({ ...each, id: each.kind }));
    },
  }),
  preview: (kind: RetainedKind, days: number) =>
    queryOptions({
      queryKey: [...all, 'preview', kind, days],
      queryFn: ({ signal }) =>
        api.retention.previewRetention({ params: { kind }, body: { days } }, { signal }),
      enabled: RetentionDays.safeParse(days).success,
      placeholderData: keepPreviousData,
    }),
};

const formatDays = (days: number) => formatCount(days, 'day');

const formatDue = (due: number) =>
  due === 0 ? 'none expired' : `${formatNumber(due)} expired, deleted next night`;

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

/** Sets the retention period for one kind of data, after showing how much it would delete. */
function RetentionDialog({ dialog }: { dialog: Dialog<Retention> }) {
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
