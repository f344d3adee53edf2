import { Button } from '@mantine/core';
import { IconLink, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { useToast } from '@upcurve/ui/use-toast';
import { useAuth } from '../../../auth/auth-context.ts';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { activityQuery } from '../lead-queries.ts';

export function LeadButtons({ lead }: { lead: LeadRow }) {
  const { status, removal } = useLeadActions();
  const { can } = useAuth();
  const { toast } = useToast();
  const printLead = usePrintLead(lead.kind);
  const copyLink = async () => {
    const address = location.origin + location.pathname;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: 'Copied', description: 'The link to this lead was copied.' });
    else toast({ variant: 'destructive', title: 'Not Copied', description: address });
  };
  return (
    <>
      <RowMenu
        name={leadName(lead)}
        items={[
          { label: 'Print', Icon: IconPrinter, onClick: () => void printLead(lead.id) },
          { label: 'Copy link', Icon: IconLink, onClick: () => void copyLink() },
          can('leads:delete') && {
            label: 'Delete',
            Icon: IconTrash,
            isDestructive: true,
            onClick: () => removal.open(lead),
          },
        ]}
      />
      {can('leads:status') && (
        <Button size="xs" onClick={() => status.open(lead)}>
          Update Status
        </Button>
      )}
    </>
  );
}

/** Loads all notes of the open lead, then prints it. */
function usePrintLead(kind: LeadKind) {
  const client = useQueryClient();
  const { toast } = useToast();
  return async (id: string) => {
    try {
      await client.fetchInfiniteQuery({
        ...activityQuery(kind, id),
        pages: Number.MAX_SAFE_INTEGER,
        staleTime: 0,
      });
    } catch {
      toast({
        variant: 'destructive',
        title: 'Notes Missing',
        description: 'Some notes could not be loaded. Only the notes on screen were printed.',
      });
    }
    // Waits until the notes have rendered and the menu has closed.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
}
