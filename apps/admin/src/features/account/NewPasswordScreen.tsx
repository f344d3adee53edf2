import { Anchor, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { account, PASSWORD_MIN } from '@upcurve/contracts/account';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../api.ts';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { paths } from '../../paths.ts';
import { useContractForm } from '../../use-contract-form.ts';
import { passwordToggle } from './password-toggle.ts';
import classes from './SignInScreen.module.css';

/** Where the link of an owner leads: whoever forgot the password chooses a new one. */
export function NewPasswordScreen() {
  useScreenTitle('Choose a new password');
  const { hash } = useLocation();
  // Kept from the first look on: the token stands behind a #, which browsers send to nobody.
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [isDone, setDone] = useState(false);
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <Title order={1} className={classes.title} mb="md">
          Choose a new password
        </Title>
        <Paper p="lg">
          {isDone ? (
            <MessagePanel role="status" level={2} title="Password changed">
              Every device has been signed out.{' '}
              <Anchor component={Link} to={paths.login()} inherit underline="always">
                Log in with the new password
              </Anchor>
              .
            </MessagePanel>
          ) : token ? (
            <NewPasswordForm token={token} onDone={() => setDone(true)} />
          ) : (
            <Text size="sm">
              This link is not whole. Open it just as you were sent it, or ask an owner for a new one.
            </Text>
          )}
        </Paper>
      </div>
    </main>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useContractForm(account.resetPassword.body, { token, newPassword: '' });
  const reset = useMutation({
    mutationFn: (newPassword: string) => api.account.resetPassword({ body: { token, newPassword } }),
    onSuccess: onDone,
    onError: (error) => {
      const errors = formErrors(error);
      form.setErrors(errors.newPassword ? errors : { newPassword: errorMessage(error, 'Please try again.') });
      form.getInputNode('newPassword')?.focus();
    },
  });
  return (
    <form
      noValidate
      onKeyDown={submitOnModEnter}
      onSubmit={form.onSubmit(({ newPassword }) => {
        if (!reset.isPending) reset.mutate(newPassword);
      })}
    >
      <Stack gap="md">
        <PasswordInput
          label="New password"
          description={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={passwordToggle}
          {...form.getInputProps('newPassword')}
        />
        <SubmitButton isPending={reset.isPending} pendingLabel="Saving...">
          Save Password
        </SubmitButton>
      </Stack>
    </form>
  );
}
