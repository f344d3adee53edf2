import { Button } from '@mantine/core';
import type { WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { lazy, Suspense } from 'react';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';

const ReplayRangeDialog = lazy(async () => ({
  default: (await import('./ReplayRangeDialog.tsx')).ReplayRangeDialog,
}));

interface ReplayRangeProps {
  endpoints: readonly WebhookEndpoint[];
}

/** Opens the dialog to replay the deliveries of a period. */
export function ReplayRange({ endpoints }: ReplayRangeProps) {
  const dialog = useDialog<'replay'>();
  return (
    <>
      <Button variant="default" onClick={() => dialog.open('replay')}>
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
