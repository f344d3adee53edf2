import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { Link, useRouteError } from 'react-router';
import { useScreenTitle } from '../kit/screen/ScreenTitle.tsx';
import { paths } from '../paths.ts';

export function LoadingScreen({ text }: { text: string }) {
  return (
    <Center mih="60vh" role="status">
      <Stack align="center" gap="sm">
        <Loader size="sm" aria-hidden />
        <Text c="dimmed">{text}</Text>
      </Stack>
    </Center>
  );
}

/* The server no longer has the scripts of an older release, so the page must be reloaded. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

export function ErrorScreen() {
  const error = useRouteError();
  const outdated = isOutdated(error);
  useScreenTitle('Something went wrong');
  return (
    <MessagePanel
      level={1}
      title={outdated ? 'This page could not be loaded' : 'Something went wrong'}
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      {outdated
        ? 'The network failed, or a newer version of the admin area was published. Reload the page.'
        : 'The screen stopped because of a bug. Your data is safe. Reloading usually helps.'}
    </MessagePanel>
  );
}

export function NotFoundScreen() {
  useScreenTitle('Page not found');
  return (
    <MessagePanel
      level={1}
      title="404 Page Not Found"
      action={
        <Button component={Link} to={paths.dashboard()}>
          Go to the dashboard
        </Button>
      }
    >
      There is nothing at this address. It may have moved, or the link may be incomplete.
    </MessagePanel>
  );
}
