import { NumberInput, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import {
  COMPANY_FACTS,
  type CompanyFact,
  companyFactNames,
  type CompanySettings as Facts,
  missingByLaw,
} from '@upcurve/contracts/settings/company';
import {
  COUNTED_DAYS,
  COUNTED_LEADS_MIN,
  CountedMonthInput,
  type CountedMonthSettings,
  type MonthFigures,
  waitOf,
} from '@upcurve/contracts/settings/counted-month';
import { api } from '../../api.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { TextButton } from '../../kit/screen/TextButton.tsx';
import { formatDay } from '../../kit/time/format-date.ts';
import { CompanyForm, companyFieldId, companyQuery } from './CompanyForm.tsx';

/** Edits the facts about the company that the website shows, lists those that are missing, and its own month. */
export function CompanySettings() {
  const query = useQuery(companyQuery);
  return (
    <QueryPanel query={query} what="company facts">
      {(facts) => (
        <Stack gap="lg">
          <MissingFacts facts={facts} />
          <CompanyForm facts={facts} />
          <CountedMonthPanel />
        </Stack>
      )}
    </QueryPanel>
  );
}

/** Lists the facts that are not set: first those that the law asks for. Each leads to its field. */
function MissingFacts({ facts }: { facts: Facts }) {
  const missing = companyFactNames.filter((name) => facts[name] === '');
  const asked = missingByLaw(facts);
  const others = missing.filter((name) => !asked.includes(name));
  return (
    <Section title="Missing facts">
      <Stack gap="xs" maw="40rem">
        {asked.length > 0 ? (
          <Text size="sm">
            UK law asks for these on a company’s website: <FactLinks names={asked} />
          </Text>
        ) : (
          <Text size="sm">Everything that UK law asks for on a company’s website is set.</Text>
        )}
        {others.length > 0 && (
          <Text size="sm">
            Also not set: <FactLinks names={others} />
          </Text>
        )}
        <Text size="sm" c="dimmed">
          The website leaves out facts that are not set. A demonstration shows examples instead, and says so
          in its footer.
        </Text>
      </Stack>
    </Section>
  );
}

function FactLinks({ names }: { names: readonly CompanyFact[] }) {
  return names.map((name, place) => {
    const { label, law } = COMPANY_FACTS[name];
    return (
      // Keeps each fact and its comma on one line.
      <Text key={name} span inherit display="inline-block" mr={4}>
        <TextButton onClick={() => document.getElementById(companyFieldId(name))?.focus()}>
          {label}
        </TextButton>
        {law === 'if registered for VAT' && ` (required ${law})`}
        {place < names.length - 1 ? ', ' : '.'}
      </Text>
    );
  });
}

const monthQuery = queryOptions({
  queryKey: ['counted-month'],
  queryFn: ({ signal }) => api.countedMonth.getCountedMonthSettings({}, { signal }),
});

/** Shows the agency's own last days in figures, and lets owners show them on the home page. */
function CountedMonthPanel() {
  const query = useQuery(monthQuery);
  return (
    <Section title="Your own month on the home page">
      <QueryPanel query={query} what="figures">
        {(settings) => (
          <Stack gap="md" maw="48rem">
            <Figures {...settings.figures} />
            <Text size="sm">{stateOf(settings)}</Text>
            <MonthForm settings={settings} />
          </Stack>
        )}
      </QueryPanel>
    </Section>
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
