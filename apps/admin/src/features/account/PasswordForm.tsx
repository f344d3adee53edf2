import { Button, Group, Paper, PasswordInput, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { account, PASSWORD_MIN } from '@upcurve/contracts/account';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { submitOnModEnter } from '../../form-keys.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { passwordToggle } from './password-toggle.ts';
import { sessionsQuery } from './session-queries.ts';

const FIELDS = { required: true, withAsterisk: false, visibilityToggleButtonProps: passwordToggle };

/** Changes the own password, which signs out every other device. */
export function PasswordForm() {
  const { username } = useUser();
  const { toast } = useToast();
  const client = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(account.changePassword.body, { sync: true }),
  });

  const change = useMutation({
    mutationFn: (body: typeof form.values) => api.account.changePassword({ body }),
    onSuccess: () => {
      form.reset();
      toast({ title: 'Password changed', description: 'Every other device has been signed out.' });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const errors = formErrors(error);
      form.setErrors(errors);
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
      else {
        toast({
          variant: 'destructive',
          title: 'Password not changed',
          description: errorMessage(error, 'Please try again.'),
        });
      }
    },
  });

  useKeptFocus(change.isPending);

  return (
    <Paper component="section" p="lg" aria-labelledby="password">
      <Title order={2} id="password" mb={4}>
        Password
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Changing it signs you out everywhere but here.
      </Text>
      <form
        noValidate
        onKeyDown={submitOnModEnter}
        onSubmit={form.onSubmit(
          (body) => {
            if (!change.isPending) change.mutate({ ...body });
          },
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        {/* Tells password managers whose password this is. */}
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
            <Button type="submit" disabled={change.isPending}>
              {change.isPending ? 'Changing...' : 'Change Password'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
