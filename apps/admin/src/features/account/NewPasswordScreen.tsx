import { Anchor, Paper, Text, Title } from '@mantine/core';
import { account } from '@upcurve/contracts/account/account';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { SaveForm } from '../../kit/forms/SaveForm.tsx';
import { formErrors, useSaveForm } from '../../kit/forms/use-save-form.ts';
import { useScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { NewPasswordField } from './password-fields.tsx';
import classes from './SignInScreen.module.css';

/** Lets a member choose a new password. Opened with a password link from an owner. */
export function NewPasswordScreen() {
  useScreenTitle('Choose a new password');
  const { hash } = useLocation();
  // Reads the token once. It is in the hash because browsers do not send the hash to servers.
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
              All devices have been signed out.{' '}
              <Anchor component={Link} to={paths.login()} inherit underline="always">
                Log in with the new password
              </Anchor>
              .
            </MessagePanel>
          ) : token ? (
            <NewPasswordForm token={token} onDone={() => setDone(true)} />
          ) : (
            <Text size="sm">
              This link is incomplete. Open the whole link, or ask an owner for a new one.
            </Text>
          )}
        </Paper>
      </div>
    </main>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useSaveForm({
    schema: account.resetPassword.body,
    initial: { token, newPassword: '' },
    save: (body) => api.account.resetPassword({ body }),
    errorsOf: (error) => ({
      newPassword: formErrors(error).newPassword ?? errorMessage(error, 'Please try again.'),
    }),
    onSaved: onDone,
  });
  return (
    <SaveForm form={form} saveLabel="Save password">
      <NewPasswordField {...form.getInputProps('newPassword')} />
    </SaveForm>
  );
}
