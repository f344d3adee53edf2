import { isComposing } from '@upcurve/ui/is-composing';
import type { KeyboardEvent } from 'react';

/** For a field that is saved by itself, without a form. */
export const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event)) return;
  event.preventDefault();
  save();
};
