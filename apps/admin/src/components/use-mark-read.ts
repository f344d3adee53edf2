import { useQueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/lead';
import { useEffect, useRef } from 'react';
import { api } from '../api.ts';
import { useAuth } from '../auth/auth-context.ts';
import { inboxQueries } from './inbox-queries.ts';
import type { DeskLead } from './lead-noun.ts';
import { leadQueue } from './lead-queue.ts';
import { patchLead } from './patch-lead.ts';

/** Who opens a lead has read it. Once for each opening, and without a word: nothing is lost where it fails. */
export function useMarkRead(kind: LeadKind, lead: DeskLead | undefined): void {
  const client = useQueryClient();
  const { can } = useAuth();
  const marked = useRef('');
  const mayMark = can('leads:status');
  useEffect(() => {
    if (!mayMark || !lead?.isUnread || marked.current === lead.id) return;
    marked.current = lead.id;
    const queue = leadQueue(client, lead);
    const markRead = () => api.leads.changeLead({ params: { kind, id: lead.id }, body: { isUnread: false } });
    queue.add('isUnread', markRead).then(
      (saved) => {
        patchLead(client, saved.id, queue.showable({ isUnread: saved.isUnread }));
        void client.invalidateQueries({ queryKey: inboxQueries.counts });
      },
      () => {},
    );
  }, [client, kind, lead, mayMark]);
}
