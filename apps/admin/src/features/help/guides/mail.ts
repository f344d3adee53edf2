import { CONFIRMATIONS_PER_DAY, DIGEST_HOUR } from '@upcurve/contracts/mail';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const mail: Guide = {
  title: 'Mail',
  area: 'Settings',
  permission: 'mail:manage',
  screen: paths.mailSettings(),
  at: [under(paths.mailSettings())],
  purpose: 'What was written to members and visitors, and what became of it, newest first.',
  picture: 'The list of mails, each with its address, what it was, whether it was sent or failed, and when.',
  tasks: [
    {
      title: 'See whether mail goes out',
      text: 'The screen says from whom mail goes out, or that nothing is written until whoever runs the server sets SMTP_URL.',
    },
    {
      title: 'Find what failed',
      text: 'Filter by status. A mail that cannot be sent is tried again for three to four days; one that failed in the end can be sent again by hand.',
    },
    {
      title: 'Know what is sent',
      text: `Members get mails about leads as they chose, and the digest at ${DIGEST_HOUR}:00 on the clocks of London. Visitors get a confirmation, at most ${CONFIRMATIONS_PER_DAY} to one address in 24 hours.`,
    },
  ],
  final: ['What a mail says is dropped once it is sent: only to whom, when and about what is kept.'],
  keys: ['rows', 'tabs'],
};
