import { PasswordInput } from '@mantine/core';
import { account } from '@upcurve/contracts/account/account';
import { api } from '../../api.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { sessionsQuery } from './account-queries.ts';
import { NewPasswordField, OwnUsername } from './password-fields.tsx';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the member's own password and signs out all other devices. */
export function PasswordForm() {
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
        <OwnUsername />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordField {...form.getInputProps('newPassword')} />
      </SaveForm>
    </Section>
  );
}
