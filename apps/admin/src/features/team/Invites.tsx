import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { INVITE_HOURS, type Invite } from '@upcurve/contracts/team';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { formatDateTime } from '../../format-date.ts';
import classes from './Invites.module.css';
import { NewInviteForm } from './NewInviteForm.tsx';
import { ROLE_WORDS } from './roles.ts';
import { teamQueries } from './team-queries.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.statusCode === 404;

/** Makes invites and lists those that nobody has used yet. */
export function Invites() {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast } = useToast();
  const client = useQueryClient();
  const { data: invites, error, isPending, refetch } = useQuery(teamQueries.invites);
  const confirm = useDialog<Invite>(title);

  const takeBack = useMutation({
    mutationFn: (invite: Invite) =>
      api.team.deleteInvite({ params: { id: invite.id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      confirm.finish();
      toast({ title: 'Invite taken back', description: 'Its link no longer works.' });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Invite not taken back',
        description: errorMessage(error, 'Please try again.'),
      }),
    onSettled: () => client.invalidateQueries(teamQueries.invites),
  });

  return (
    <Paper component="section" p="lg" aria-labelledby="invites">
      <Title order={2} id="invites" mb={4} ref={title} tabIndex={-1} className={classes.title}>
        Invites
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Accounts are made with an invite link only. Each works once, within {INVITE_HOURS} hours.
      </Text>
      <NewInviteForm onDone={() => title.current?.focus()} />
      <Title order={3} mt="lg" mb="xs">
        Open invites
      </Title>
      {content()}
      {confirm.subject && (
        <ConfirmDialog
          opened={confirm.isOpen}
          title="Take Invite Back"
          question="The link stops working at once. Whoever has it needs a new one."
          confirmLabel="Take Back"
          pendingLabel="Taking back..."
          isPending={takeBack.isPending}
          returnFocus={false}
          onConfirm={() => confirm.subject && takeBack.mutate(confirm.subject)}
          onClose={confirm.close}
        >
          <Facts
            facts={[
              ['Role', ROLE_WORDS[confirm.subject.role].name],
              ['Made', formatDateTime(confirm.subject.createdAt)],
              ['Made by', confirm.subject.createdBy],
            ]}
          />
        </ConfirmDialog>
      )}
    </Paper>
  );

  function content() {
    if (isPending) return <Skeleton height={44} role="status" aria-label="Loading the invites" aria-busy />;
    if (!invites) {
      return (
        <MessagePanel
          role="alert"
          level={3}
          title="The invites could not be loaded"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {errorMessage(error, 'Please try again.')}
        </MessagePanel>
      );
    }
    if (invites.length === 0) {
      return (
        <Text size="sm" c="dimmed">
          None. Choose a role above to invite somebody.
        </Text>
      );
    }
    return (
      <ul className={classes.list}>
        {invites.map((invite) => (
          <li key={invite.id} className={classes.invite}>
            <div>
              <Text fw={600}>{ROLE_WORDS[invite.role].name}</Text>
              <Text size="sm" c="dimmed">
                Expires {formatDateTime(invite.expiresAt)}
                {invite.createdBy && ` · made by ${invite.createdBy}`}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={`Take back the invite for ${ROLE_WORDS[invite.role].name} that expires ${formatDateTime(invite.expiresAt)}`}
              onClick={(event) => confirm.open(invite, event.currentTarget)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    );
  }
}
