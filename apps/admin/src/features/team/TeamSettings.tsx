import { Stack } from '@mantine/core';
import { Invites } from './Invites.tsx';
import { MemberMails } from './MemberMails.tsx';
import { Members } from './Members.tsx';
import { RoleTable } from './RoleTable.tsx';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';

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
