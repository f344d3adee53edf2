import type { Guide } from '../guide.ts';

export const meetings: Guide = {
  title: 'Meetings',
  purpose:
    'The kinds of meeting that visitors can book, and the hours in which members take them. Admins and owners set both; everybody else sets their own hours.',
  picture: 'The list of kinds of meeting, and below it the hours of a member.',
  tasks: [
    {
      title: 'Set your hours',
      text: 'Write the hours of each day, such as 09:00-12:30, 13:30-17:00. Leave a day empty to be off. Add dates that differ, such as holidays, and choose whose public holidays are off.',
    },
    {
      title: 'Block times with your own calendar',
      text: 'In Google, Outlook or Apple, copy the private address of your calendar in iCalendar format and paste it into “Busy calendars”. Its events block times; events marked as free, and invitations that you declined with the email in your profile, do not. It is read every ten minutes. If it cannot be read for a day, no times are offered. Events that cannot be read are named below the addresses: save them again in your calendar, or make an exception for that date.',
    },
    {
      title: 'See meetings in your own calendar',
      text: 'Subscribe to the private feed below the hours. Keep its address to yourself. If somebody else knows it, press “New Address” and enter the new one in your calendar.',
    },
    {
      title: 'Change a kind of meeting',
      text: 'Set its length, the time kept free around it, how early and how late it can be booked, where it takes place and who hosts it. With several hosts, a meeting is with one of them in turn, or with all of them. Meetings that are already booked keep their time.',
    },
    {
      title: 'Ask before the meeting',
      text: 'Add up to five questions to a kind of meeting. Visitors answer them when they book. You find the answers on the lead, in the host’s email and in the export. Use the text for the visitor’s emails to say how to prepare.',
    },
  ],
  final: ['Deleting a kind of meeting. One that has been booked can only be switched off.'],
  keys: ['tabs', 'send', 'escape'],
};
