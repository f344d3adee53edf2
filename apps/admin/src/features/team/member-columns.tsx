import { Badge, Group, Text } from '@mantine/core';
import type { User } from '@upcurve/contracts/account/team';
import { useUser } from '../../auth/auth-context.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { columnsOf } from '../../kit/table/list-columns.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';

const column = columnsOf<User>();
const lastLogin = ({ lastLoginAt }: User) => (lastLoginAt ? formatDateTime(lastLoginAt) : 'Never');

export const memberColumns = column.columns([
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
      {member.email && (
        <Text size="xs" c="dimmed">
          {member.email}
        </Text>
      )}
      <Text size="xs" c="dimmed" hiddenFrom="sm">
        {lastLogin(member)}
      </Text>
    </>
  );
}
