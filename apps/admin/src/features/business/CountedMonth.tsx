import { NumberInput, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import {
  COUNTED_DAYS,
  COUNTED_LEADS_MIN,
  CountedMonthInput,
  type CountedMonthSettings,
  type MonthFigures,
  waitOf,
} from '@upcurve/contracts/settings/counted-month';
import { api } from '../../api.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatDay } from '../../kit/time/format-date.ts';

export const monthQuery = queryOptions({
  queryKey: ['counted-month'],
  queryFn: ({ signal }) => api.countedMonth.getCountedMonthSettings({}, { signal }),
});

/** Shows the agency's own last days in figures, and lets owners show them on the home page. */
export function CountedMonth({ settings }: { settings: CountedMonthSettings }) {
  return (
    <Stack gap="md" maw="48rem">
      <Figures {...settings.figures} />
      <Text size="sm">{stateOf(settings)}</Text>
      <MonthForm settings={settings} />
    </Stack>
  );
}

/** Says whether visitors see the figures, or what is missing. */
function stateOf({ isDemo, isShown, figures: { leads } }: CountedMonthSettings): string {
  const example = 'Visitors see an example, labelled as one.';
  if (isDemo) return `The demo content is on, so the figures are never shown. ${example}`;
  if (leads < COUNTED_LEADS_MIN)
    return `${leads} of ${COUNTED_LEADS_MIN} leads in the last ${COUNTED_DAYS} days: the figures are shown from ${COUNTED_LEADS_MIN} leads on${isShown ? '' : ', once you switch them on'}. Until then, ${example.charAt(0).toLowerCase()}${example.slice(1)}`;
  return isShown
    ? 'Visitors see these figures with their dates. They are counted again every hour.'
    : `The figures can be shown. ${example}`;
}

function Figures(figures: MonthFigures) {
  const { from, to, leads, checks, firstCallMinutes, leftNumber, calledPromptly } = figures;
  const missing = 'Not shown: no call is logged';
  const lines = [
    ['Leads', `${leads}, of which ${checks} eligibility checks`],
    ['Median to the first call', firstCallMinutes === null ? missing : waitOf(firstCallMinutes)],
    [
      `Called within ${PROMPT_CALL_MINUTES} minutes, in calling hours`,
      calledPromptly === null
        ? leftNumber
          ? missing
          : 'Left out: nobody left a number'
        : `${calledPromptly} of ${leftNumber}`,
    ],
  ] as const;
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {formatDay(from)} to {formatDay(to)}. Held, deleted and demo leads are not counted.
      </Text>
      <SimpleGrid component="dl" cols={{ base: 1, sm: 3 }} spacing="md">
        {lines.map(([term, detail]) => (
          <div key={term}>
            <Text component="dt" size="sm" c="dimmed">
              {term}
            </Text>
            <Text component="dd" fw={600} m={0}>
              {detail}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </div>
  );
}

const LABELS: Record<string, string> = {
  isShown: 'Show these figures on the home page',
  waivedMonths: 'Monthly fees waived so far',
  waivedPounds: 'Total of these fees in pounds',
};

const valuesOf = ({ isShown, waivedMonths, waivedPounds }: CountedMonthSettings): CountedMonthInput => ({
  isShown,
  waivedMonths,
  waivedPounds,
});

function MonthForm({ settings }: { settings: CountedMonthSettings }) {
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'your month',
    schema: CountedMonthInput,
    initial: valuesOf(settings),
    version: settings.version,
    save: (body, version) =>
      api.countedMonth.saveCountedMonthSettings({ body, headers: { 'if-match': `"${version}"` } }),
    saved: () => ({ title: 'Month saved', description: 'The website shows the change in a moment.' }),
    failed: { title: 'Month not saved' },
    changes: [monthQuery.queryKey],
    valuesOf,
    newest: () => client.fetchQuery({ ...monthQuery, staleTime: 0 }),
    labelOf: (name) => LABELS[name],
  });
  const amount = (name: 'waivedMonths' | 'waivedPounds') => ({
    ...form.getInputProps(name),
    value: form.values[name] ?? '',
    onChange: (value: number | string) => form.setFieldValue(name, value === '' ? null : (value as number)),
    min: 0,
    clampBehavior: 'none' as const,
  });
  return (
    <SaveForm form={form} label="Your own month" saveLabel="Save month" isGuarded>
      <Switch label={LABELS.isShown} {...form.getInputProps('isShown', { type: 'checkbox' })} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NumberInput
          label={LABELS.waivedMonths}
          description="Under the guarantee. Left out if empty."
          {...amount('waivedMonths')}
        />
        <NumberInput
          label={LABELS.waivedPounds}
          description="Without VAT."
          thousandSeparator=","
          {...amount('waivedPounds')}
        />
      </SimpleGrid>
    </SaveForm>
  );
}
