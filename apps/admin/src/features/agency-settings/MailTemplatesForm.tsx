import { Button, Fieldset, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import {
  LEAD_MAIL_SUBJECT_MAX,
  LEAD_MAIL_TEXT_MAX,
  MAIL_FIELDS,
} from '@upcurve/contracts/leads/lead-mail-fields';
import { MailTemplates, TEMPLATE_NAME_MAX, TEMPLATES_MAX } from '@upcurve/contracts/leads/lead-mails';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';

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
        Staff can choose one of these when they write to a lead, and change it before it is sent. These fields
        are filled in with the data of the lead: {MAIL_FIELDS.map((name) => `{{${name}}}`).join(', ')}.
      </Text>
      {shown.map(({ name }, i) => (
        <Fieldset key={i} aria-label={name || 'New template'}>
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
        </Fieldset>
      ))}
    </SaveForm>
  );
}
