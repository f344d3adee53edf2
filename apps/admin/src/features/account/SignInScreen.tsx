import {
  Alert,
  Button,
  Group,
  Paper,
  PasswordInput,
  Stack,
  Tabs,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { Credentials } from '@upcurve/contracts/account/account';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import type { SignedOutReason } from '../../auth/session.ts';
import { asksForCode } from '../../error-message.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { useScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { LoadingScreen } from '../../shell/FallbackScreens.tsx';
import { wantedPath } from '../../shell/start-address.ts';
import { RegisterForm } from './RegisterForm.tsx';
import classes from './SignInScreen.module.css';

const NOTICES: Partial<Record<SignedOutReason, string>> = {
  ended: 'Your session has ended. Please log in again to return to this screen.',
  unreachable: 'Connection error. Please check your network and try again.',
};

/** Shows the login, or the registration if there is an invite. */
export function SignInScreen() {
  const { user, isLoading, reason } = useAuth();
  useScreenTitle('Log in');
  const { state } = useLocation();
  const invite = useSearchParams()[0].get('invite');
  const [tab, setTab] = useState<string | null>(invite ? 'register' : 'login');

  if (isLoading) return <LoadingScreen text="Loading authentication..." />;
  if (user) return <Navigate to={wantedPath(state)} replace />;

  const notice = reason && NOTICES[reason];
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <Title order={1} className={classes.title}>
          Upcurve admin
        </Title>
        <Text c="dimmed" mb="lg">
          Leads, meetings and the website in one place.
        </Text>
        {notice && (
          <Alert color="gold" mb="md" role="status">
            {notice}
          </Alert>
        )}
        <Paper p="lg">
          <Tabs value={tab} onChange={setTab} keepMounted={false}>
            <Tabs.List grow mb="lg" aria-label="Ways in">
              <Tabs.Tab value="login">Login</Tabs.Tab>
              <Tabs.Tab value="register">Register</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="login">
              <LoginForm />
            </Tabs.Panel>
            <Tabs.Panel value="register">
              <RegisterForm inviteToken={invite} />
            </Tabs.Panel>
          </Tabs>
        </Paper>
      </div>
      <svg className={classes.curve} viewBox="0 0 1200 400" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 392C420 392 560 300 690 200S980 12 1200 12" />
      </svg>
    </main>
  );
}

type Entered = { username: string; password: string };
const Password = Credentials.omit({ code: true });

/** Asks for username and password, then for the second factor if the account has one. */
function LoginForm() {
  const [credentials, setCredentials] = useState<Entered>();
  if (credentials) return <CodeForm credentials={credentials} onBack={() => setCredentials(undefined)} />;
  return <PasswordLogin onHalfway={setCredentials} />;
}

function PasswordLogin({ onHalfway }: { onHalfway: (credentials: Entered) => void }) {
  const { login } = useAuth();
  const form = useSaveForm({
    schema: Password,
    initial: { username: '', password: '' },
    save: (body) => login.mutateAsync(body, { onError: (error) => asksForCode(error) && onHalfway(body) }),
  });
  return (
    <form {...form.props}>
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
        <SubmitButton isPending={form.isSaving} pendingLabel="Logging in...">
          Login
        </SubmitButton>
      </Stack>
    </form>
  );
}

interface CodeFormProps {
  credentials: { username: string; password: string };
  /** Called to go back to the password, either by the user or because the password was rejected. */
  onBack: () => void;
}

/** The second step of a login. It sends the password again, so the server stores nothing between the steps. */
function CodeForm({ credentials, onBack }: CodeFormProps) {
  const { login } = useAuth();
  const form = useSaveForm({
    schema: secondFactor.confirmSecondFactor.body,
    initial: { code: '' },
    save: ({ code }) => login.mutateAsync({ ...credentials, code }),
  });
  return (
    <form {...form.props} aria-label="Second step">
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
          <SubmitButton isPending={form.isSaving} pendingLabel="Logging in...">
            Log In
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
