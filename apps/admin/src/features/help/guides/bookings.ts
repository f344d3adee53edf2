import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const bookings: Guide = {
  title: 'Bookings',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.bookings(),
  at: [under(paths.bookings())],
  purpose:
    'Meetings that visitors have booked on the website, and those that you book for leads. Every booking belongs to a lead.',
  picture:
    'The list of meetings by time, each with the lead, its host, and the actions at the end of the row.',
  tasks: [
    {
      title: 'See what is ahead',
      text: 'The list begins with the meetings of today. Filter it by host to see only yours. A meeting by phone has a link to call, a video call a link to join.',
    },
    {
      title: 'Book a meeting for a lead',
      text: 'Open the lead and press Book a Meeting. Choose a free time, or enter another time, also outside the hours. The lead and the host get a mail with an invitation.',
    },
    {
      title: 'Move, hand over or cancel a meeting',
      text: 'Open the menu at the end of the row. Everybody concerned gets a mail, and calendars update themselves. Cancelling can be undone for ten seconds.',
    },
    {
      title: 'Note what became of it',
      text: 'Once a meeting has begun, press Met or No-show. After a no-show, plan a follow-up on the lead.',
    },
  ],
  final: ['Nothing here is final: a cancelled meeting can be set back to Booked if its time is still free.'],
  keys: ['rows', 'escape'],
};
