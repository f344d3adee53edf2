import { Group, PasswordInput, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import type { z } from 'zod';
import { useUser } from '../../../auth/auth-context.ts';
import { useContractForm, useFormAction } from '../../../kit/forms/contract-form.ts';
import { SubmitButton } from '../../../kit/forms/SubmitButton.tsx';
import { secondFactorQuery } from '../account-queries.ts';

interface PasswordStepProps<Values, Result> {
  /** The schema and the empty values of the form. It asks for a code if the values have one. */
  body: z.ZodType<unknown, Values>;
  empty: Values;
  act: (body: Values) => Promise<Result>;
  onDone: (result: Result) => void;
  label: string;
  pendingLabel: string;
  /** The toast after a failure that is not about the password. */
  failed: string;
  /** The toast after success. If omitted, no toast is shown. */
  done?: { title: string; description?: string };
  children?: React.ReactNode;
}

/** Asks for the password before a change that must not be possible with a stolen session, and for a code if needed. */
export function PasswordStep<Values extends { currentPassword: string; code?: string }, Result>(
  props: PasswordStepProps<Values, Result>,
) {
  const { username } = useUser();
  const form = useContractForm(props.body, props.empty);
  const action = useFormAction(form, {
    act: props.act,
    done: () => props.done,
    failed: { title: props.failed },
    changes: [secondFactorQuery.queryKey],
    onDone: (_, result) => props.onDone(result),
  });
  return (
    <form {...action.props} aria-label={props.label}>
      <VisuallyHidden aria-hidden>
        <input name="username" autoComplete="username" value={username} readOnly tabIndex={-1} />
      </VisuallyHidden>
      <Stack gap="md" maw="26rem">
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          autoFocus
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        {props.empty.code !== undefined && (
          <TextInput
            label="Code"
            description="From your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
        )}
        <Group gap="sm">
          <SubmitButton isPending={action.isPending} pendingLabel={props.pendingLabel}>
            {props.label}
          </SubmitButton>
          {props.children}
        </Group>
      </Stack>
    </form>
  );
}
