import { BULK_MAX } from '@upcurve/contracts/bulk';
import { NEWER_EVERY } from '../../../components/newer.ts';
import { UNDO_MS } from '../../../components/use-undoable.ts';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const inbox: Guide = {
  title: 'Inbox',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.inbox(),
  at: [paths.dashboard(), under(paths.inbox())],
  purpose:
    'Leads of the quiz and of the other forms together, unread first, then newest. Each view says how many leads it holds; Conversion this week, how many of this week’s were won.',
  picture:
    'The inbox: views such as New, Eligible and Due today with how many leads each has, above a list of leads with their kind, age and status.',
  tasks: [
    {
      title: 'Take the next lead',
      text: 'Choose a view, such as Eligible or Due today, and open a row. Opening a lead marks it as read; u marks it as unread again. Assign it to yourself with a: it then stands under Mine until it is dealt with.',
    },
    {
      title: 'Say how far you are',
      text: 'Set the status in the row, or press 1 to 4. A follow-up day and notes are kept on the lead’s own screen; there a won lead has a value too, and a lost one a reason. When a colleague changed the lead meanwhile, you are shown both and choose.',
    },
    {
      title: 'Work through many',
      text: `Select rows with x and set a status for up to ${BULK_MAX} of them, or assign them. What you do to several leads at once can be undone for ${UNDO_MS / 1000} seconds.`,
    },
    {
      title: 'See what is new',
      text: `While it is in view, the list looks for newer leads every ${NEWER_EVERY / 1000} seconds and says how many there are. They come in when you press that.`,
    },
  ],
  final: [
    `A deletion, once the ${UNDO_MS / 1000} seconds are over. On the lead’s own screen, where you are asked first, it is at once.`,
  ],
  keys: ['rows', 'select', 'status', 'assign', 'unread', 'search', 'goTo', 'notices'],
};
