import { Alert, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import type { User } from '@upcurve/contracts/account/team';
import { ROLES, Role } from '@upcurve/contracts/permissions';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { teamQueries, useOwnAccount } from './team-queries.ts';

/** Changes a member's role. Explains the permissions of each role and the effect of the change. */
export function RoleDialog({ dialog }: { dialog: Dialog<User> }) {
  const { subject, isOpen, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Change Role">
      {subject && <RoleForm member={subject} onClose={close} />}
    </Modal>
  );
}

function RoleForm({ member, onClose }: { member: User; onClose: () => void }) {
  const [role, setRole] = useState(member.role);
  const { isOwn, leave } = useOwnAccount();
  const { username } = member;

  const change = useAction({
    act: () => api.team.updateUser({ params: { id: member.id }, body: { role } }),
    done: () => ({ title: 'Role changed', description: `${username} is now ${ROLE_WORDS[role].name}.` }),
    failed: { title: 'Role not changed' },
    changes: [teamQueries.users.queryKey],
    onDone() {
      onClose();
      leave(member);
    },
  });

  return (
    <form
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending && role !== member.role) change.mutate();
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={`Role of ${username}`}
          value={role}
          onChange={(value) => setRole(Role.parse(value))}
        >
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
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            isPending={change.isPending}
            pendingLabel="Changing..."
            disabled={role === member.role}
          >
            Change Role
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
