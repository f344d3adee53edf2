import { Button } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRouteError } from 'react-router';
import { useScreenTitle } from '../components/use-screen-title.ts';

/* A script that a newer release has replaced can no longer be fetched: the page itself is out of date. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** What is shown when a screen breaks. */
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
        ? 'The network failed, or a newer version of the admin area has been published. Reloading mends the second.'
        : 'The screen stopped because of a fault of ours. Your data is safe; reloading usually helps.'}
    </MessagePanel>
  );
}
