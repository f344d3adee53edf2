import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { type Guide, LEAD_KEYS } from '../guide.ts';

export const inbox: Guide = {
  title: 'Inbox',
  purpose:
    'Leads from the quiz and the other forms together, unread first, then newest. The first view, To do, shows open leads that nobody has answered or whose follow-up is due; All shows every lead.',
  picture:
    'The inbox: views such as To do, New and Due today with how many leads each has, above a list of leads with their kind, age and status.',
  tasks: [
    {
      title: 'Take the next lead',
      text: 'Choose a view, such as Eligible or Due today, and open a row. Opening a lead marks it as read; u marks it as unread again. Press a to assign it to yourself, or A and a number to assign it to a colleague. It then appears under Mine while it is open.',
    },
    {
      title: 'Set the status',
      text: 'Set the status in the row, or press 1 to 4. On the lead’s own screen you can add notes, a follow-up day and a value. If a colleague has changed the lead meanwhile, choose a version.',
    },
    {
      title: 'Log a call',
      text: 'Press c, then 1 for no answer, 2 for left a message, 3 for spoke or 4 for booked. To add minutes or text, fill them in before you choose the result. A new lead that you reached becomes Contacted. After two unanswered calls, the notification offers a follow-up for tomorrow; f sets it too.',
    },
    {
      title: 'Ask a colleague',
      text: 'In a note on a lead, type @ and choose a colleague. They get an email, and the lead is marked for them in the inbox and listed under Mentioned until they open it.',
    },
    {
      title: 'See which leads have a meeting today',
      text: 'Meeting today lists the leads with a meeting booked for today, with any host. It appears only when there are some.',
    },
    {
      title: 'Write an email',
      text: 'Press e, choose a template, change the text and send it. It comes from your name, and replies go to your address. The timeline keeps it and says if it was not delivered. Without a mail server, your own mail program opens.',
    },
    {
      title: 'Win or lose a lead',
      text: 'Press w, type the value and press Enter; or press l and the number of the reason. The outcome is shown beside the status. A won quiz becomes Qualified, and a won form Converted. Disqualified and Closed count as lost. Reopen in the outcome’s menu makes the lead open again.',
    },
    {
      title: 'Change several at once',
      text: `Select rows with x, or all shown rows with the box in the heading; Select all then adds those that are not loaded. Set their status, outcome or follow-up, or assign them. Leads of both kinds can be New or Contacted. You can undo this for ${UNDO_MS / 1000} seconds.`,
    },
    {
      title: 'Sort, and save a view',
      text: 'Sort by the headings Score and Age; on a phone, under More filters. To keep filters and order, open Saved views and choose Save these filters. A view that you share appears under the same menu for your colleagues, with your name. Search text is not saved.',
    },
    {
      title: 'See new leads',
      text: `While the list is visible, it checks for new leads every ${NEWER_EVERY / 1000} seconds and shows how many there are. Press the number to load them.`,
    },
  ],
  final: [
    `Deleting a lead, after the ${UNDO_MS / 1000} seconds to undo. On the lead’s own screen you are asked first, and it is deleted at once.`,
  ],
  keys: [...LEAD_KEYS, 'unread', 'search', 'goTo', 'notices'],
};
