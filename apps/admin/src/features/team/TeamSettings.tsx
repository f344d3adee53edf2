import { Badge, Button, Group, List, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RoleRule } from '@upcurve/contracts/account/second-factor';
import { PERMISSIONS, ROLES, roleCan } from '@upcurve/contracts/permissions';
import { api } from '../../api.ts';
import { PERMISSION_WORDS, ROLE_WORDS } from '../../auth/roles.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
import { RowList } from '../../kit/table/RowList.tsx';
import { Invites } from './Invites.tsx';
import { MemberMails } from './MemberMails.tsx';
import { Members } from './Members.tsx';
import classes from './TeamSettings.module.css';
import { teamQueries } from './team-queries.ts';

export function TeamSettings() {
  return (
    <Stack gap="lg">
      <Members />
      <Invites />
      <MemberMails />
      <SecondFactorRoles />
      <RoleTable />
    </Stack>
  );
}

/** Says in a sentence what each role can do. The table that the server uses is folded. */
function RoleTable() {
  return (
    <Section title="What each role may do">
      <List size="sm" listStyleType="none" aria-label="Roles" mb="sm">
        {ROLES.map((role) => (
          <List.Item key={role}>
            <b>{ROLE_WORDS[role].name}</b>: can {ROLE_WORDS[role].may}.
          </List.Item>
        ))}
      </List>
      <details>
        <summary>Advanced: every permission</summary>
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
      </details>
    </Section>
  );
}

const without = ({ without: count, isRequired }: RoleRule) => {
  if (count === 0) return 'No one with this role is missing it.';
  const who = count === 1 ? 'One member has' : `${count} members have`;
  return `${who} none yet${isRequired ? ', and must set it up at the next sign-in' : ''}.`;
};

function SecondFactorRoles() {
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
    <SettingsPanel
      title="Second factor by role"
      subtitle="A code from the phone in addition to the password. Members set it up under Settings, Me."
      query={query}
      what="rules"
    >
      {(rules) => (
        <RowList
          label="Second factor by role"
          rows={rules}
          actions={(rule) => (
            <Button
              variant="default"
              size="xs"
              aria-label={`${rule.isRequired ? 'No longer require' : 'Require'} a second factor of ${ROLE_WORDS[rule.role].name}`}
              onClick={() => !change.isPending && change.mutate(rule)}
            >
              {rule.isRequired ? 'No longer require' : 'Require'}
            </Button>
          )}
        >
          {(rule) => (
            <>
              <Group gap="xs">
                <Text fw={600}>{ROLE_WORDS[rule.role].name}</Text>
                {rule.isRequired && <Badge color="sage">Required</Badge>}
              </Group>
              <Text size="sm" c="dimmed">
                {without(rule)}
              </Text>
            </>
          )}
        </RowList>
      )}
    </SettingsPanel>
  );
}
