import { Badge, Button, Group, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RoleRule } from '@upcurve/contracts/account/second-factor';
import { PERMISSIONS, ROLES, roleCan } from '@upcurve/contracts/permissions';
import { api } from '../../api.ts';
import { PERMISSION_WORDS, ROLE_WORDS } from '../../auth/roles.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Advanced } from '../../kit/screen/Advanced.tsx';
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { Invites } from './Invites.tsx';
import { Members } from './Members.tsx';
import classes from './TeamSettings.module.css';
import { teamQueries } from './team-queries.ts';

export function TeamSettings() {
  return (
    <Stack gap="lg">
      <Members />
      <Invites />
      <Roles />
    </Stack>
  );
}

const countWithout = ({ without, isRequired }: RoleRule) => {
  if (without === 0) return '';
  const who = without === 1 ? ' One member has' : ` ${without} members have`;
  return `${who} no second factor yet${isRequired ? ', and must set it up at the next sign-in' : ''}.`;
};

/** Says what each role can do, and requires a second factor of it. */
function Roles() {
  const query = useQuery(teamQueries.roleRules);
  const change = useAction({
    act: ({ role, isRequired }: RoleRule) =>
      api.secondFactor.setRoleRule({ params: { role }, body: { isRequired: !isRequired } }),
    done: (_, { role, isRequired }) => ({
      title: isRequired ? 'Second factor required' : 'Second factor no longer required',
      description: isRequired
        ? `Members with the role ${ROLE_WORDS[role].name} must set one up at the next sign-in.`
        : `Members with the role ${ROLE_WORDS[role].name} may switch it off.`,
    }),
    failed: { title: 'Not changed' },
    changes: [teamQueries.roleRules.queryKey],
  });
  return (
    <SettingsPanel title="Roles" query={query} what="roles">
      {(rules) => (
        <>
          <RowList
            label="Roles"
            rows={rules}
            actions={(rule) => {
              const label = `${rule.isRequired ? 'No longer require' : 'Require'} a second factor`;
              return (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${label} of ${ROLE_WORDS[rule.role].name}`}
                  onClick={() => !change.isPending && change.mutate(rule)}
                >
                  {label}
                </Button>
              );
            }}
          >
            {(rule) => (
              <>
                <Group gap="xs">
                  <Text fw={600}>{ROLE_WORDS[rule.role].name}</Text>
                  {rule.isRequired && <Badge color="sage">Second factor required</Badge>}
                </Group>
                <Text size="sm" c="dimmed" className="wraps">
                  Can {ROLE_WORDS[rule.role].may}.{countWithout(rule)}
                </Text>
              </>
            )}
          </RowList>
          <Advanced label="every permission">
            <PermissionTable />
          </Advanced>
        </>
      )}
    </SettingsPanel>
  );
}

const PermissionTable = () => (
  <Table className={classes.roles} verticalSpacing={6} aria-label="Permissions">
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">May</Table.Th>
        {ROLES.map((role) => (
          <Table.Th key={role} scope="col">
            {ROLE_WORDS[role].name}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {PERMISSIONS.map((permission) => (
        <Table.Tr key={permission}>
          <Table.Th scope="row">{PERMISSION_WORDS[permission]}</Table.Th>
          {ROLES.map((role) => (
            <Table.Td key={role}>{roleCan(role, permission) ? 'Yes' : 'No'}</Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
