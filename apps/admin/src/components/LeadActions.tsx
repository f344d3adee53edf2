import { Button } from '@mantine/core';
import { useAuth } from '../auth/auth-context.ts';
import type { Dialog } from './use-dialog.ts';

interface LeadActionsProps<Lead> {
  lead: Lead;
  status: Dialog<Lead>;
  removal: Dialog<Lead>;
}

/** What can be done to the lead that is shown, as far as the role may. */
export function LeadActions<Lead>({ lead, status, removal }: LeadActionsProps<Lead>) {
  const { can } = useAuth();
  return (
    <>
      {can('leads:delete') && (
        <Button variant="default" size="xs" onClick={(event) => removal.open(lead, event.currentTarget)}>
          Delete
        </Button>
      )}
      {can('leads:status') && (
        <Button size="xs" onClick={(event) => status.open(lead, event.currentTarget)}>
          Update Status
        </Button>
      )}
    </>
  );
}
