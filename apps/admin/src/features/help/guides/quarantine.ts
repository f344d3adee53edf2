import { RETAINED } from '@upcurve/contracts/settings/retention';
import type { Guide } from '../guide.ts';

export const quarantine: Guide = {
  title: 'Quarantine',
  purpose:
    'Leads that look automated are held here with the reason. They do not count in figures or reach webhooks until you release them.',
  picture: 'Held leads, each with the reason and the buttons Read, Release and Delete.',
  tasks: [
    {
      title: 'Read it',
      text: 'The inbox shows how many are held. Read shows a lead and why it was held.',
    },
    {
      title: 'Release it',
      text: 'Release treats the lead as if it had just arrived. Select several to release them together.',
    },
    {
      title: 'Leave the rest',
      text: `Other held leads are deleted automatically after ${RETAINED.quarantine.days} days, unless another period is set under Settings, Data.`,
    },
  ],
  final: [
    'Deleting a held lead, by hand or automatically.',
    'Releasing. A released lead stays in the lists, where you can delete it.',
  ],
  keys: ['rows', 'select', 'search', 'escape'],
};
