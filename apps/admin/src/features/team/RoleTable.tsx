import { Paper, Table, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PERMISSIONS, ROLES, roleCan } from '@upcurve/contracts/permissions';
import { PERMISSION_WORDS, ROLE_WORDS } from '../../auth/roles.ts';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import classes from './team.module.css';

/** Shows the permissions of each role from the table that the server uses. */
export function RoleTable() {
  return (
    <Paper component="section" p="lg" aria-label="What each role may do">
      <ListHeader level={2} title="What each role may do" />
      <Table className={classes.roles} verticalSpacing={6} aria-label="Roles">
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
                <Table.Td key={role}>
                  {roleCan(role, permission) ? (
                    <>
                      <IconCheck size={16} stroke={2} aria-hidden className={classes.yes} />
                      <VisuallyHidden>Yes</VisuallyHidden>
                    </>
                  ) : (
                    <>
                      <span aria-hidden className={classes.no}>
                        –
                      </span>
                      <VisuallyHidden>No</VisuallyHidden>
                    </>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
