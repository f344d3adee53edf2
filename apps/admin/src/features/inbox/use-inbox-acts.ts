import { useQueryClient } from '@tanstack/react-query';
import type { BulkDone } from '@upcurve/contracts/bulk';
import type { InboxLead } from '@upcurve/contracts/inbox';
import { keysOf } from '@upcurve/contracts/keys';
import type { LeadKind } from '@upcurve/contracts/lead';
import { LEAD_STATUSES, type LeadStatus } from '@upcurve/contracts/lead-status';
import { useToast } from '@upcurve/ui/use-toast';
import { type RefObject, useRef } from 'react';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { inboxQueries } from '../../components/inbox-queries.ts';
import { leadQueue } from '../../components/lead-queue.ts';
import { patchLead } from '../../components/patch-lead.ts';
import { useLeadBulk } from '../../components/use-lead-bulk.ts';
import { useLeadChange } from '../../components/use-lead-change.ts';
import { errorMessage } from '../../error-message.ts';
import { nameOf } from '../../lead-name.ts';
import { INBOX_NOUNS } from './inbox-nouns.ts';

export type InboxActs = ReturnType<typeof useInboxActs>;

const NONE: BulkDone = { changed: 0, missing: 0, stale: 0 };

/** What can be done to leads where they stand, by menus and by keys. `home` is the heading of the screen. */
export function useInboxActs(home: RefObject<HTMLElement | null>) {
  const { id: ownId } = useUser();
  const client = useQueryClient();
  const { toast } = useToast();
  const quiz = useLeadChange<InboxLead>(INBOX_NOUNS.eligibility, home);
  const forms = useLeadChange<InboxLead>(INBOX_NOUNS.contact, home);
  const of = ({ kind }: InboxLead) => (kind === 'eligibility' ? quiz : forms);
  // Of those too that have left the list by the time their bulk is sent.
  const kinds = useRef(new Map<string, LeadKind>());
  const bulk = useLeadBulk<LeadStatus>({
    statuses: LEAD_STATUSES,
    changes: inboxQueries.all,
    async act(body) {
      const parts = keysOf(INBOX_NOUNS).map((kind) => {
        const ids = body.ids.filter((id) => kinds.current.get(id) === kind);
        return ids.length > 0 ? INBOX_NOUNS[kind].bulk({ ...body, ids }) : NONE;
      });
      const [one = NONE, other = NONE] = await Promise.all(parts);
      return {
        changed: one.changed + other.changed,
        missing: one.missing + other.missing,
        stale: one.stale + other.stale,
      };
    },
  });

  const assign = (lead: InboxLead, assigneeId: string | null) =>
    of(lead).setDesk(lead, 'assigneeId', assigneeId);

  async function mark(lead: InboxLead, isUnread: boolean) {
    const { id, kind } = lead;
    const queue = leadQueue(client, lead);
    patchLead(client, id, { isUnread });
    try {
      await queue.add('isUnread', () => api.leads.changeLead({ params: { kind, id }, body: { isUnread } }));
      toast({ title: nameOf(lead), description: `Marked as ${isUnread ? 'unread' : 'read'}.` });
    } catch (error) {
      patchLead(client, id, queue.showable({ isUnread: lead.isUnread }));
      const description = errorMessage(error as Error, 'Please try again.');
      toast({ variant: 'destructive', title: 'Not Saved', description });
    }
    void client.invalidateQueries({ queryKey: inboxQueries.counts });
  }

  return {
    conflicts: { eligibility: quiz.conflict, contact: forms.conflict },
    bulk,
    judge: (lead: InboxLead, status: LeadStatus) => of(lead).setStatus(lead, status),
    assign,
    mark,
    know(leads: readonly InboxLead[]) {
      for (const { id, kind } of leads) kinds.current.set(id, kind);
    },
    onKey(lead: InboxLead, key: string) {
      if (key === 'a') void assign(lead, ownId);
      else if (key === 'u') void mark(lead, !lead.isUnread);
      else of(lead).onKey(lead, key);
    },
  };
}
