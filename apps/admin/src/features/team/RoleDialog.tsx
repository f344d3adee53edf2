import { Alert, Radio, Stack, Text } from '@mantine/core';
import type { User } from '@upcurve/contracts/account/team';
import { ROLES } from '@upcurve/contracts/permissions';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { teamQueries, useOwnAccount } from './team-queries.ts';

/** Changes a member's role. Explains the permissions of each role and the effect of the change. */
export function RoleDialog({ dialog }: { dialog: Dialog<User> }) {
  return dialog.subject && <RoleForm key={dialog.opening} dialog={dialog} member={dialog.subject} />;
}

function RoleForm({ dialog, member }: { dialog: Dialog<User>; member: User }) {
  const { isOwn, leave } = useOwnAccount();
  const { id, username } = member;
  const form = useSaveForm({
    initial: { role: member.role },
    save: (body) => api.team.updateUser({ params: { id }, body }),
    saved: (_, { role }) => ({
      title: 'Role changed',
      description: `${username} is now ${ROLE_WORDS[role].name}.`,
    }),
    failed: { title: 'Role not changed' },
    changes: [teamQueries.users.queryKey],
    onSaved() {
      dialog.close();
      leave(member);
    },
  });
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title="Change Role"
      saveLabel="Change Role"
      savingLabel="Changing..."
      isReady={form.isDirty()}
    >
      <Radio.Group label={`Role of ${username}`} {...form.getInputProps('role')}>
        <Stack gap="sm" mt="xs">
          {ROLES.map((option) => (
            <Radio
              key={option}
              value={option}
              label={ROLE_WORDS[option].name}
              description={ROLE_WORDS[option].may}
              data-autofocus={member.role === option || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isOwn(member) ? (
        <Alert color="gold" role="note">
          This is your own account. Changing its role ends your session; log in again to go on with the new
          role.
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {username} is signed out and has the new role at the next login.
        </Text>
      )}
    </FormDialog>
  );
}
