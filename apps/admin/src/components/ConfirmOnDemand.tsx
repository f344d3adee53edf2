import type { ConfirmDialog as Dialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { type ComponentProps, lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@upcurve/ui/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}));

/** The question before something happens, whose script comes when it is first shown. */
export function ConfirmOnDemand(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <ConfirmDialog {...props} />
    </Suspense>
  );
}
