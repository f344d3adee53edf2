import { NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { NO_VAT } from '@upcurve/contracts/settings/agency';
import {
  COMPANY_FACTS,
  type CompanyFact,
  CompanyFacts,
  type CompanySettings,
  companyFactNames,
  missingByLaw,
  REGISTERS,
} from '@upcurve/contracts/settings/company';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { TextButton } from '../../kit/screen/TextButton.tsx';

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => api.company.getCompanySettings({}, { signal }),
});

const companyFieldId = (name: string) => `company-${name}`;
const labelOf = (name: string) => COMPANY_FACTS[name as CompanyFact]?.label;
const valuesOf = ({ version, ...facts }: CompanySettings): CompanyFacts => facts;

export function CompanyForm({ facts }: { facts: CompanySettings }) {
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'these facts',
    schema: CompanyFacts,
    initial: valuesOf(facts),
    version: facts.version,
    save: (body, version) =>
      api.company.saveCompanySettings({ body, headers: { 'if-match': `"${version}"` } }),
    saved: () => ({ title: 'Facts saved', description: 'The website shows them in a moment.' }),
    failed: { title: 'Facts not saved' },
    changes: [['inbox', 'first-steps']],
    onSaved(saved) {
      client.setQueryData(companyQuery.queryKey, saved);
      changeUser(client, { missingFacts: missingByLaw(saved).length || undefined });
    },
    valuesOf,
    newest: () => client.fetchQuery({ ...companyQuery, staleTime: 0 }),
    labelOf,
    hasSummary: true,
  });
  const field = (name: CompanyFact) => ({
    id: companyFieldId(name),
    label: labelOf(name),
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <SaveForm form={form} label="Company facts" saveLabel="Save facts" gap="lg" isGuarded>
      <Fields title="Company">
        <TextInput {...field('registeredName')} description="As registered, with Ltd or LLP." />
        <TextInput {...field('companyNumber')} description="Eight characters, such as 01234567." />
        <NativeSelect
          {...field('registeredIn')}
          description="Where the company is registered, such as England and Wales."
          data={[{ value: '', label: 'Not set' }, ...REGISTERS]}
        />
        <TextInput
          {...field('vatNumber')}
          description={`Without one, enter “${NO_VAT}”, and the website says so.`}
        />
        <TextInput {...field('registeredOffice')} description="The official address, on one line." />
      </Fields>
      <Fields title="Contact">
        <TextInput
          {...field('email')}
          description="Shown on every page, and as the contact for data protection."
          type="email"
        />
        <TextInput {...field('phone')} description="As visitors should read it." type="tel" />
        <Textarea {...field('address')} description="On several lines. The site adds a map link." rows={4} />
      </Fields>
      <Fields title="People">
        <TextInput {...field('founder')} description="The name below the story on the home page." />
        <TextInput {...field('consultationsBy')} description="The name on the page after a booking." />
      </Fields>
      <Fields title="Social profiles">
        <TextInput {...field('linkedin')} placeholder="https://" inputMode="url" />
        <TextInput {...field('instagram')} placeholder="https://" inputMode="url" />
        <TextInput {...field('facebook')} placeholder="https://" inputMode="url" />
        <TextInput {...field('youtube')} placeholder="https://" inputMode="url" />
      </Fields>
    </SaveForm>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" maw="48rem">
        {children}
      </SimpleGrid>
    </Section>
  );
}

/** Lists the facts that are not set: first those that the law asks for. Each leads to its field. */
export function MissingFacts({ facts }: { facts: CompanySettings }) {
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
