import { PasswordInput, VisuallyHidden } from '@mantine/core';
import { account, PASSWORD_MIN } from '@upcurve/contracts/account/account';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { sessionsQuery } from './account-queries.ts';

const FIELDS = { required: true, withAsterisk: false };
const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the member's own password and signs out all other devices. */
export function PasswordForm() {
  const { username } = useUser();
  const form = useSaveForm({
    schema: account.changePassword.body,
    initial: EMPTY,
    save: (body) => api.account.changePassword({ body }),
    saved: () => ({ title: 'Password changed', description: 'All other devices have been signed out.' }),
    failed: { title: 'Password not changed' },
    changes: [sessionsQuery.queryKey],
    valuesOf: () => EMPTY,
  });
  return (
    <Section title="Password" subtitle="Changing it signs you out on all other devices.">
      <SaveForm form={form} saveLabel="Change password" savingLabel="Changing..." maw="26rem">
        {/* The username for password managers. */}
        <VisuallyHidden aria-hidden>
          <input name="username" autoComplete="username" value={username} readOnly tabIndex={-1} />
        </VisuallyHidden>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          {...FIELDS}
          {...form.getInputProps('currentPassword')}
        />
        <PasswordInput
          label="New password"
          description={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          {...FIELDS}
          {...form.getInputProps('newPassword')}
        />
      </SaveForm>
    </Section>
  );
}
