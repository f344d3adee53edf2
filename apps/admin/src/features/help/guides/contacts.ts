import { CONTACT_STATUSES } from '@upcurve/contracts/leads/contacts';
import { type Guide, LEAD_KEYS } from '../guide.ts';

export const contacts: Guide = {
  title: 'Contact Submissions',
  purpose: 'Submissions of the website’s other forms, such as consultation requests, with all entries.',
  picture: 'A consultation request with the sender’s name, preferred time and message.',
  tasks: [
    {
      title: 'Find a message',
      text: 'Search, filter by status, form and date, and sort. The browser’s address includes all of these.',
    },
    {
      title: 'Answer it',
      text: 'Open a message to read it, write notes, send emails, log calls and set a follow-up day. An @ in a note asks for a colleague’s attention. A won message can have a value.',
    },
    {
      title: 'Mark it',
      text: `Each is ${Object.values(CONTACT_STATUSES).join(', ')}. Any status may follow any other. Converted means won, and Closed means lost.`,
    },
  ],
  final: ['Deleting a message.'],
  keys: [...LEAD_KEYS, 'note', 'search', 'escape'],
};
