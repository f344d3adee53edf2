import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router';
import { ConfirmOnDemand } from '../ConfirmOnDemand.tsx';
import { runningUploads, useRunningUploads } from './running-uploads.ts';

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

/** Asks before a screen is left whose uploads are under way. One for all of them: a router has room for one blocker. */
export function UploadsGuard() {
  return useRunningUploads().length > 0 && <Question />;
}

function Question() {
  const blocker = useBlocker(({ nextLocation: { pathname } }) =>
    runningUploads().some((place) => !isWithin(pathname, place)),
  );
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  return (
    <ConfirmOnDemand
      opened={blocker.state === 'blocked'}
      title="Uploads Are Running"
      question="Files that are still on their way are lost when you leave. Leave all the same?"
      confirmLabel="Leave"
      pendingLabel="Leave"
      cancelLabel="Stay"
      isPending={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
