import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api.ts';
import { useAuth } from '../../../auth/auth-context.ts';
import { changeLead } from '../change/change-lead.ts';
import { patchLead } from '../change/lead-cache.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';

/**
 * Marks an opened lead as read, and as seen by the member whom a note on it mentions, once per visit. Ignores failures.
 */
export function useMarkRead(lead: LeadRow | undefined): void {
  const client = useQueryClient();
  const { can } = useAuth();
  const marked = useRef('');
  const mayMark = can('leads:status');
  useEffect(() => {
    if (!lead || marked.current === lead.id) return;
    marked.current = lead.id;
    const { kind, id } = lead;
    const recount = () => client.invalidateQueries({ queryKey: inboxQueries.counts });
    if (mayMark && lead.isUnread) {
      const send = () => api.leads.changeLead({ params: { kind, id }, body: { isUnread: false } });
      changeLead(client, { lead, shown: {}, send }).then(recount, () => {});
    }
    if (lead.isMentioned) {
      const see = api.leads.seeMentions({ params: { kind, id } });
      see.then(() => patchLead(client, id, { isMentioned: false })).then(recount, () => {});
    }
  }, [client, lead, mayMark]);
}
