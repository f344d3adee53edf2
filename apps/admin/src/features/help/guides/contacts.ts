import { CONTACT_STATUSES } from '@upcurve/contracts/contacts';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const contacts: Guide = {
  title: 'Contact Submissions',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.contacts(),
  at: [under(paths.contacts())],
  purpose:
    'What visitors send with the other forms of the website, such as a request for a consultation, with everything they wrote and chose.',
  picture: 'A consultation request, headed by who sent it, with the time they wished for and their message.',
  tasks: [
    {
      title: 'Find a message',
      text: 'Search, filter by status, form and days, and sort. The address in your browser holds all of it.',
    },
    {
      title: 'Answer it',
      text: 'Open a message to read it, write notes, set a follow-up day, once it is Converted a value, and reach whoever sent it.',
    },
    {
      title: 'Mark it',
      text: `Each is ${Object.values(CONTACT_STATUSES).join(', ')}. Any status may follow any other. Converted counts in Eligibility Analytics.`,
    },
  ],
  final: ['Deleting a message.'],
  keys: ['rows', 'select', 'status', 'assign', 'note', 'search', 'escape'],
};
