import { Button } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRouteError } from 'react-router';
import { useScreenTitle } from '../kit/screen/ScreenTitle.tsx';

/* Scripts of an older release are no longer served, so the page must be reloaded. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** The screen after an unexpected error. */
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
