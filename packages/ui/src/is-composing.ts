import type { KeyboardEvent } from 'react';

/** Whether a key belongs to text being composed. Older Safari reports this only by the key code. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
