import { Group, PasswordInput, Stack, VisuallyHidden } from '@mantine/core';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { useUser } from '../../../auth/auth-context.ts';
import { useContractForm, useFormAction } from '../../../kit/forms/contract-form.ts';
import { SubmitButton } from '../../../kit/forms/SubmitButton.tsx';
import { secondFactorQuery } from '../account-queries.ts';

interface PasswordStepProps<Result> {
  act: (body: { currentPassword: string }) => Promise<Result>;
  onDone: (result: Result) => void;
  label: string;
  pendingLabel: string;
  /** The toast after a failure that is not about the password. */
  failed: string;
  /** The toast after success. If omitted, no toast is shown. */
  done?: { title: string; description?: string };
  children?: React.ReactNode;
}

/** Asks for the password before a change that must not be possible with a stolen session. */
export function PasswordStep<Result>(props: PasswordStepProps<Result>) {
  const { username } = useUser();
  const form = useContractForm(secondFactor.beginSecondFactor.body, { currentPassword: '' });
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
