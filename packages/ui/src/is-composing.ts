import type { KeyboardEvent } from 'react';

/** Whether a key event belongs to an IME composition. Older Safari reports this only by the key code. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
