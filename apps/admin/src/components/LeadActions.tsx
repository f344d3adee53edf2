import { Button } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import { useToast } from '@upcurve/ui/use-toast';
import { useAuth } from '../auth/auth-context.ts';
import { nameOf } from '../lead-name.ts';
import type { DeskLead, LeadNoun } from './lead-noun.ts';
import { RowMenu } from './RowMenu.tsx';
import type { Dialog } from './use-dialog.ts';
import { usePrintLead } from './use-print-lead.ts';

interface LeadActionsProps<Lead extends DeskLead> {
  noun: LeadNoun<Lead>;
  lead: Lead;
  status: Dialog<Lead>;
  removal: Dialog<Lead>;
}

/** What can be done to the lead that is shown, as far as the role may. */
export function LeadActions<Lead extends DeskLead>({ noun, lead, status, removal }: LeadActionsProps<Lead>) {
  const { can } = useAuth();
  const { toast } = useToast();
  const printLead = usePrintLead(noun.kind);
  const copyLink = async () => {
    const address = location.origin + location.pathname;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (isCopied) toast({ title: 'Copied', description: 'The link to this lead is on the clipboard.' });
    else toast({ variant: 'destructive', title: 'Not Copied', description: address });
  };
  return (
    <>
      <RowMenu
        name={nameOf(lead)}
        items={[
          { label: 'Print', Icon: IconPrinter, onClick: () => void printLead(lead.id) },
          { label: 'Copy link', Icon: IconLink, onClick: () => void copyLink() },
        ]}
      />
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
