import { Alert } from '@mantine/core';

/** Says why a form was not saved, for errors that belong to no field. Adds a full stop if the reason has none. */
export function NotSavedAlert({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" title="Not saved">
      {/[.!?…]$/.test(problem) ? problem : `${problem}.`} What you entered is still here.
    </Alert>
  );
}
