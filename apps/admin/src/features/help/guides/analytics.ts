import { RANGE_DAYS } from '@upcurve/contracts/analytics/analytics';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz/quiz';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const analytics: Guide = {
  title: 'Eligibility Analytics',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.analytics(),
  at: [under(paths.analytics())],
  purpose: `How many visitors opened the quiz and how far they got: not started, in progress (active in the last ${ABANDONED_AFTER_MINUTES} minutes), abandoned, completed. The four always add up to the views.`,
  picture:
    'Figures from views of the quiz to completed ones, each with its change, then time taken, eligible and qualified leads and their value.',
  tasks: [
    {
      title: 'Choose a period',
      text: `The default is the last ${RANGE_DAYS} days compared with the days before. Choose another period, or filter by source, tier or version of the questions.`,
    },
    {
      title: 'See the leads behind a figure',
      text: 'Underlined figures open their leads. Where they came from lists the source with the most eligible leads first. Question by question shows where visitors left. Speed to lead shows who acted on a lead first and how soon.',
    },
    { title: 'Export or print', text: 'Export as CSV saves all figures. Print prints the screen.' },
  ],
  final: [
    'Deleting a lead by hand removes it from the figures. Leads deleted at the end of their retention period stay counted.',
    'Visits are counted without cookies, so two visits by one person count twice. Bots, browsers in which staff have signed in, and visits above the limit for one address are not counted.',
  ],
  keys: ['tab', 'goTo'],
};
