import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DISPLAY_NAME_MAX } from '@upcurve/contracts/account/account';
import { INVITE_HOURS, type Invite } from '@upcurve/contracts/account/team';
import { ROLES, type Role } from '@upcurve/contracts/permissions';
import type { MailStatus } from '@upcurve/contracts/settings/mail';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { OneTimeText } from '../../kit/feedback/OneTimeText.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useHashTarget } from '../../kit/focus/keep-focus.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { teamQueries } from './team-queries.ts';

const DELIVERIES: Record<MailStatus, string> = {
  waiting: 'email is being sent',
  sent: 'email sent',
  failed: 'email not delivered',
};

export function Invites() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(teamQueries.invites);
  const dialog = useDialog<Invite>();

  return (
    <Section
      title="Invites"
      subtitle={`A link for a new member. It works once, within ${INVITE_HOURS} hours.`}
      titleRef={title}
    >
      <NewInviteForm onDone={() => title.current?.focus()} />
      <QueryPanel query={query} what="invites" empty="No invite is open.">
        {(invites) => (
          <RowList
            label="Open invites"
            rows={invites}
            actions={(invite) => (
              <Button
                variant="default"
                size="xs"
                aria-label={`Revoke the invite for ${ROLE_WORDS[invite.role].name} that expires ${formatDateTime(invite.expiresAt)}`}
                onClick={() => dialog.open(invite)}
              >
                Revoke
              </Button>
            )}
          >
            {({ role, name, email, expiresAt, createdBy, delivery, mailError }) => (
              <>
                <Text fw={600}>{[ROLE_WORDS[role].name, name, email].filter(Boolean).join(' · ')}</Text>
                <Text size="sm" c="dimmed">
                  Expires {formatDateTime(expiresAt)}
                  {createdBy && ` · made by ${createdBy}`}
                  {delivery && ` · ${DELIVERIES[delivery]}`}
                  {email && !delivery && ' · no email sent, because mail is off'}
                </Text>
                {mailError && delivery !== 'sent' && (
                  <Text size="sm" c="red">
                    The email could not be sent: {mailError}
                  </Text>
                )}
              </>
            )}
          </RowList>
        )}
      </QueryPanel>
      <ConfirmAction
        dialog={dialog}
        title="Revoke Invite"
        question="The link stops working immediately. Its recipient will need a new one."
        confirmLabel="Revoke"
        pendingLabel="Revoking..."
        facts={({ role, name, email, createdAt, createdBy }) => [
          ['Role', ROLE_WORDS[role].name],
          ['For', [name, email].filter(Boolean).join(', ') || null],
          ['Made', formatDateTime(createdAt)],
          ['Made by', createdBy],
        ]}
        act={({ id }) => api.team.deleteInvite({ params: { id } })}
        done={() => ({ title: 'Invite revoked', description: 'Its link no longer works.' })}
        failed={{ title: 'Invite not revoked' }}
        changes={[teamQueries.invites.queryKey]}
      />
    </Section>
  );
}

const CHOICES = ROLES.map((role) => ({
  value: role,
  label: `${ROLE_WORDS[role].name}: can ${ROLE_WORDS[role].may}`,
}));

function NewInviteForm({ onDone }: { onDone: () => void }) {
  const [made, setMade] = useState<Awaited<ReturnType<typeof api.team.createInvite>> | null>(null);
  const first = useHashTarget<HTMLInputElement>('invite');
  const form = useSaveForm({
    initial: { role: 'sales' as Role, name: '', email: '' },
    save: (body) => api.team.createInvite({ body }),
    failed: { title: 'Invite not created' },
    changes: [teamQueries.invites.queryKey, ['inbox', 'first-steps']],
    valuesOf: ({ role }) => ({ role, name: '', email: '' }),
    onSaved: setMade,
  });
  return (
    <>
      <form {...form.props}>
        <Group align="flex-end" gap="xs" my="md">
          <Select
            ref={first}
            label="Role of the new member"
            flex="1 1 100%"
            maw="26rem"
            data={CHOICES}
            allowDeselect={false}
            {...form.getInputProps('role')}
          />
          <TextInput
            label="Name (optional)"
            flex="1 1 10rem"
            maw="20rem"
            maxLength={DISPLAY_NAME_MAX}
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Email (optional)"
            flex="1 1 10rem"
            maw="20rem"
            type="email"
            {...form.getInputProps('email')}
          />
          <SubmitButton isPending={form.isSaving} pendingLabel="Making...">
            Create Invite
          </SubmitButton>
        </Group>
      </form>
      {made && (
        <OneTimeText
          title="Copy the link now"
          label="Invite link"
          text={made.link}
          onDone={() => {
            setMade(null);
            onDone();
          }}
        >
          It will not be shown again.{' '}
          {made.isMailed ? `It will be sent to ${made.email}.` : 'Send it to your new colleague.'} The first
          to register with it within {INVITE_HOURS} hours gets the account.
        </OneTimeText>
      )}
    </>
  );
}
