import { Switch } from '@mantine/core';

interface ActiveSwitchProps {
  /** What is switched. */
  name: string;
  isActive: boolean;
  /** Where it is being switched: to what. */
  pending: boolean | undefined;
  onSwitch: (isActive: boolean) => void;
}

/** Active or Inactive, switched where it is read; one switch at a time. */
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
