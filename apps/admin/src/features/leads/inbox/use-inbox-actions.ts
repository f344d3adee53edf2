import { useQueryClient } from '@tanstack/react-query';
import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@upcurve/contracts/leads/lead-status';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { useToast } from '@upcurve/ui/use-toast';
import { type RefObject, useRef } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { useLeadBulk } from '../bulk/use-lead-bulk.ts';
import { leadQueue } from '../change/lead-queue.ts';
import { patchLead } from '../change/patch-lead.ts';
import { useLeadChange } from '../change/use-lead-change.ts';
import { leadName } from '../lead-name.ts';
import type { OutcomeActions } from '../outcome/OutcomeMenu.tsx';
import { INBOX_KINDS } from './inbox-kinds.ts';
import { inboxQueries } from './inbox-queries.ts';

export type InboxActions = ReturnType<typeof useInboxActions>;

const NONE: BulkDone = { changed: 0, missing: 0, stale: 0 };

/** Returns the actions on leads of the inbox, for menus and keys. `home` is the heading of the screen. */
export function useInboxActions(home: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const quiz = useLeadChange<InboxLead>(INBOX_KINDS.eligibility, home);
  const forms = useLeadChange<InboxLead>(INBOX_KINDS.contact, home);
  const of = ({ kind }: InboxLead) => (kind === 'eligibility' ? quiz : forms);
  // Includes leads that have left the list before their bulk action is sent.
  const kinds = useRef(new Map<string, LeadKind>());
  const bulk = useLeadBulk<LeadStatus>({
    statuses: LEAD_STATUSES,
    changes: inboxQueries.all,
    kindOf: (id) => kinds.current.get(id) ?? 'eligibility',
    async send(body) {
      const parts = keysOf(INBOX_KINDS).map((kind) => {
        const ids = body.ids.filter((id) => kinds.current.get(id) === kind);
        return ids.length > 0 ? INBOX_KINDS[kind].bulk({ ...body, ids }) : NONE;
      });
      const [one = NONE, other = NONE] = await Promise.all(parts);
      return {
        changed: one.changed + other.changed,
        missing: one.missing + other.missing,
        stale: one.stale + other.stale,
      };
    },
  });

  async function mark(lead: InboxLead, isUnread: boolean) {
    const { id, kind } = lead;
    const queue = leadQueue(client, lead);
    patchLead(client, id, { isUnread });
    try {
      await queue.add('isUnread', () => api.leads.changeLead({ params: { kind, id }, body: { isUnread } }));
      toast({ title: leadName(lead), description: `Marked as ${isUnread ? 'unread' : 'read'}.` });
    } catch (error) {
      patchLead(client, id, queue.showable({ isUnread: lead.isUnread }));
      const description = errorMessage(error as Error, 'Please try again.');
      toast({ variant: 'destructive', title: 'Not Saved', description });
    }
    void client.invalidateQueries({ queryKey: inboxQueries.counts });
  }

  return {
    changes: { quiz, forms },
    outcome: {
      end: (lead, wanted, from) => of(lead).outcome.end(lead, wanted, from),
      reopen: (lead) => of(lead).outcome.reopen(lead),
    } satisfies OutcomeActions<InboxLead>,
    call: (lead: InboxLead, from: HTMLElement | null) => of(lead).calling.open(lead, from),
    email: (lead: InboxLead, from: HTMLElement | null) => of(lead).mailing.open(lead, from),
    bulk,
    setStatus: (lead: InboxLead, status: LeadStatus) => of(lead).setStatus(lead, status),
    assign: (lead: InboxLead, assigneeId: string | null) => of(lead).assign(lead, assigneeId),
    mark,
    know(leads: readonly InboxLead[]) {
      for (const { id, kind } of leads) kinds.current.set(id, kind);
    },
    onKey(lead: InboxLead, key: string) {
      if (key === 'u') void mark(lead, !lead.isUnread);
      else of(lead).onKey(lead, key);
    },
  };
}
