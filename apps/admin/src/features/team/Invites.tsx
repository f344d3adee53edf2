import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { INVITE_HOURS, type Invite } from '@upcurve/contracts/account/team';
import type { MailStatus } from '@upcurve/contracts/settings/mail';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { Section } from '../../kit/screen/Section.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { NewInviteForm } from './NewInviteForm.tsx';
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
      subtitle={`New members need an invite link. Each link works once, within ${INVITE_HOURS} hours.`}
      titleRef={title}
    >
      <NewInviteForm onDone={() => title.current?.focus()} />
      <Title order={3} mt="lg" mb="xs">
        Open invites
      </Title>
      <QueryPanel query={query} what="invites" empty="None yet.">
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
