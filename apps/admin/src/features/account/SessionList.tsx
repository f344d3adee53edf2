import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { AccountSession } from '@upcurve/contracts/account';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { formatDateTime } from '../../format-date.ts';
import { browserWords } from './browser-words.ts';
import classes from './SessionList.module.css';
import { sessionsQuery } from './session-queries.ts';

type Ended = AccountSession | 'others';

/** Ends one session; that it has already ended is a success. */
async function endOne(id: string): Promise<void> {
  try {
    await api.account.endSession({ params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
  }
}

/** Where one is signed in, and how to end that. */
export function SessionList() {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast } = useToast();
  const client = useQueryClient();
  const { data: sessions, error, isPending, refetch } = useQuery(sessionsQuery);
  const confirm = useDialog<Ended>(title);
  const { subject: ended } = confirm;

  const end = useMutation({
    mutationFn: async (session: Ended) => {
      if (session === 'others') await api.account.endSessions();
      else await endOne(session.id);
    },
    onSuccess: (_, session) => {
      confirm.finish();
      toast(
        session === 'others'
          ? { title: 'Sessions ended', description: 'You are signed in on this device only.' }
          : { title: 'Session ended', description: `${browserWords(session.userAgent)} is signed out.` },
      );
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Session not ended',
        description: errorMessage(error, 'Please try again.'),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });

  return (
    <Paper component="section" p="lg" aria-labelledby="sessions">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="sessions" ref={title} tabIndex={-1} className={classes.title}>
          Where you are signed in
        </Title>
        {sessions?.some(({ current }) => !current) && (
          <Button
            variant="default"
            size="xs"
            onClick={(event) => confirm.open('others', event.currentTarget)}
          >
            End all others
          </Button>
        )}
      </Group>
      {content()}
      <ConfirmDialog
        opened={confirm.isOpen}
        title={ended === 'others' ? 'End All Other Sessions' : 'End Session'}
        question={
          ended === 'others'
            ? 'Every device but this one is signed out at once and has to log in again.'
            : 'This device is signed out at once and has to log in again.'
        }
        confirmLabel={ended === 'others' ? 'End All Others' : 'End Session'}
        pendingLabel="Ending..."
        isPending={end.isPending}
        returnFocus={false}
        onConfirm={() => ended && end.mutate(ended)}
        onClose={confirm.close}
      >
        {ended && ended !== 'others' && (
          <Facts
            facts={[
              ['Browser', browserWords(ended.userAgent)],
              ['Address', ended.address],
              ['Last seen', formatDateTime(ended.lastSeenAt)],
            ]}
          />
        )}
      </ConfirmDialog>
    </Paper>
  );

  function content() {
    if (isPending) {
      return (
        <Stack gap="xs" role="status" aria-label="Loading your sessions" aria-busy>
          <Skeleton height={52} />
          <Skeleton height={52} />
        </Stack>
      );
    }
    if (!sessions) {
      return (
        <MessagePanel
          role="alert"
          level={3}
          title="Your sessions could not be loaded"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {errorMessage(error, 'Please try again.')}
        </MessagePanel>
      );
    }
    return (
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.id} className={classes.session}>
            <div>
              <Group gap="xs">
                <Text fw={600}>{browserWords(session.userAgent)}</Text>
                {session.current && <Badge color="sage">This device</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                {session.address ?? 'Unknown address'} · last seen {formatDateTime(session.lastSeenAt)} ·
                signed in {formatDateTime(session.createdAt)}
              </Text>
            </div>
            {!session.current && (
              <Button
                variant="default"
                size="xs"
                aria-label={`End the session of ${browserWords(session.userAgent)}, last seen ${formatDateTime(session.lastSeenAt)}`}
                onClick={(event) => confirm.open(session, event.currentTarget)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    );
  }
}
