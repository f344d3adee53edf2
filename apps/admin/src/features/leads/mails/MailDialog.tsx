import { Alert, Button, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  fieldsIn,
  isLink,
  LEAD_MAIL_SUBJECT_MAX,
  LEAD_MAIL_TEXT_MAX,
  writeFields,
} from '@upcurve/contracts/leads/lead-mail-fields';
import type { LeadMailDrafts, LeadMailInput } from '@upcurve/contracts/leads/lead-mails';
import { useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { profileQuery } from '../../../auth/own-user-query.ts';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog, openedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { refetchLead } from '../change/lead-cache.ts';
import { followUpIn } from '../desk/desk-words.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { emailDraft, leadName } from '../lead-name.ts';
import { needsNextStep } from '../list/next-step.ts';

/**
 * Writes an email to a lead, from a template filled in with its data. Without an email server, it links to the member's
 * own email program.
 */
export const MailDialog = ({ dialog }: { dialog: Dialog<LeadRow> }) =>
  dialog.subject && <LeadMail key={dialog.opening} dialog={dialog} lead={dialog.subject} />;

const NO_TEMPLATE = 'Without a template';
const EMPTY: LeadMailInput = { subject: '', text: '' };

/** Returns the errors of an email by field. Checks the same as the server, without loading its schemas. */
function faultsOf({ subject, text }: LeadMailInput, hasReport: boolean) {
  const fault = (value: string, missing: string, may: (field: string) => boolean) => {
    if (!value.trim()) return missing;
    const left = fieldsIn(value).filter((field) => !may(field));
    return left.length > 0 ? `Replace ${writeFields(left)}: this lead has no value for it.` : null;
  };
  return {
    subject: fault(subject, 'Write a subject.', () => false),
    text: fault(text, 'Write something first.', (field) => isLink(field, hasReport)),
  };
}

function LeadMail({ dialog, lead }: { dialog: Dialog<LeadRow>; lead: LeadRow }) {
  const { kind, id } = lead;
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['leads', kind, id, 'mail-drafts', dialog.opening],
    queryFn: ({ signal }) => api.leadMails.getMailDrafts({ params: { kind, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const drafts = data?.drafts ?? [];
  const hasReport = data?.hasReport ?? false;
  const lacksAddress = !data?.replyTo;
  const [chosen, setChosen] = useState<string>();
  /** The text that the choice of another template replaced. */
  const [replaced, setReplaced] = useState<LeadMailInput | null>(null);
  const attempt = useRef({ body: '', key: '' });
  const form = useSaveForm({
    // Until something is written, the template is shown.
    initial: { edited: null as LeadMailInput | null, email: '' },
    validate: ({ email }) => ({
      ...faultsOf(mail, hasReport),
      email: lacksAddress && !email.trim() ? 'Enter your email address.' : null,
    }),
    async save({ email }) {
      if (lacksAddress) await api.account.updateProfile({ body: { email } });
      const next = needsNextStep(lead) && { followUpAt: followUpIn(1) };
      const body = { subject: mail.subject, text: mail.text, ...next };
      // Retries with the same text share a key, so that the lead gets only one email.
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      return api.leadMails.sendLeadMail(
        { params: { kind, id }, body },
        { idempotencyKey: attempt.current.key },
      );
    },
    saved: () => ({
      title: 'Email on Its Way',
      description: `It will be sent to ${leadName(lead)}. The history says whether it was.`,
    }),
    fallback: 'The email was not sent. Please try again.',
    onSaved() {
      void client.invalidateQueries({ queryKey: inboxQueries.all });
      refetchLead(client, lead);
      if (lacksAddress) client.invalidateQueries({ queryKey: profileQuery.queryKey });
      dialog.close();
    },
    focus: (name) => document.querySelector<HTMLElement>(`[role="dialog"] [name="${name}"]`)?.focus(),
  });
  const { edited } = form.values;
  const template = chosen ?? drafts[0]?.name ?? NO_TEMPLATE;
  const mail: LeadMailInput = edited ?? drafts.find(({ name }) => name === template) ?? EMPTY;
  const links = fieldsIn(mail.text).filter((field) => isLink(field, hasReport));
  const isReady = data?.canSend === true && !data.isSuppressed;

  function change(part: Partial<LeadMailInput>) {
    form.setFieldValue('edited', { subject: mail.subject, text: mail.text, ...part });
    for (const name of Object.keys(part)) form.clearFieldError(name);
  }
  function choose(name: string) {
    setReplaced(edited);
    form.setFieldValue('edited', null);
    setChosen(name);
    form.clearErrors();
  }

  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title={`Email ${leadName(lead)}`}
      size="lg"
      saveLabel={isReady ? 'Send Email' : undefined}
      savingLabel="Sending..."
    >
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error, 'The templates could not be loaded. Close this and try again.')}
        </Alert>
      )}
      {!data && !error && <Text size="sm">Loading…</Text>}
      {data && <Heading lead={lead} data={data} />}
      {isReady && (
        <>
          {lacksAddress && (
            <TextInput
              label="Your email address"
              description="Replies go to it. It is saved in your profile."
              type="email"
              autoComplete="email"
              {...form.getInputProps('email')}
            />
          )}
          <Select
            label="Template"
            data={[...drafts.map(({ name }) => name), NO_TEMPLATE]}
            allowDeselect={false}
            value={template}
            onChange={(name) => name && choose(name)}
          />
          {replaced && (
            <Button
              variant="light"
              size="xs"
              style={{ alignSelf: 'start' }}
              onClick={() => {
                change(replaced);
                setReplaced(null);
              }}
            >
              Bring back what I wrote
            </Button>
          )}
          <TextInput
            label="Subject"
            name="subject"
            maxLength={LEAD_MAIL_SUBJECT_MAX}
            autoComplete="off"
            error={form.errors.subject}
            value={mail.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <Textarea
            ref={takeFocus}
            label="Text"
            name="text"
            description={
              links.length > 0 && `${writeFields(links)} becomes their own link when the email is sent.`
            }
            rows={12}
            resize="vertical"
            maxLength={LEAD_MAIL_TEXT_MAX}
            error={form.errors.text}
            value={mail.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}

function Heading({ lead, data }: { lead: LeadRow; data: LeadMailDrafts }) {
  const { canSend, isSuppressed, to, fromName, replyTo } = data;
  if (!canSend)
    return (
      <>
        <Text size="sm">
          Email is off, so the email is written in your own email program. An owner can set up email under
          Settings, Email.
        </Text>
        <Button
          component="a"
          data-autofocus
          ref={takeFocus}
          href={emailDraft({ name: lead.name, email: to })}
        >
          Open Email Program
        </Button>
      </>
    );
  if (isSuppressed)
    return (
      <Alert color="red" role="alert">
        {to} has unsubscribed, so no email can be sent to this address. Ring them instead.
      </Alert>
    );
  return (
    <Text size="sm">
      To {to}. From {fromName}
      {replyTo && `; replies go to ${replyTo}`}.
    </Text>
  );
}
