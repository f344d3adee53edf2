import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ConfirmAction } from './ConfirmAction.tsx';
import { DELETE_SUBMISSION } from './delete-submission-words.ts';
import { inboxQueries } from './inbox-queries.ts';
import type { Dialog } from './use-dialog.ts';

interface DeleteLeadDialogProps<Lead> {
  dialog: Dialog<Lead>;
  facts: NonNullable<ComponentProps<typeof ConfirmAction<Lead, unknown>>['facts']>;
  act: (lead: Lead) => Promise<unknown>;
  /** What is said once it is gone. */
  said: (lead: Lead) => string;
  queries: { lists: QueryKey; detail: (id: string) => { queryKey: QueryKey } };
  onDeleted: (() => void) | undefined;
}

/** Asks before a lead is deleted for good. */
export function DeleteLeadDialog<Lead extends { id: string }>(props: DeleteLeadDialogProps<Lead>) {
  const { said, queries, onDeleted, ...asked } = props;
  const client = useQueryClient();
  return (
    <ConfirmAction
      {...DELETE_SUBMISSION}
      {...asked}
      done={(lead: Lead) => ({ title: 'Submission Deleted', description: said(lead) })}
      failed={{ title: 'Delete Failed', description: 'Failed to delete submission. Please try again.' }}
      changes={[queries.lists, inboxQueries.all]}
      onDone={({ id }) => {
        onDeleted?.();
        client.removeQueries({ queryKey: queries.detail(id).queryKey });
      }}
    />
  );
}
