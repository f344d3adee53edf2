import { paths } from '@upcurve/site-content/paths';
import { type Inclusion, planIds, plans } from '@upcurve/site-content/pricing/plans';

export const serviceWording = {
  work: 'What do you do?',
  exampleMark: 'Worked example, invented clinic',
  exampleCaption: 'The sum, line by line',
  plan: 'Who does it, and when?',
  when: 'When it works',
  who: 'Who does it',
  fromYou: 'What we need from you',
  amount: 'How much of it',
  amounts: ({ label, values }: Inclusion) =>
    `${label}: ${planIds.map((id) => `${plans[id].name} ${values[id].toLowerCase()}`).join(', ')}. [Every quantity, line by line](${paths.pricingInDetail()}#comparison)`,
  questions: 'What clinics ask us first',
  all: 'All nine services',
};
