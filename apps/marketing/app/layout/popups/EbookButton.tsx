import type { ReactNode } from 'react';
import { commandAttributes } from './ebook-dialog.ts';

interface EbookButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the e-book popup. */
export function EbookButton({ className, children }: EbookButtonProps) {
  return (
    <button {...commandAttributes('show-modal')} className={className}>
      {children}
    </button>
  );
}
