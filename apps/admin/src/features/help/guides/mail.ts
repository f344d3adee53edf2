import { CONFIRMATIONS_PER_DAY, DIGEST_HOUR } from '@upcurve/contracts/settings/mail';
import type { Guide } from '../guide.ts';

export const mail: Guide = {
  title: 'Mail',
  purpose: 'The mail server, and the emails to members and visitors with their outcome, newest first.',
  picture: 'The list of emails with recipient, subject, status and outcome.',
  tasks: [
    {
      title: 'Set up the mail server',
      text: 'Only owners can do this. Enter the server, username and password that your mail provider gives you, and the sender. Send a test to yourself, then save. The server is used at once. A server that SMTP_URL sets is shown, but can be changed only there.',
    },
    {
      title: 'Change or switch off the mail server',
      text: 'The saved password is never shown. It stays while the server and username stay the same. Otherwise enter it again. After switching off, nobody receives email until an owner sets a server again.',
    },
    {
      title: 'Find failed emails',
      text: 'Filter by status. An email that cannot be sent is retried for three to four days. After that you can send it again by hand.',
    },
    {
      title: 'See what is sent',
      text: `Members get the notifications they chose, mentions in notes, and the digest at ${DIGEST_HOUR}:00 London time. Visitors get a confirmation, at most ${CONFIRMATIONS_PER_DAY} per address in 24 hours. Leads get the emails that members write to them.`,
    },
  ],
  final: ['The text of an email is deleted once it is sent. Recipient, time and subject are kept.'],
  keys: ['rows', 'tabs', 'send'],
};
