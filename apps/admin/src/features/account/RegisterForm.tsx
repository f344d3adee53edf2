import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { PASSWORD_MIN, Registration } from '@upcurve/contracts/account/account';
import { useAuth } from '../../auth/auth-context.ts';
import { formErrors } from '../../kit/forms/contract-form.ts';
import { submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';

/** Registers a member with the invite from a link. Without an invite it explains how to get one. */
export function RegisterForm({ invite }: { invite: string | null }) {
  const { register } = useAuth();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '', inviteToken: invite ?? '' },
    validate: schemaResolver(Registration, { sync: true }),
  });

  if (!invite) {
    return (
      <Text size="sm">
        Registration needs an invite link. Ask an owner of this site to make one for you; it works once,
        within 72 hours. The first owner finds the set-up link where the server was started.
      </Text>
    );
  }

  const submit = form.onSubmit((body) =>
    register.mutate({ ...body }, { onError: (error) => form.setErrors(formErrors(error)) }),
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
          description={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          required
          withAsterisk={false}
          {...form.getInputProps('password')}
        />
        <Button type="submit" disabled={register.isPending}>
          {register.isPending ? 'Registering...' : 'Register'}
        </Button>
      </Stack>
    </form>
  );
}
