import { useQueryClient } from '@tanstack/react-query';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { useEffect, useRef } from 'react';
import { api } from '../../../api.ts';
import { useAuth } from '../../../auth/auth-context.ts';
import { leadQueue } from '../change/lead-queue.ts';
import { patchLead } from '../change/patch-lead.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow } from '../kinds/lead-kind-config.ts';

/**
 * Marks an opened lead as read, and as seen by the member whom a note on it mentions, once per visit. Ignores failures.
 */
export function useMarkRead(kind: LeadKind, lead: LeadRow | undefined): void {
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
  const id = lead?.id;
  const isMentioned = lead?.isMentioned ?? false;
  useEffect(() => {
    if (!id || !isMentioned) return;
    api.leads.seeMentions({ params: { kind, id } }).then(
      () => {
        patchLead(client, id, { isMentioned: false });
        void client.invalidateQueries({ queryKey: inboxQueries.counts });
      },
      () => {},
    );
  }, [client, kind, id, isMentioned]);
}
