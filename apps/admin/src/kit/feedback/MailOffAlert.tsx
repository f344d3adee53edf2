import { Alert, type AlertProps, Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { paths } from '../../paths.ts';

/** Says that email is off and who can set it up. */
export function MailOffAlert(props: Pick<AlertProps, 'my'>) {
  return (
    <Alert color="gold" role="status" title="Email is off" {...props}>
      <HowToSetUp /> Until then nobody receives email.
    </Alert>
  );
}

function HowToSetUp() {
  const { can } = useAuth();
  const { pathname } = useLocation();
  if (!can('users:manage')) return 'Ask an owner to set up the email server under Settings, Email.';
  if (pathname === paths.mailSettings()) return 'Enter your email server below.';
  return (
    <>
      Set up the email server in{' '}
      <Anchor component={Link} to={paths.mailSettings()} inherit underline="always">
        Settings, Email
      </Anchor>
      .
    </>
  );
}
