import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { Credentials } from '@upcurve/contracts/account';
import { useAuth } from '../../auth/auth-context.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { useContractForm } from '../../use-contract-form.ts';
import { passwordToggle } from './password-toggle.ts';

export function LoginForm() {
  const { login } = useAuth();
  const form = useContractForm(Credentials, { username: '', password: '' });

  const submit = form.onSubmit((body) =>
    login.mutate({ ...body }, { onError: (error) => form.setErrors(formErrors(error)) }),
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
          visibilityToggleButtonProps={passwordToggle}
          {...form.getInputProps('password')}
        />
        <Button type="submit" disabled={login.isPending}>
          {login.isPending ? 'Logging in...' : 'Login'}
        </Button>
      </Stack>
    </form>
  );
}
