import type { Guide } from '../guide.ts';

export const bookings: Guide = {
  title: 'Bookings',
  purpose:
    'Meetings that visitors have booked on the website, and those that you book for leads. Every booking belongs to a lead.',
  picture:
    'The list of meetings by time, each with the lead, its host, and the actions at the end of the row.',
  tasks: [
    {
      title: 'See upcoming meetings',
      text: 'The list begins with the meetings of today. Filter it by host to see only yours. A phone meeting has a link to call, and a video call a link to join. On a phone, today’s meetings have a button for this. Export downloads the meetings in the list, with your filters, as CSV.',
    },
    {
      title: 'See the week',
      text: 'Press Week. Meetings at the same time appear side by side. Times are in your time zone. Press a meeting to open its lead, to call or join, or to change it. On a phone you see one day; choose it above the grid.',
    },
    {
      title: 'Move a meeting in the week',
      text: 'Drag it to another time or day; Esc leaves it where it was. You can undo the move for ten seconds; after that the lead gets an email. If a host has another meeting at that time, this one returns to its old time. Move in its menu offers the free times, also in other weeks.',
    },
    {
      title: 'Book a meeting for a lead',
      text: 'Open the lead and press Book a Meeting. Choose a free time, or enter another time, also outside the hours. The lead and the host get an email with an invitation.',
    },
    {
      title: 'Move, hand over or cancel a meeting',
      text: 'Open the menu at the end of the row, or press the meeting in the week. Everybody concerned gets an email, and calendars update themselves. Cancelling can be undone for ten seconds.',
    },
    {
      title: 'Note what became of it',
      text: 'Once a meeting has begun, press Met or No-show. After a no-show, plan a follow-up on the lead.',
    },
  ],
  final: ['Nothing here is final: a cancelled meeting can be set back to Booked if its time is still free.'],
  keys: ['rows', 'undo', 'escape'],
};
