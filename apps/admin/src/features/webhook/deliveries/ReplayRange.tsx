import { Button } from '@mantine/core';
import type { WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { lazy, type RefObject, Suspense } from 'react';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';

const ReplayRangeDialog = lazy(async () => ({
  default: (await import('./ReplayRangeDialog.tsx')).ReplayRangeDialog,
}));

interface ReplayRangeProps {
  endpoints: readonly WebhookEndpoint[];
  /** Takes the focus when the button disappears. */
  home: RefObject<HTMLElement | null>;
}

/** Opens the dialog to replay the deliveries of a period. */
export function ReplayRange({ endpoints, home }: ReplayRangeProps) {
  const dialog = useDialog<'replay'>(home);
  return (
    <>
      <Button variant="default" onClick={(event) => dialog.open('replay', event.currentTarget)}>
        Replay a period
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
