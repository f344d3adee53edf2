import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useAuth } from '../../../auth/auth-context.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';

export function LeadButtons({ lead }: { lead: LeadRow }) {
  const { status, removal } = useLeadActions();
  const { can } = useAuth();
  return (
    <>
      {can('leads:delete') && (
        <RowMenu
          name={leadName(lead)}
          items={[
            { label: 'Delete', Icon: IconTrash, isDestructive: true, onClick: () => removal.open(lead) },
          ]}
        />
      )}
      {can('leads:status') && (
        <Button size="xs" onClick={() => status.open(lead)}>
          Update Status
        </Button>
      )}
    </>
  );
}
