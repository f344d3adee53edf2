import { Button } from '@mantine/core';
import type { WebhookEndpoint } from '@upcurve/contracts/webhook';
import { lazy, type RefObject, Suspense } from 'react';
import { useDialog } from '../../components/use-dialog.ts';

const ReplayRangeDialog = lazy(async () => ({
  default: (await import('./ReplayRangeDialog.tsx')).ReplayRangeDialog,
}));

interface ReplayRangeProps {
  endpoints: readonly WebhookEndpoint[];
  /** Takes the focus where the button is gone. */
  home: RefObject<HTMLElement | null>;
}

/** Sends the deliveries of a time once more, after saying how many there are. */
export function ReplayRange({ endpoints, home }: ReplayRangeProps) {
  const dialog = useDialog<'replay'>(home);
  return (
    <>
      <Button variant="default" onClick={(event) => dialog.open('replay', event.currentTarget)}>
        Replay a time
      </Button>
      {dialog.subject && (
        <Suspense>
          <ReplayRangeDialog
            key={dialog.opening}
            endpoints={endpoints}
            opened={dialog.isOpen}
            onClose={dialog.close}
            onExited={dialog.forget}
          />
        </Suspense>
      )}
    </>
  );
}
