import { Alert, Anchor, Button, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  fieldsIn,
  LEAD_MAIL_SUBJECT_MAX,
  LEAD_MAIL_TEXT_MAX,
  REPORT_LINK,
} from '@upcurve/contracts/leads/lead-mail-fields';
import type { LeadMailDrafts, LeadMailInput } from '@upcurve/contracts/leads/lead-mails';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { paths } from '../../../paths.ts';
import { emailDraft } from '../detail/reach.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { useMailSending } from './use-mail-sending.ts';

/**
 * Writes an email to a lead, from a template filled in with its data. Without a mail server, it links to the member's
 * own mail program.
 */
export const MailDialog = ({ dialog }: { dialog: Dialog<LeadRow> }) =>
  dialog.subject && <LeadMail key={dialog.opening} dialog={dialog} lead={dialog.subject} />;

const NO_TEMPLATE = 'Without a template';
const EMPTY: LeadMailInput = { subject: '', text: '' };

function LeadMail({ dialog, lead }: { dialog: Dialog<LeadRow>; lead: LeadRow }) {
  const { kind, id } = lead;
  const { data, error } = useQuery({
    queryKey: ['leads', kind, id, 'mail-drafts', dialog.opening],
    queryFn: ({ signal }) => api.leadMails.getMailDrafts({ params: { kind, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const drafts = data?.drafts ?? [];
  const hasReport = data?.hasReport ?? false;
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<LeadMailInput>();
  /** The text that the choice of another template replaced. */
  const [replaced, setReplaced] = useState<LeadMailInput>();
  const template = chosen ?? drafts[0]?.name ?? NO_TEMPLATE;
  const mail = edited ?? drafts.find(({ name }) => name === template) ?? EMPTY;
  const sending = useMailSending(lead, dialog.close);
  const isReady = data?.canSend === true && !data.isSuppressed;

  function change(part: Partial<LeadMailInput>) {
    setEdited({ subject: mail.subject, text: mail.text, ...part });
    sending.clear(Object.keys(part));
  }
  function choose(name: string) {
    setReplaced(edited);
    setEdited(undefined);
    setChosen(name);
    sending.clear(Object.keys(EMPTY));
  }

  return (
    <FormDialog
      title={`Email ${leadName(lead)}`}
      size="lg"
      saveLabel="Send Email"
      savingLabel="Sending..."
      opened={dialog.isOpen}
      onClose={dialog.close}
      onExited={dialog.forget}
      isDirty={edited !== undefined}
      isSaving={sending.isPending}
      isReady={isReady}
      problem={sending.problem}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) sending.send({ subject: mail.subject, text: mail.text }, hasReport);
      }}
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
                setReplaced(undefined);
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
            error={sending.errors.subject}
            value={mail.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <Textarea
            ref={takeFocus}
            label="Text"
            name="text"
            description={
              hasReport && fieldsIn(mail.text).includes(REPORT_LINK)
                ? `{{${REPORT_LINK}}} becomes the link to their report when the email is sent.`
                : undefined
            }
            rows={12}
            resize="vertical"
            maxLength={LEAD_MAIL_TEXT_MAX}
            error={sending.errors.text}
            value={mail.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Shows the recipient and the sender, or why no email can be sent. */
function Heading({ lead, data }: { lead: LeadRow; data: LeadMailDrafts }) {
  const { canSend, isSuppressed, to, fromName, replyTo } = data;
  if (!canSend)
    return (
      <>
        <Text size="sm">
          Mail is off, so the email is written in your own mail program. An owner can set up mail under
          Settings, Mail.
        </Text>
        <Anchor href={emailDraft({ name: lead.name, email: to })} underline="always">
          Open Mail Program
        </Anchor>
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
      To {to}. From {fromName};{' '}
      {replyTo ? (
        `replies go to ${replyTo}.`
      ) : (
        <>
          replies reach nobody until you enter your address in your{' '}
          <Anchor component={Link} to={paths.settings()} inherit underline="always">
            profile
          </Anchor>
          .
        </>
      )}
    </Text>
  );
}
