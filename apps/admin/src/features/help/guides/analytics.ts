import { RANGE_DAYS } from '@upcurve/contracts/analytics';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const analytics: Guide = {
  title: 'Eligibility Analytics',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.analytics(),
  at: [under(paths.analytics())],
  purpose: `How many opened the quiz and what became of them: not started, in progress (touched in the last ${ABANDONED_AFTER_MINUTES} minutes), abandoned, completed. The four always add up to the views.`,
  picture:
    'Numbers from the views of the quiz to the completed ones, each beside how it changed, and what they brought: time taken, eligible and qualified leads, their value.',
  tasks: [
    {
      title: 'Choose the days',
      text: `It opens with the last ${RANGE_DAYS} days beside the days before. Choose others, or narrow by source, tier or version of the questions.`,
    },
    {
      title: 'Follow a number',
      text: 'A number that is underlined opens the leads behind it. Where they came from has the source with the most eligible leads first. Question by question shows where visitors left; Speed to lead, who did something to a lead first and how soon.',
    },
    { title: 'Take it along', text: 'Export as CSV saves all numbers; Print prints the screen.' },
  ],
  final: [
    'A lead that somebody deletes leaves the numbers; one deleted because its time is over stays counted.',
    'Visits are counted without cookies, so two visits of one person are two. Robots, and browsers in which staff have signed in, are left out, and so is what one address sends above its limit.',
  ],
  keys: ['tab', 'goTo'],
};
