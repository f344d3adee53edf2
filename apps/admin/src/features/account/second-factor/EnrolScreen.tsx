import { Button, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../../auth/auth-context.ts';
import { SESSION_KEY } from '../../../auth/session.ts';
import { useScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../../paths.ts';
import { LoadingScreen } from '../../../shell/FallbackScreens.tsx';
import { wantedPath } from '../../../shell/start-address.ts';
import classes from '../SignInScreen.module.css';
import { SetUp } from './SetUp.tsx';

/** Shown before all other screens if the role requires a second factor and the member has none. */
export function EnrolScreen() {
  useScreenTitle('Set up your second factor');
  const client = useQueryClient();
  const { user, isLoading, logout } = useAuth();
  const { state } = useLocation();

  if (isLoading) return <LoadingScreen text="Loading authentication..." />;
  if (!user) return <Navigate to={paths.login()} replace state={state} />;
  if (!user.mustEnrol) return <Navigate to={wantedPath(state)} replace />;
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <Title order={1} className={classes.title}>
          One more step
        </Title>
        <Text c="dimmed" mb="lg">
          Your role requires a second factor: a code from your phone in addition to the password. Set it up
          once to continue.
        </Text>
        <Paper p="lg">
          <SetUp onDone={() => client.invalidateQueries({ queryKey: SESSION_KEY })} />
        </Paper>
        <Button
          mt="md"
          variant="subtle"
          disabled={logout.isPending}
          onClick={() => logout.mutate({ title: 'Logged out' })}
        >
          Log out
        </Button>
      </div>
    </main>
  );
}
