import { useState } from 'react';

/** What stands in a field that is saved by itself: begins as what is saved, and follows it when that changes. */
export function useFollowing<Value>(saved: Value) {
  const [{ from, value }, set] = useState({ from: saved, value: saved });
  if (from !== saved) set({ from: saved, value: saved });
  return [from === saved ? value : saved, (next: Value) => set({ from: saved, value: next })] as const;
}
