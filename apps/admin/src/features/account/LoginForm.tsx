import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Credentials } from '@upcurve/contracts/account/account';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { asksForCode } from '../../error-message.ts';
import { submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { formErrors } from '../../kit/forms/use-save-form.ts';
import { CodeForm } from './second-factor/CodeForm.tsx';

type Entered = { username: string; password: string };
const Password = Credentials.omit({ code: true });

/** Asks for username and password, then for the second factor if the account has one. */
export function LoginForm() {
  const [credentials, setCredentials] = useState<Entered>();
  if (credentials) return <CodeForm credentials={credentials} onBack={() => setCredentials(undefined)} />;
  return <PasswordLogin onHalfway={setCredentials} />;
}

function PasswordLogin({ onHalfway }: { onHalfway: (credentials: Entered) => void }) {
  const { login } = useAuth();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: schemaResolver(Password, { sync: true }),
  });

  const submit = form.onSubmit((body) =>
    login.mutate(
      { ...body },
      {
        onError: (error) => (asksForCode(error) ? onHalfway({ ...body }) : form.setErrors(formErrors(error))),
      },
    ),
  );

  return (
    <form onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
      <Stack gap="md">
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? 'Logging in...' : 'Login'}
        </Button>
      </Stack>
    </form>
  );
}
