import { RETAINED } from '@upcurve/contracts/retention';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const quarantine: Guide = {
  title: 'Quarantine',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.quarantine(),
  at: [under(paths.quarantine())],
  purpose:
    'What looks automated waits here with the reason, out of your figures and webhooks, until you decide or its time is over.',
  picture: 'Messages that were held back, each with the reason and the buttons Read, Release and Delete.',
  tasks: [
    { title: 'Read it', text: 'Read shows what was sent and why it was held back.' },
    {
      title: 'Let it in',
      text: 'Release lets it in as if it had just arrived. Select several to release them together.',
    },
    {
      title: 'Leave the rest',
      text: `What nobody decides on is deleted by itself, after ${RETAINED.quarantine.days} days unless another period is set under Settings, Data.`,
    },
  ],
  final: [
    'Deleting what is held, by hand or because its time is over.',
    'Releasing: what was let in stays among the leads, where it can be deleted.',
  ],
  keys: ['rows', 'select', 'search', 'escape'],
};
