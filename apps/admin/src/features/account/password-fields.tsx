import { PasswordInput, type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import { PASSWORD_MIN } from '@upcurve/contracts/account/account';
import { useUser } from '../../auth/auth-context.ts';

/** Asks for a new password and says what makes a good one. */
export const NewPasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    label="New password"
    description={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
    autoComplete="new-password"
    required
    withAsterisk={false}
    {...props}
  />
);

/** The member's username, for password managers. */
export function OwnUsername() {
  const { username } = useUser();
  return (
    <VisuallyHidden aria-hidden>
      <input name="username" autoComplete="username" value={username} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
