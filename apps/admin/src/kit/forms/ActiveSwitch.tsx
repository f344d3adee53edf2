import { Switch } from '@mantine/core';

interface ActiveSwitchProps {
  name: string;
  isActive: boolean;
  /** The new state while the request is pending. */
  pending: boolean | undefined;
  onSwitch: (isActive: boolean) => void;
}

/** Switches an item between Active and Inactive, one change at a time. */
export function ActiveSwitch({ name, isActive, pending, onSwitch }: ActiveSwitchProps) {
  const shown = pending ?? isActive;
  const word = shown ? 'Active' : 'Inactive';
  return (
    <Switch
      size="sm"
      label={word}
      aria-label={`${word}: ${name}`}
      aria-busy={pending !== undefined}
      checked={shown}
      onChange={({ currentTarget }) => pending === undefined && onSwitch(currentTarget.checked)}
    />
  );
}
