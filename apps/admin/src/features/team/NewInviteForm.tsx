import { Group, Select, TextInput } from '@mantine/core';
import { DISPLAY_NAME_MAX } from '@upcurve/contracts/account/account';
import { INVITE_HOURS } from '@upcurve/contracts/account/team';
import { ROLES, type Role } from '@upcurve/contracts/permissions';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ROLE_WORDS } from '../../auth/roles.ts';
import { OneTimeText } from '../../kit/feedback/OneTimeText.tsx';
import { useHashTarget } from '../../kit/focus/keep-focus.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { teamQueries } from './team-queries.ts';

const CHOICES = ROLES.map((role) => ({
  value: role,
  label: `${ROLE_WORDS[role].name}: ${ROLE_WORDS[role].may.replace('Can', 'can')}`,
}));

/** Creates an invite for a role and shows its link once. */
export function NewInviteForm({ onDone }: { onDone: () => void }) {
  const [made, setMade] = useState<Awaited<ReturnType<typeof api.team.createInvite>> | null>(null);
  const first = useHashTarget<HTMLInputElement>('invite');
  const form = useSaveForm({
    initial: { role: 'sales' as Role, name: '', email: '' },
    save: (body) => api.team.createInvite({ body }),
    failed: { title: 'Invite not created' },
    changes: [teamQueries.invites.queryKey, ['inbox', 'first-steps']],
    valuesOf: ({ role }) => ({ role, name: '', email: '' }),
    onSaved: setMade,
  });
  return (
    <>
      <form {...form.props}>
        <Group align="flex-end" gap="xs" my="md">
          <Select
            ref={first}
            label="Role of the new member"
            flex="1 1 100%"
            maw="26rem"
            data={CHOICES}
            allowDeselect={false}
            {...form.getInputProps('role')}
          />
          <TextInput
            label="Name (optional)"
            flex="1 1 10rem"
            maw="20rem"
            maxLength={DISPLAY_NAME_MAX}
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Email (optional)"
            flex="1 1 10rem"
            maw="20rem"
            type="email"
            {...form.getInputProps('email')}
          />
          <SubmitButton isPending={form.isSaving} pendingLabel="Making...">
            Create Invite
          </SubmitButton>
        </Group>
      </form>
      {made && (
        <OneTimeText
          title="Copy the link now"
          label="Invite link"
          text={made.link}
          onDone={() => {
            setMade(null);
            onDone();
          }}
        >
          It will not be shown again.{' '}
          {made.isMailed ? `It will be sent to ${made.email}.` : 'Send it to your new colleague.'} The first
          to register with it within {INVITE_HOURS} hours gets the account.
        </OneTimeText>
      )}
    </>
  );
}
