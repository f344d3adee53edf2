import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router';
import { ConfirmOnDemand } from '../../dialogs/ConfirmAction.tsx';
import { runningUploads, useRunningUploads } from './upload-store.ts';

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

/**
 * Asks for confirmation before leaving a screen with running uploads. All screens share one guard, because a router
 * supports only one blocker.
 */
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
      question="Unfinished uploads are lost if you leave. Leave anyway?"
      confirmLabel="Leave"
      pendingLabel="Leave"
      cancelLabel="Stay"
      isPending={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
