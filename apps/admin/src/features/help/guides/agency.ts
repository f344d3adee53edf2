import { AGENCY_ZONE } from '@upcurve/contracts/agency';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const agency: Guide = {
  title: 'Agency',
  area: 'Settings',
  permission: 'users:manage',
  screen: paths.agencySettings(),
  at: [under(paths.agencySettings())],
  purpose: 'What the agency is called, and by which clocks it goes. Open to owners.',
  picture: 'The field for the agency’s name with its button, and below it the clocks by which its days go.',
  tasks: [
    {
      title: 'Change the name',
      text: 'It is said in mails, in authenticator apps and here. What the website says is its own text.',
    },
    {
      title: 'Know the agency’s days',
      text: `Analytics, the digest and the dates on the site go by clocks of ${AGENCY_ZONE}; that cannot be changed. Times in the admin area are shown by the clocks that each member chooses in their profile.`,
    },
  ],
  final: [],
  keys: ['tabs', 'send', 'escape'],
};
