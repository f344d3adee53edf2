import { Button, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { INVITE_HOURS, type Invite } from '@upcurve/contracts/team';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { formatDateTime } from '../../format-date.ts';
import { NewInviteForm } from './NewInviteForm.tsx';
import { ROLE_WORDS } from './roles.ts';
import { teamQueries } from './team-queries.ts';

/** Makes invites and lists those that nobody has used yet. */
export function Invites() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(teamQueries.invites);
  const dialog = useDialog<Invite>(title);

  return (
    <Paper component="section" p="lg" aria-label="Invites">
      <ListHeader
        level={2}
        title="Invites"
        subtitle={`Accounts are made with an invite link only. Each works once, within ${INVITE_HOURS} hours.`}
        titleRef={title}
      />
      <NewInviteForm onDone={() => title.current?.focus()} />
      <Title order={3} mt="lg" mb="xs">
        Open invites
      </Title>
      <QueryPanel
        query={query}
        what="invites"
        level={3}
        empty={
          <Text size="sm" c="dimmed">
            None. Choose a role above to invite somebody.
          </Text>
        }
      >
        {(invites) => (
          <RowList
            label="Open invites"
            rows={invites}
            actions={(invite) => (
              <Button
                variant="default"
                size="xs"
                aria-label={`Take back the invite for ${ROLE_WORDS[invite.role].name} that expires ${formatDateTime(invite.expiresAt)}`}
                onClick={(event) => dialog.open(invite, event.currentTarget)}
              >
                Take back
              </Button>
            )}
          >
            {({ role, name, email, expiresAt, createdBy }) => (
              <>
                <Text fw={600}>{[ROLE_WORDS[role].name, name, email].filter(Boolean).join(' · ')}</Text>
                <Text size="sm" c="dimmed">
                  Expires {formatDateTime(expiresAt)}
                  {createdBy && ` · made by ${createdBy}`}
                </Text>
              </>
            )}
          </RowList>
        )}
      </QueryPanel>
      <ConfirmAction
        dialog={dialog}
        title="Take Invite Back"
        question="The link stops working at once. Whoever has it needs a new one."
        confirmLabel="Take Back"
        pendingLabel="Taking back..."
        facts={({ role, name, email, createdAt, createdBy }) => [
          ['Role', ROLE_WORDS[role].name],
          ['For', [name, email].filter(Boolean).join(', ') || null],
          ['Made', formatDateTime(createdAt)],
          ['Made by', createdBy],
        ]}
        act={({ id }) => api.team.deleteInvite({ params: { id } })}
        done={() => ({ title: 'Invite taken back', description: 'Its link no longer works.' })}
        failed={{ title: 'Invite not taken back' }}
        changes={[teamQueries.invites.queryKey]}
      />
    </Paper>
  );
}
