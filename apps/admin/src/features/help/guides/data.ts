import { RETAINED, RETENTION_DAYS_MAX, RETENTION_DAYS_MIN } from '@upcurve/contracts/retention';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const data: Guide = {
  title: 'Data',
  area: 'Settings',
  permission: 'retention:manage',
  screen: paths.dataSettings(),
  at: [under(paths.dataSettings())],
  purpose:
    'How long personal data, and the history of questions, are kept. Every night what is past its time is deleted.',
  picture: 'A list of what is kept for how many days, each with a button to change it.',
  tasks: [
    {
      title: 'See what is kept how long',
      text: `Until somebody sets others, these periods hold. ${Object.values(RETAINED)
        .map(({ label, days }) => `${label}: ${days} days.`)
        .join(' ')}`,
    },
    {
      title: 'Change a period',
      text: `Choose from ${RETENTION_DAYS_MIN} to ${RETENTION_DAYS_MAX} days; you are told first how much would be past its time.`,
    },
    {
      title: 'Keep the promise',
      text: 'The privacy policy of the website names these periods: change it along.',
    },
  ],
  final: ['What the night deleted. A longer period brings nothing back.'],
  keys: ['tabs', 'send', 'escape'],
};
