import type { KeyboardEvent } from 'react';

/** Submits the form on Mod+Enter, from any of its fields. */
export function submitOnModEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
