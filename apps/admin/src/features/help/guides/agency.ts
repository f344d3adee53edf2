import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { Guide } from '../guide.ts';

export const agency: Guide = {
  title: 'Agency',
  purpose:
    'The agency’s name, the reasons for losing a lead, email templates, and the time zone. Only for owners.',
  picture:
    'The field for the agency’s name with its button, and below it the reasons for losing a lead and the time zone.',
  tasks: [
    {
      title: 'Change the name',
      text: 'The name is used in emails, authenticator apps and the admin area. The website has its own text.',
    },
    {
      title: 'Edit the reasons for losing a lead',
      text: 'Write one reason per line, in the order of the list. Leads that are already lost keep their reason.',
    },
    {
      title: 'Edit the email templates',
      text: 'Staff choose one when they write to a lead, and can change it. Fields such as {{name}} are filled in with the data of the lead. A field that the lead lacks must be replaced before the email is sent.',
    },
    {
      title: 'Understand the time zone',
      text: `Analytics, the digest and the dates on the site use ${AGENCY_ZONE}. That cannot be changed. Each member chooses the time zone of the admin area in their profile.`,
    },
  ],
  final: [],
  keys: ['tabs', 'send', 'escape'],
};
