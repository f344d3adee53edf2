import { BULK_MAX } from '@upcurve/contracts/leads/bulk';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const inbox: Guide = {
  title: 'Inbox',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.inbox(),
  at: [paths.dashboard(), under(paths.inbox())],
  purpose:
    'Leads from the quiz and the other forms together, unread first, then newest. Each view shows its number of leads. Conversion this week shows how many of this week’s leads were won.',
  picture:
    'The inbox: views such as New, Eligible and Due today with how many leads each has, above a list of leads with their kind, age and status.',
  tasks: [
    {
      title: 'Take the next lead',
      text: 'Choose a view, such as Eligible or Due today, and open a row. Opening a lead marks it as read; u marks it as unread again. Press a to assign it to yourself. It then appears under Mine until it is closed.',
    },
    {
      title: 'Set the status',
      text: 'Set the status in the row, or press 1 to 4. On the lead’s own screen you can add notes, a follow-up day, the value of a won lead and the reason for a lost one. If a colleague has changed the lead meanwhile, choose a version.',
    },
    {
      title: 'Change several at once',
      text: `Select up to ${BULK_MAX} rows with x, then set their status or assign them. You can undo this for ${UNDO_MS / 1000} seconds.`,
    },
    {
      title: 'See new leads',
      text: `While the list is visible, it checks for new leads every ${NEWER_EVERY / 1000} seconds and shows how many there are. Press the number to load them.`,
    },
  ],
  final: [
    `Deleting a lead, after the ${UNDO_MS / 1000} seconds to undo. On the lead’s own screen you are asked first, and it is deleted at once.`,
  ],
  keys: ['rows', 'select', 'status', 'assign', 'unread', 'search', 'goTo', 'notices'],
};
