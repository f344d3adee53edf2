import { paths } from '../../paths.ts';
import type { ChallengeReply, Step } from './challenges.ts';

/** The texts for a clinic that too few people can ask yet: no sums, and two free steps before everything else. */
export interface Early {
  /** Replaces the title of the report; follows a name and a comma. */
  headline?: string;
  lead: string;
  /** The first two steps. */
  steps: readonly Step[];
  /** The reply to a wish for enquiries. */
  enquiries: ChallengeReply;
  /** The third one, if the clinic has no patients yet. */
  last?: Step;
}

/** For an open clinic that hardly turns over and cannot be found. */
export const hardlyFound: Early = {
  lead: 'Few people can ask you yet, so the score says little about your work, and we name no sum. Begin with the free steps below.',
  steps: [
    {
      title: 'Complete your Google profile',
      step: 'Add hours, treatments, prices and ten photographs to your Google profile, and say who treats. Leave out prescription-only medicines such as Botox: they can’t be advertised.',
      cost: 'An evening. No money.',
    },
    {
      title: 'Collect five reviews',
      step: 'Ask your next five happy patients for a review before they leave, and text them the link.',
      cost: 'A minute each. No money.',
    },
  ],
  enquiries: {
    title: 'People check you on Google before they ask.',
    text: 'Today most of them find little there. Complete the profile, and ask five patients for a review. Both are free, and both come before the first ad. Then choose one channel, and keep it up for twelve weeks.',
    link: { label: 'Where good enquiries come from', to: paths.leadGuide.page('lead-sources') },
  },
};

/** For a clinic that has not opened. */
export const notOpen: Early = {
  headline: 'fill your first month before you open.',
  lead: 'You haven’t opened yet, so we give you no score and no sum. Begin with the free steps below.',
  steps: [
    {
      title: 'Collect names before you open the door',
      step: 'Put up one page with the opening date and a form. Ask fifty people you know and ten local businesses to pass it on.',
      cost: 'An afternoon. No money.',
    },
    {
      title: 'Claim your Google profile',
      step: 'Add the opening date, treatments, prices and ten photographs to your Google profile. Leave out prescription-only medicines such as Botox: they can’t be advertised. Google’s check can take weeks, so begin now.',
      cost: 'An evening. No money.',
    },
  ],
  enquiries: {
    title: 'A list of names is worth more than an opening party.',
    text: 'Put up one page with the date and a form, and tell everyone who asks. Write to the list a month, a week and a day before you open, and book them in the order they answer. Then choose one channel, and keep it up for twelve weeks.',
    link: { label: 'Where good enquiries come from', to: paths.leadGuide.page('lead-sources') },
  },
  last: {
    title: 'Set three targets for the first month',
    cost: 'An hour.',
    step: 'Write down three figures for the month you open: enquiries, bookings, visits. Take the eligibility check again a month after you open.',
  },
};
