import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { useAuth } from '../../../auth/auth-context.ts';
import { asksForCode } from '../../../error-message.ts';
import { submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { formErrors } from '../../../kit/forms/use-save-form.ts';

interface CodeFormProps {
  credentials: { username: string; password: string };
  /** Called to go back to the password, either by the user or because the password was rejected. */
  onBack: () => void;
}

/** The second step of a login. It sends the password again, so the server stores nothing between the steps. */
export function CodeForm({ credentials, onBack }: CodeFormProps) {
  const { login } = useAuth();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: schemaResolver(secondFactor.confirmSecondFactor.body, { sync: true }),
  });
  const submit = form.onSubmit(({ code }) => {
    if (login.isPending) return;
    login.mutate(
      { ...credentials, code },
      {
        onError(error) {
          form.setErrors(formErrors(error));
          if (asksForCode(error)) form.getInputNode('code')?.focus();
        },
      },
    );
  });
  return (
    <form onSubmit={submit} onKeyDown={submitOnModEnter} noValidate aria-label="Second step">
      <Stack gap="md">
        <Text size="sm">
          Your password is right. Now the code that your authenticator app shows; without your phone, one of
          your recovery codes.
        </Text>
        <TextInput
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Text size="xs" c="dimmed">
          Lost both? Ask an owner to reset your second factor.
        </Text>
        <Group gap="sm" grow>
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" disabled={login.isPending}>
            {login.isPending ? 'Logging in...' : 'Log In'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
