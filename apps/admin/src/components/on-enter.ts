import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** For a field that is saved by itself, without a form. */
export const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event)) return;
  event.preventDefault();
  save();
};
