import { Group, PasswordInput, Stack, VisuallyHidden } from '@mantine/core';
import { secondFactor } from '@upcurve/contracts/second-factor';
import { useUser } from '../../../auth/auth-context.ts';
import { SubmitButton } from '../../../components/SubmitButton.tsx';
import { useFormAction } from '../../../components/use-form-action.ts';
import { useContractForm } from '../../../use-contract-form.ts';
import { passwordToggle } from '../password-toggle.ts';
import { secondFactorQuery } from './second-factor-query.ts';

interface PasswordStepProps<Result> {
  act: (body: { currentPassword: string }) => Promise<Result>;
  onDone: (result: Result) => void;
  label: string;
  pendingLabel: string;
  /** Said where it fails for another reason than the password. */
  failed: string;
  /** Said where it worked; nothing where what follows says enough. */
  done?: { title: string; description?: string };
  children?: React.ReactNode;
}

/** Asks for the password before something that a borrowed session must not do. */
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
          visibilityToggleButtonProps={passwordToggle}
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
