import {
  IconBan,
  IconDeviceMobileOff,
  IconKey,
  IconTrash,
  IconUserCheck,
  IconUserCog,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@upcurve/contracts/account/team';
import { api } from '../../api.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { LeavingDialogs, ResetFactorDialog, RoleDialog } from './MemberDialogs.tsx';
import { memberColumns } from './member-columns.tsx';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
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
        ...(isOwn(member)
          ? []
          : [
              {
                label: 'Password Link',
                Icon: IconKey,
                onClick: () => password.open(member),
              },
            ]),
        ...(member.hasSecondFactor && !isOwn(member)
          ? [
              {
                label: 'Reset Second Factor',
                Icon: IconDeviceMobileOff,
                onClick: () => factor.open(member),
              },
            ]
          : []),
        member.isDisabled
          ? { label: 'Enable', Icon: IconUserCheck, onClick: () => enable.mutate(member) }
          : { label: 'Disable', Icon: IconBan, onClick: () => disabling.open(member) },
        {
          label: 'Remove',
          Icon: IconTrash,
          isDestructive: true,
          onClick: () => removal.open(member),
        },
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
