import { useQueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/lead';
import { useEffect, useRef } from 'react';
import { api } from '../api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { inboxQueries } from './inbox-queries.ts';
import { patchLead } from './patch-lead.ts';

/** Who opens a lead has read it. Once for each opening, and without a word: nothing is lost where it fails. */
export function useMarkRead(kind: LeadKind, lead: { id: string; isUnread: boolean } | undefined): void {
  const client = useQueryClient();
  const { can } = useAuth();
  const marked = useRef('');
  const id = lead?.isUnread && can('leads:status') ? lead.id : undefined;
  useEffect(() => {
    if (!id || marked.current === id) return;
    marked.current = id;
    api.leads.changeLead({ params: { kind, id }, body: { isUnread: false } }).then(
      () => {
        patchLead(client, id, { isUnread: false });
        void client.invalidateQueries({ queryKey: inboxQueries.counts });
      },
      () => {},
    );
  }, [client, kind, id]);
}
