import { RETAINED, RETENTION_DAYS_MAX, RETENTION_DAYS_MIN } from '@upcurve/contracts/settings/retention';
import type { Guide } from '../guide.ts';

export const data: Guide = {
  title: 'Data',
  purpose:
    'The retention periods of personal data and of the question history. Expired data is deleted every night.',
  picture: 'The kinds of data with their retention periods in days, each with a button to change it.',
  tasks: [
    {
      title: 'See the retention periods',
      text: `These are the default periods. ${Object.values(RETAINED)
        .map(({ label, days }) => `${label}: ${days} days.`)
        .join(' ')}`,
    },
    {
      title: 'Change a period',
      text: `Choose from ${RETENTION_DAYS_MIN} to ${RETENTION_DAYS_MAX} days. Before you save, you see how much data would expire.`,
    },
    {
      title: 'Update the privacy policy',
      text: 'The website’s privacy policy names these periods. If you change one, update the policy too.',
    },
  ],
  final: ['The deletion of expired data. A longer period does not restore it.'],
  keys: ['tabs', 'send', 'escape'],
};
