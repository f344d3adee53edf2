import { Alert, Badge, Button, Group, Paper, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@upcurve/contracts/team';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { useUser } from '../../auth/auth-context.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { formatDateTime } from '../../format-date.ts';
import { MemberActions } from './MemberActions.tsx';
import classes from './Members.module.css';
import { RoleDialog } from './RoleDialog.tsx';
import { ROLE_WORDS } from './roles.ts';
import { teamQueries } from './team-queries.ts';
import { useMemberActions } from './use-member-actions.ts';

type Kind = 'role' | 'disable' | 'remove';

/** Everybody with an account, and what may be done about it. */
export function Members() {
  const title = useRef<HTMLHeadingElement>(null);
  const me = useUser();
  const { data: members, error, isPending, refetch } = useQuery(teamQueries.users);
  const { subject: shown, isOpen, ...dialog } = useDialog<{ kind: Kind; member: User }>(title);
  const act = useMemberActions(({ type }) => {
    if (type === 'remove') dialog.finish();
    else if (isOpen) dialog.close();
  });

  return (
    <Paper component="section" p="lg" aria-labelledby="members">
      <Title order={2} id="members" mb="sm" ref={title} tabIndex={-1} className={classes.title}>
        Members
      </Title>
      {content()}
      {shown && dialogs(shown.member)}
    </Paper>
  );

  function dialogs(member: User) {
    const { username } = member;
    const isMe = member.id === me.id;
    const confirm = { isPending: act.isPending, returnFocus: false, onClose: dialog.close };
    return (
      <>
        <RoleDialog
          key={`${member.id}-${member.role}`}
          member={member}
          isMe={isMe}
          opened={isOpen && shown?.kind === 'role'}
          isPending={act.isPending}
          onSave={(role) => act.mutate({ type: 'role', member, role })}
          onClose={dialog.close}
        />
        <ConfirmDialog
          {...confirm}
          opened={isOpen && shown?.kind === 'disable'}
          title={`Disable ${username}`}
          question={
            isMe
              ? 'This is your own account: you are signed out at once and cannot log in until another owner enables it.'
              : `${username} is signed out at once and cannot log in until the account is enabled again. Nothing is deleted.`
          }
          confirmLabel={`Disable ${username}`}
          pendingLabel="Disabling..."
          onConfirm={() => act.mutate({ type: 'disable', member })}
        />
        <ConfirmDialog
          {...confirm}
          opened={isOpen && shown?.kind === 'remove'}
          title={`Remove ${username}`}
          question={`Are you sure you want to remove ${isMe ? 'your own account, ' : ''}${username}${isMe ? ',' : ''} from the team? This action cannot be undone.`}
          confirmLabel={`Remove ${username}`}
          pendingLabel="Removing..."
          onConfirm={() => act.mutate({ type: 'remove', member })}
        >
          {isMe && (
            <Alert color="gold" role="note">
              You are signed out at once and need an invite to come back.
            </Alert>
          )}
        </ConfirmDialog>
      </>
    );
  }

  function content() {
    if (isPending) {
      return (
        <Stack gap="xs" role="status" aria-label="Loading the team" aria-busy>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      );
    }
    if (!members) {
      return (
        <MessagePanel
          role="alert"
          level={3}
          title="The team could not be loaded"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {errorMessage(error, 'Please try again.')}
        </MessagePanel>
      );
    }
    return (
      <Table className={classes.table} verticalSpacing="xs" aria-label="Members">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Username</Table.Th>
            <Table.Th scope="col">Role</Table.Th>
            <Table.Th scope="col" className={classes.login}>
              Last login
            </Table.Th>
            <Table.Th scope="col" className={classes.actions}>
              Actions
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((member) => (
            <Table.Tr key={member.id}>
              <Table.Td className={classes.name}>
                <Group gap="xs">
                  <Text inherit fw={600}>
                    {member.username}
                  </Text>
                  {member.id === me.id && <Badge color="sage">You</Badge>}
                  {member.isDisabled && <Badge color="red">Disabled</Badge>}
                </Group>
                <Text size="xs" c="dimmed" className={classes.inline}>
                  {lastLogin(member)}
                </Text>
              </Table.Td>
              <Table.Td>{ROLE_WORDS[member.role].name}</Table.Td>
              <Table.Td className={classes.login}>{lastLogin(member)}</Table.Td>
              <Table.Td className={classes.actions}>
                <MemberActions
                  member={member}
                  onOpen={(kind, from) => dialog.open({ kind, member }, from)}
                  onEnable={() => act.mutate({ type: 'enable', member })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    );
  }
}

const lastLogin = ({ lastLoginAt }: User) => (lastLoginAt ? formatDateTime(lastLoginAt) : 'Never');
