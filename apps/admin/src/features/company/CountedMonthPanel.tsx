import { NumberInput, Paper, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  COUNTED_DAYS,
  COUNTED_LEADS_MIN,
  CountedMonthInput,
  type CountedMonthSettings,
  type MonthFigures,
  PROMPT_CALL_MINUTES,
  waitOf,
} from '@upcurve/contracts/settings/counted-month';
import { api } from '../../api.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useContractForm, useFormAction } from '../../kit/forms/contract-form.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { formatDay } from '../../kit/time/format-date.ts';

const monthQuery = queryOptions({
  queryKey: ['counted-month'],
  queryFn: ({ signal }) => api.countedMonth.getCountedMonthSettings({}, { signal }),
});

/** Shows the agency's own last days in figures, and lets owners show them on the home page. */
export function CountedMonthPanel() {
  const query = useQuery(monthQuery);
  return (
    <Paper component="section" p="lg" aria-labelledby="counted-month">
      <Title order={2} id="counted-month" mb="xs">
        Your own month on the home page
      </Title>
      <QueryPanel query={query} what="figures">
        {(settings) => (
          <Stack gap="md" maw="48rem">
            <Figures {...settings.figures} />
            <Text size="sm">{stateOf(settings)}</Text>
            {/* A new version, such as a colleague's, replaces the entries. */}
            <MonthForm key={settings.version} {...settings} />
          </Stack>
        )}
      </QueryPanel>
    </Paper>
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
      <SimpleGrid component="dl" cols={{ base: 1, sm: 3 }} spacing="md" m={0}>
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

function MonthForm({ isShown, waivedMonths, waivedPounds, version }: CountedMonthSettings) {
  const form = useContractForm(CountedMonthInput, { isShown, waivedMonths, waivedPounds });
  const { isPending, props } = useFormAction(form, {
    act: (body: CountedMonthInput) =>
      api.countedMonth.saveCountedMonthSettings({ body, headers: { 'if-match': `"${version}"` } }),
    done: () => ({ title: 'Month saved', description: 'The website shows the change in a moment.' }),
    failed: { title: 'Month not saved' },
    changes: [monthQuery.queryKey],
  });
  const amount = (name: 'waivedMonths' | 'waivedPounds') => {
    const { onChange, defaultValue, ...field } = form.getInputProps(name);
    return {
      ...field,
      defaultValue: defaultValue ?? '',
      onChange: (value: number | string) => onChange(value === '' ? null : value),
      min: 0,
      clampBehavior: 'none' as const,
    };
  };
  return (
    <form {...props} aria-label="Your own month">
      <Stack gap="md" align="flex-start">
        <Switch
          key={form.key('isShown')}
          label="Show these figures on the home page"
          {...form.getInputProps('isShown', { type: 'checkbox' })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NumberInput
            key={form.key('waivedMonths')}
            label="Monthly fees waived so far"
            description="Under the guarantee. Left out if empty."
            {...amount('waivedMonths')}
          />
          <NumberInput
            key={form.key('waivedPounds')}
            label="Total of these fees in pounds"
            description="Without VAT."
            thousandSeparator=","
            {...amount('waivedPounds')}
          />
        </SimpleGrid>
        <SubmitButton isPending={isPending} pendingLabel="Saving...">
          Save Month
        </SubmitButton>
      </Stack>
    </form>
  );
}
