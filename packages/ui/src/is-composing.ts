import type { KeyboardEvent } from 'react';

/** Whether a key still belongs to a character that is being composed; in older Safari only its code tells. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
