import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { WEEKDAYS } from '@upcurve/contracts/bookings/booking-words';
import {
  LEAD_MAIL_SUBJECT_MAX,
  LEAD_MAIL_TEXT_MAX,
  MAIL_FIELDS,
} from '@upcurve/contracts/leads/lead-mail-fields';
import { MailTemplates, TEMPLATE_NAME_MAX, TEMPLATES_MAX } from '@upcurve/contracts/leads/lead-mails';
import { CALLING_HOURS } from '@upcurve/contracts/settings/agency';
import { LostReasons, AgencySettings as Settings } from '@upcurve/contracts/settings/agency-settings';
import { useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { changeUser } from '../../auth/session.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { AGENCY_PLACE } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';
import { lostReasonsQuery } from '../leads/lead-queries.ts';

export const mailTemplatesQuery = queryOptions({
  queryKey: ['agency-settings', 'mail-templates'],
  queryFn: ({ signal }) => api.leadMails.getMailTemplates({}, { signal }),
});

export function MailTemplatesForm({ templates }: MailTemplates) {
  const add = useRef<HTMLButtonElement>(null);
  const form = useSaveForm({
    schema: MailTemplates,
    initial: { templates },
    save: (body) => api.leadMails.saveMailTemplates({ body }),
    saved: () => ({ title: 'Templates saved', description: 'They are offered with the next email.' }),
    failed: { title: 'Templates not saved' },
    changes: [mailTemplatesQuery.queryKey],
    valuesOf: (saved) => saved,
  });
  const shown = form.values.templates;
  const saved = form.getInitialValues().templates.length;
  const isOpen = (i: number) =>
    i >= saved || Object.keys(form.errors).some((path) => path.startsWith(`templates.${i}.`));
  return (
    <SaveForm
      form={form}
      saveLabel="Save Templates"
      maw="40rem"
      actions={
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          disabled={shown.length >= TEMPLATES_MAX}
          onClick={() => form.insertListItem('templates', { name: '', subject: '', text: '' })}
        >
          Add Template
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        These fields are filled in with the data of the lead:{' '}
        {MAIL_FIELDS.map((name) => `{{${name}}}`).join(', ')}.
      </Text>
      {shown.map(({ name }, i) => (
        <details key={i} aria-label={name || 'New template'} open={isOpen(i)}>
          <summary>{name || 'New template'}</summary>
          <Stack gap="sm">
            <Group align="end" gap="sm" wrap="nowrap">
              <TextInput
                flex={1}
                label="Name"
                maxLength={TEMPLATE_NAME_MAX}
                autoComplete="off"
                {...form.getInputProps(`templates.${i}.name`)}
              />
              <Button
                variant="default"
                aria-label={`Remove ${name || 'the new template'}`}
                onClick={() => {
                  form.removeListItem('templates', i);
                  add.current?.focus();
                }}
              >
                Remove
              </Button>
            </Group>
            <TextInput
              label="Subject"
              maxLength={LEAD_MAIL_SUBJECT_MAX}
              autoComplete="off"
              {...form.getInputProps(`templates.${i}.subject`)}
            />
            <Textarea
              label="Text"
              rows={12}
              resize="vertical"
              maxLength={LEAD_MAIL_TEXT_MAX}
              {...form.getInputProps(`templates.${i}.text`)}
            />
          </Stack>
        </details>
      ))}
    </SaveForm>
  );
}

export const agencyQuery = queryOptions({
  queryKey: ['agency-settings'],
  queryFn: ({ signal }) => api.agencySettings.getAgencySettings({}, { signal }),
});

const { firstDay, lastDay, from, to } = CALLING_HOURS;

export function NameForm({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const form = useSaveForm({
    what: 'the name',
    schema: Settings,
    initial: settings,
    save: (body) => api.agencySettings.saveAgencySettings({ body }),
    saved: ({ name }) => ({ title: 'Name saved', description: `The agency is now called ${name}.` }),
    failed: { title: 'Name not saved' },
    changes: [agencyQuery.queryKey],
    onSaved: ({ name }) => changeUser(client, { agencyName: name }),
  });
  return (
    <SaveForm form={form} saveLabel="Save name" maw="26rem" isGuarded>
      <TextInput
        label="Name of the agency"
        description="In emails and the admin area. The website has its own text."
        autoComplete="organization"
        {...form.getInputProps('name')}
      />
      <Text size="sm">
        Calling hours: {WEEKDAYS[firstDay - 1]} to {WEEKDAYS[lastDay - 1]}, {from}:00 to {to}:00 in{' '}
        {AGENCY_PLACE}. They and the time zone are fixed. Hours for meetings are in the{' '}
        <Anchor component={Link} to={paths.meetingHours()} inherit underline="always">
          Calendar
        </Anchor>
        .
      </Text>
    </SaveForm>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const textOf = ({ reasons }: LostReasons) => ({ text: reasons.join('\n') });

export function ReasonsForm({ list }: { list: LostReasons }) {
  const form = useSaveForm({
    what: 'the reasons',
    initial: textOf(list),
    validate: {
      text: (text) => LostReasons.safeParse({ reasons: linesOf(text) }).error?.issues[0]?.message,
    },
    save: ({ text }) => api.agencySettings.saveLostReasons({ body: { reasons: linesOf(text) } }),
    saved: () => ({ title: 'Reasons saved', description: 'Leads that are already lost keep their reason.' }),
    failed: { title: 'Reasons not saved' },
    changes: [lostReasonsQuery.queryKey],
    valuesOf: textOf,
  });
  return (
    <SaveForm form={form} saveLabel="Save reasons" maw="26rem" isGuarded>
      <Textarea
        label="Reasons"
        description="One per line, in the order in which staff choose from them."
        rows={Math.max(4, list.reasons.length + 1)}
        resize="vertical"
        {...form.getInputProps('text')}
      />
    </SaveForm>
  );
}
