import { Alert, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { ROLES, Role } from '@upcurve/contracts/permissions';
import type { User } from '@upcurve/contracts/team';
import { useState } from 'react';
import { submitOnModEnter } from '../../form-keys.ts';
import { ROLE_WORDS } from './roles.ts';

interface RoleDialogProps {
  member: User;
  isMe: boolean;
  opened: boolean;
  isPending: boolean;
  onSave: (role: Role) => void;
  onClose: () => void;
}

/** Picks a role and says what it may do and what the change does. */
export function RoleDialog({ member, isMe, opened, isPending, onSave, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(member.role);
  return (
    <Modal opened={opened} onClose={onClose} title="Change Role" returnFocus={false}>
      <form
        onKeyDown={submitOnModEnter}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && role !== member.role) onSave(role);
        }}
      >
        <Stack gap="md">
          <Radio.Group
            label={`Role of ${member.username}`}
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
          {isMe ? (
            <Alert color="gold" role="note">
              This is your own account. Changing its role ends your session; log in again to go on with the
              new role.
            </Alert>
          ) : (
            <Text size="sm" c="dimmed">
              {member.username} is signed out and has the new role at the next login.
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || role === member.role}>
              {isPending ? 'Changing...' : 'Change Role'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
