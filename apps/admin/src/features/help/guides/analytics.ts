import { RANGE_DAYS } from '@upcurve/contracts/analytics/analytics';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz/quiz';
import type { Guide } from '../guide.ts';

export const analytics: Guide = {
  title: 'Eligibility Analytics',
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
      text: 'Underlined figures open exactly the leads that they count. Question by question shows where visitors left. Speed to lead shows who acted on a lead first and how soon.',
    },
    {
      title: 'See which campaign brings clients, and at what cost',
      text: 'Campaigns lists the sources, mediums and campaigns of your links, those with the most clients first. Leads counts new people, each for the campaign of their first quiz, form or booking. Booked, Met and Won count those of them who booked or asked for a meeting, whose meeting took place, and who became clients. Conversion is won per lead. Per client is the cost divided by them.',
    },
    {
      title: 'See what was won and lost each month',
      text: 'Won and lost counts leads of the quiz and the forms by the day of their outcome, whatever the filters, for the months of the period and at least the last six.',
    },
    {
      title: 'Enter what a campaign cost',
      text: 'Choose This month or Last month, and type the amount into the Cost column. It is saved at once. Owners can do this. Longer or shorter periods show the share of their days.',
    },
    {
      title: 'Receive the figures by mail',
      text: 'Switch on the summary of the week’s figures under Settings, Account. It arrives on Monday mornings and names no lead.',
    },
    { title: 'Export or print', text: 'Export as CSV saves all figures. Print prints the screen.' },
  ],
  final: [
    'To count a campaign, add utm_source, utm_medium and utm_campaign to its link. A visit is a page opened from outside the site.',
    'Deleting a lead by hand removes it from the figures. Leads deleted at the end of their retention period stay counted.',
    'Visits are counted without cookies, so two visits by one person count twice. Bots, browsers in which staff have signed in, and visits above the limit for one address are not counted.',
  ],
  keys: ['tab', 'goTo'],
};
