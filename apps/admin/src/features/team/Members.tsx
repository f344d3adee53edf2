import { Badge, Group, Text } from '@mantine/core';
import {
  IconBan,
  IconDeviceMobileOff,
  IconKey,
  IconTrash,
  IconUserCheck,
  IconUserCog,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LEAD_MAILS } from '@upcurve/contracts/account/account';
import type { User } from '@upcurve/contracts/account/team';
import { roleCan } from '@upcurve/contracts/permissions';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { columnsOf } from '../../kit/table/use-list-table.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { LeavingDialogs, PasswordLinkDialog, ResetFactorDialog, RoleDialog } from './MemberDialogs.tsx';
import { teamQueries, useOwnAccount } from './team-queries.ts';

export function Members() {
  const query = useQuery(teamQueries.users);
  const role = useDialog<User>();
  const disabling = useDialog<User>();
  const removal = useDialog<User>();
  const password = useDialog<User>();
  const factor = useDialog<User>();
  const { isOwn } = useOwnAccount();

  const enable = useAction({
    act: ({ id }: User) => api.team.updateUser({ params: { id }, body: { isDisabled: false } }),
    done: ({ username }) => ({ title: 'Account enabled', description: `${username} can log in again.` }),
    failed: { title: 'Account not enabled' },
    changes: [teamQueries.users.queryKey],
  });

  const actions = (member: User) => (
    <RowMenu
      name={member.username}
      items={[
        { label: 'Change Role', Icon: IconUserCog, onClick: () => role.open(member) },
        !isOwn(member) && { label: 'Password Link', Icon: IconKey, onClick: () => password.open(member) },
        !isOwn(member) &&
          member.hasSecondFactor && {
            label: 'Reset Second Factor',
            Icon: IconDeviceMobileOff,
            onClick: () => factor.open(member),
          },
        member.isDisabled
          ? { label: 'Enable', Icon: IconUserCheck, onClick: () => enable.mutate(member) }
          : { label: 'Disable', Icon: IconBan, onClick: () => disabling.open(member) },
        { label: 'Remove', Icon: IconTrash, isDestructive: true, onClick: () => removal.open(member) },
      ]}
    />
  );

  return (
    <Section title="Members">
      <QueryPanel query={query} what="team">
        {(members) => (
          <DataTable
            label="Members"
            rows={members}
            columns={memberColumns}
            nameOf={({ username }) => username}
            actions={actions}
          />
        )}
      </QueryPanel>
      <RoleDialog dialog={role} />
      <LeavingDialogs disabling={disabling} removal={removal} />
      <PasswordLinkDialog dialog={password} />
      <ResetFactorDialog dialog={factor} />
    </Section>
  );
}

/** Returns a member's address and emails about leads, such as 'anna@example.com · Every new lead'. */
function formatMails({ role, leadMails, email, isDisabled }: User): string {
  if (!email) return 'No email address';
  if (isDisabled || !roleCan(role, 'leads:read')) return email;
  return `${email} · ${leadMails === 'none' ? 'No emails about leads' : LEAD_MAILS[leadMails]}`;
}

const column = columnsOf<User>();
const lastLogin = ({ lastLoginAt }: User) => (lastLoginAt ? formatDateTime(lastLoginAt) : 'Never');

const memberColumns = column.columns([
  column.accessor('username', {
    header: 'Username',
    cell: ({ row: { original } }) => <Member member={original} />,
  }),
  column.accessor('role', {
    header: 'Role',
    cell: ({ getValue }) => ROLE_WORDS[getValue()].name,
    meta: { width: '7rem' },
  }),
  column.accessor(lastLogin, {
    id: 'lastLogin',
    header: 'Last login',
    cell: ({ getValue }) => getValue(),
    meta: { width: '13rem', visibleFrom: 'sm' },
  }),
]);

function Member({ member }: { member: User }) {
  const { id } = useUser();
  return (
    <>
      <Group gap="0.125rem 0.5rem">
        <Text inherit fw={600}>
          {member.username}
        </Text>
        {member.displayName && <Text size="sm">{member.displayName}</Text>}
        {member.id === id && <Badge color="sage">You</Badge>}
        {member.hasSecondFactor && <Badge color="ink">Second factor</Badge>}
        {member.isDisabled && <Badge color="red">Disabled</Badge>}
      </Group>
      <Text size="xs" c="dimmed">
        {formatMails(member)}
      </Text>
      <Text size="xs" c="dimmed" hiddenFrom="sm">
        {lastLogin(member)}
      </Text>
    </>
  );
}
