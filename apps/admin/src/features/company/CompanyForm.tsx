import {
  Button,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import {
  COMPANY_FACTS,
  type CompanyFact,
  CompanyFacts,
  type CompanySettings,
  companyFactNames,
  missingByLaw,
  NO_VAT,
  REGISTERS,
} from '@upcurve/contracts/settings/company';
import { useToast } from '@upcurve/ui/use-toast';
import { type ReactNode, useState } from 'react';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { failureToast } from '../../kit/feedback/use-action.ts';
import { ConflictAlert } from '../../kit/forms/ConflictAlert.tsx';
import { formErrors } from '../../kit/forms/contract-form.ts';
import { ErrorSummary } from '../../kit/forms/ErrorSummary.tsx';
import { LeaveDialog } from '../../kit/forms/LeaveDialog.tsx';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { useUnsavedGuard } from '../../kit/forms/use-unsaved-guard.ts';

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => api.company.getCompanySettings({}, { signal }),
});

export const companyFieldId = (name: string) => `company-${name}`;
const labelOf = (name: string) => COMPANY_FACTS[name as CompanyFact]?.label;
const focusField = (name: string) => document.getElementById(companyFieldId(name))?.focus();
const valuesOf = ({ version, ...facts }: CompanySettings): CompanyFacts => facts;

/** Edits the facts. If a colleague saves first, offers their version or the member's own. */
export function CompanyForm({ facts }: { facts: CompanySettings }) {
  const { toast } = useToast();
  const client = useQueryClient();
  // The version that editing started from.
  const [base, setBase] = useState(facts);
  const [newest, setNewest] = useState<CompanySettings | null>(null);
  // Counts rejected attempts, so screen readers announce each one.
  const [refusals, setRefusals] = useState(0);
  const form = useForm<CompanyFacts>({
    mode: 'controlled',
    initialValues: valuesOf(facts),
    validate: schemaResolver(CompanyFacts, { sync: true }),
  });
  const guard = useUnsavedGuard(form.isDirty(), form.reset);

  function load(stored: CompanySettings) {
    setBase(stored);
    setNewest(null);
    form.setInitialValues(valuesOf(stored));
    form.setValues(valuesOf(stored));
    form.clearErrors();
  }

  const save = useMutation({
    mutationFn: ({ version }: CompanySettings) =>
      api.company.saveCompanySettings({ body: form.values, headers: { 'if-match': `"${version}"` } }),
    onSuccess: (saved) => {
      load(saved);
      client.setQueryData(companyQuery.queryKey, saved);
      changeUser(client, { missingFacts: missingByLaw(saved).length || undefined });
      toast({ title: 'Facts saved', description: 'The website shows them in a moment.' });
    },
    onError: async (error) => {
      const errors = formErrors(error);
      if (Object.keys(errors).length > 0) {
        form.setErrors(errors);
        return setRefusals(refusals + 1);
      }
      if (error instanceof ApiError && error.statusCode === 412) {
        const stored = await client.fetchQuery({ ...companyQuery, staleTime: 0 }).catch(() => null);
        if (stored) return setNewest(stored);
      }
      toast(failureToast(error, { title: 'Facts not saved' }));
    },
  });

  const field = (name: CompanyFact) => ({
    id: companyFieldId(name),
    label: labelOf(name),
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <form
      noValidate
      aria-label="Company facts"
      onKeyDown={submitOnModEnter}
      onSubmit={form.onSubmit(
        () => {
          if (!save.isPending) save.mutate(base);
        },
        () => setRefusals(refusals + 1),
      )}
    >
      <Stack gap="lg">
        {refusals > 0 && (
          <ErrorSummary key={refusals} errors={form.errors} nameOf={labelOf} onGo={focusField} />
        )}
        {newest && (
          <ConflictAlert
            what="these facts"
            changed={companyFactNames.filter((name) => newest[name] !== base[name]).map(labelOf)}
            isSaving={save.isPending}
            onLoad={() => {
              load(newest);
              focusField('registeredName');
            }}
            onOverwrite={() => {
              setBase(newest);
              setNewest(null);
              save.mutate(newest);
            }}
          />
        )}
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
          <Textarea
            {...field('address')}
            description="On several lines. The site adds a map link."
            rows={4}
          />
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
        <Group>
          <SubmitButton isPending={save.isPending} pendingLabel="Saving...">
            Save Facts
          </SubmitButton>
          {form.isDirty() && (
            <Button variant="default" disabled={save.isPending} onClick={guard.close}>
              Discard
            </Button>
          )}
        </Group>
      </Stack>
      <LeaveDialog guard={guard} what="these facts" />
    </form>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" p="lg">
      <Title order={2} mb="md">
        {title}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" maw="48rem">
        {children}
      </SimpleGrid>
    </Paper>
  );
}
