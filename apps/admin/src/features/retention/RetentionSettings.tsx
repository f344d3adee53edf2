import { Alert, Button, NumberInput, Text } from '@mantine/core';
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
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
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
  preview: (kinds: readonly RetainedKind[], days: number) =>
    queryOptions({
      queryKey: [...all, 'preview', kinds, days],
      async queryFn({ signal }) {
        const previews = await Promise.all(
          kinds.map((kind) =>
            api.retention.previewRetention({ params: { kind }, body: { days } }, { signal }),
          ),
        );
        return { due: dueOf(previews), oldest: previews.flatMap(({ oldest }) => oldest ?? []).sort()[0] };
      },
      enabled: RetentionDays.safeParse(days).success,
      placeholderData: keepPreviousData,
    }),
};

const dueOf = (kinds: readonly { due: number }[]) => kinds.reduce((sum, { due }) => sum + due, 0);
const formatDays = (days: number) => formatCount(days, 'day');

const formatDue = (due: number) =>
  due === 0 ? 'none expired' : `${formatNumber(due)} expired, deleted next night`;

/** What one period is set for: a kind of data, or several. */
interface Period {
  id: string;
  label: string;
  kinds: readonly Retention[];
}

/** Shows the retention periods of personal data, and how much is deleted next night: first those of leads. */
export function RetentionSettings() {
  const query = useQuery(retentionQueries.list);
  const dialog = useDialog<Period>();
  const rowsOf = (label: string, rows: readonly Period[]) => (
    <RowList
      label={label}
      rows={rows}
      actions={(period) => (
        <Button
          variant="default"
          size="xs"
          aria-label={`Change retention period: ${period.label}`}
          onClick={() => dialog.open(period)}
        >
          Change
        </Button>
      )}
    >
      {({ label, kinds }) => (
        <>
          <Text fw={600}>{label}</Text>
          <Text size="sm" c="dimmed">
            {spanOf(kinds)} · {formatDue(dueOf(kinds))}
          </Text>
        </>
      )}
    </RowList>
  );

  return (
    <>
      <SettingsPanel
        title="Data retention"
        subtitle="Expired data is permanently deleted every night. If you change a period, update the privacy policy too."
        query={query}
        what="periods"
      >
        {(kinds) => {
          const periods = kinds.map((each) => ({
            id: each.kind,
            label: RETAINED[each.kind].label,
            kinds: [each],
          }));
          const others = kinds.filter(({ kind }) => kind !== 'leads');
          return (
            <>
              {rowsOf('Periods', [
                ...periods.filter(({ id }) => id === 'leads'),
                { id: 'others', label: 'Everything else', kinds: others },
              ])}
              <Advanced label="each kind of data">
                {rowsOf(
                  'Each kind of data',
                  periods.filter(({ id }) => id !== 'leads'),
                )}
              </Advanced>
            </>
          );
        }}
      </SettingsPanel>
      {dialog.subject && <RetentionForm key={dialog.opening} dialog={dialog} period={dialog.subject} />}
    </>
  );
}

/** Describes the shortest and the longest period. */
function spanOf(kinds: readonly Retention[]): string {
  const days = kinds.map((each) => each.days);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return least === most ? formatDays(least) : `${least} to ${formatDays(most)}`;
}

/** Sets a retention period, after showing how much it would delete. */
function RetentionForm({ dialog, period }: { dialog: Dialog<Period>; period: Period }) {
  const kinds = period.kinds.map(({ kind }) => kind);
  const [first, ...differing] = new Set(period.kinds.map(({ days }) => days));
  const form = useSaveForm({
    initial: { days: (differing.length > 0 ? '' : first) as number | string },
    save: ({ days }) =>
      Promise.all(
        kinds.map((kind) => api.retention.setRetention({ params: { kind }, body: { days: Number(days) } })),
      ),
    saved: (kept) => ({
      title: 'Period saved',
      description: `Kept for ${spanOf(kept)}, ${formatDue(dueOf(kept))}.`,
    }),
    failed: { title: 'Period not saved' },
    changes: [retentionQueries.all],
    onSaved: dialog.close,
  });
  const { days } = form.values;
  const parsed = RetentionDays.safeParse(days);
  const preview = useQuery(retentionQueries.preview(kinds, Number(days)));
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title="Retention period"
      saveLabel="Save period"
      isReady={parsed.success && preview.isSuccess && !preview.isPlaceholderData}
    >
      <Text size="sm">{period.label}</Text>
      <NumberInput
        label="Days"
        min={RETENTION_DAYS_MIN}
        max={RETENTION_DAYS_MAX}
        clampBehavior="none"
        data-autofocus
        {...form.getInputProps('days')}
        error={form.errors.days ?? (days === '' ? undefined : parsed.error?.issues[0]?.message)}
      />
      {parsed.success && (
        <QueryPanel query={preview} what="data to be deleted" skeleton={[64]}>
          {({ due, oldest }) => (
            <Alert color={due > 0 ? 'red' : 'gray'} role="status">
              {due > 0
                ? `${due} of the current records would be deleted next night. This cannot be undone.`
                : 'None of the current records would be deleted.'}
              {oldest && ` The oldest is from ${formatDateTime(oldest)}.`}
            </Alert>
          )}
        </QueryPanel>
      )}
    </FormDialog>
  );
}
