import { NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { NO_VAT } from '@upcurve/contracts/settings/agency';
import {
  COMPANY_FACTS,
  type CompanyFact,
  CompanyFacts,
  type CompanySettings,
  missingByLaw,
  REGISTERS,
} from '@upcurve/contracts/settings/company';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
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
    <SaveForm form={form} label="Company facts" saveLabel="Save facts" maw="48rem" isGuarded>
      <AskedByLaw facts={facts} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput {...field('registeredName')} description="As registered, with Ltd or LLP." />
        <TextInput {...field('companyNumber')} description="Eight characters, such as 01234567." />
        <NativeSelect
          {...field('registeredIn')}
          description="Where the company is registered."
          data={[{ value: '', label: 'Not set' }, ...REGISTERS]}
        />
        <TextInput {...field('vatNumber')} description={`Without one, enter “${NO_VAT}”.`} />
        <TextInput {...field('registeredOffice')} description="The official address, on one line." />
        <TextInput
          {...field('email')}
          description="Shown on every page, and as the contact for data protection."
          type="email"
        />
        <TextInput {...field('phone')} description="As visitors should read it." type="tel" />
        <Textarea {...field('address')} description="On several lines. The site adds a map link." rows={3} />
        <TextInput {...field('founder')} description="The name below the story on the home page." />
        <TextInput {...field('consultationsBy')} description="The name on the page after a booking." />
        {(['linkedin', 'instagram', 'facebook', 'youtube'] as const).map((name) => (
          <TextInput key={name} {...field(name)} placeholder="https://" inputMode="url" />
        ))}
      </SimpleGrid>
    </SaveForm>
  );
}

/** Lists the missing facts that the law asks for. Each leads to its field. */
function AskedByLaw({ facts }: { facts: CompanySettings }) {
  const missing = missingByLaw(facts);
  if (missing.length === 0) return null;
  return (
    <Text size="sm">
      UK law asks for these on a company’s website:{' '}
      {missing.map((name, place) => (
        // Keeps each fact and its comma on one line.
        <Text key={name} span inherit display="inline-block" mr={4}>
          <TextButton onClick={() => document.getElementById(companyFieldId(name))?.focus()}>
            {COMPANY_FACTS[name].label}
          </TextButton>
          {place < missing.length - 1 ? ', ' : '.'}
        </Text>
      ))}
    </Text>
  );
}
