import { List, Stack, Table } from '@mantine/core';
import { PERMISSIONS, ROLES, roleCan } from '@upcurve/contracts/permissions';
import { PERMISSION_WORDS, ROLE_WORDS } from '../../auth/roles.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { Invites } from './Invites.tsx';
import { MemberMails } from './MemberMails.tsx';
import { Members } from './Members.tsx';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';
import classes from './TeamSettings.module.css';

/** Shows members, invites, roles and notifications. */
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
            <b>{ROLE_WORDS[role].name}</b>: {ROLE_WORDS[role].may}.
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
