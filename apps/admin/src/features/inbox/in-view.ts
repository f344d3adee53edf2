import { type InboxLead, type InboxView, OPEN_STATUSES } from '@upcurve/contracts/inbox';
import type { Pages } from '../../components/list-page.ts';
import { dueIn } from './due.ts';

const isOpen = ({ kind, status }: InboxLead) => OPEN_STATUSES[kind].some((open) => open === status);

/** Whether a lead that a view held when it was loaded still belongs to it after what was done to it here. */
function isStillIn(view: InboxView, lead: InboxLead, ownId: string): boolean {
  if (view === 'all') return true;
  if (view === 'mine') return lead.assigneeId === ownId && isOpen(lead);
  if (view === 'due') return dueIn(lead.followUpAt) !== undefined;
  return lead.status === 'new';
}

/** The pages of a view without the leads that have left it: nothing is fetched anew, so nothing else moves. */
export function withoutLeft<Data extends Pages<InboxLead>>(data: Data, view: InboxView, ownId: string): Data {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((lead) => isStillIn(view, lead, ownId)),
  }));
  const count = (all: Data['pages']) => all.reduce((sum, { items }) => sum + items.length, 0);
  const left = count(data.pages) - count(pages);
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - left })) };
}
