import { Group, Paper, PasswordInput, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { account, PASSWORD_MIN } from '@upcurve/contracts/account/account';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { useContractForm, useFormAction } from '../../kit/forms/contract-form.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { sessionsQuery } from './account-queries.ts';

const FIELDS = { required: true, withAsterisk: false };

/** Changes the member's own password and signs out all other devices. */
export function PasswordForm() {
  const { username } = useUser();
  const form = useContractForm(account.changePassword.body, { currentPassword: '', newPassword: '' });

  const change = useFormAction(form, {
    act: (body) => api.account.changePassword({ body }),
    done: () => ({ title: 'Password changed', description: 'All other devices have been signed out.' }),
    failed: { title: 'Password not changed' },
    changes: [sessionsQuery.queryKey],
  });

  return (
    <Paper component="section" p="lg" aria-labelledby="password">
      <Title order={2} id="password" mb={4}>
        Password
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Changing it signs you out on all other devices.
      </Text>
      <form {...change.props}>
        {/* The username for password managers. */}
        <VisuallyHidden aria-hidden>
          <input name="username" autoComplete="username" value={username} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <Stack gap="md" maw="26rem">
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...FIELDS}
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label="New password"
            description={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
            autoComplete="new-password"
            {...FIELDS}
            key={form.key('newPassword')}
            {...form.getInputProps('newPassword')}
          />
          <Group>
            <SubmitButton isPending={change.isPending} pendingLabel="Changing...">
              Change Password
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
