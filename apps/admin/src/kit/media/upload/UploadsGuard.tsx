import { useWindowEvent } from '@mantine/hooks';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useLeaveGuard } from '../../forms/leave-guards.tsx';
import { runningUploads, useRunningUploads } from './upload-store.ts';

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

/** Asks for confirmation before leaving a screen with running uploads. All screens share it. */
export function UploadsGuard() {
  return useRunningUploads().length > 0 && <Question />;
}

function Question() {
  const navigation = useLeaveGuard(({ nextLocation: { pathname } }) =>
    runningUploads().some((place) => !isWithin(pathname, place)),
  );
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  return (
    <ConfirmDialog
      opened={navigation.isAsking}
      title="Uploads are running"
      question="Unfinished uploads are lost if you leave. Leave anyway?"
      confirmLabel="Leave"
      pendingLabel="Leave"
      cancelLabel="Stay"
      isPending={false}
      onConfirm={navigation.leave}
      onClose={navigation.stay}
    />
  );
}
