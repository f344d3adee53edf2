import { callingHoursOf, plans } from '@upcurve/site-content/pricing/plans';
import type { ServiceId } from '@upcurve/site-content/services';

export interface ServiceBlock {
  description: string;
  benefits: readonly [Benefit, Benefit, Benefit];
  /** The text of the link to the service's page, different for each service. */
  link: string;
}

interface Benefit {
  title: string;
  description: string;
}

export const serviceBlocks: Record<ServiceId, ServiceBlock> = {
  website: {
    description:
      'Like a receptionist who never goes home: one quick, plain page for each treatment you want to do more of.',
    benefits: [
      {
        title: 'Opens before they lose patience',
        description: 'Pages load in under two seconds on a phone, where most of your patients are.',
      },
      {
        title: 'Answers what they came to ask',
        description: 'Price from, downtime, pain, who does it: in that order, on every treatment page.',
      },
      {
        title: 'Books while you’re closed',
        description: 'A consultation can be taken at eleven at night, with a deposit if you wish.',
      },
    ],
    link: 'How we build',
  },
  'paid-media': {
    description:
      'Search and social for the two or three treatments that pay your rent, and never a pound on a click nobody follows up.',
    benefits: [
      {
        title: 'Spent where it earns',
        description: 'Every week the budget moves to the treatments and postcodes that book.',
      },
      {
        title: 'Written to pass the rules',
        description: 'No prescription-only names, no promises the ASA would ask you to take down.',
      },
      {
        title: 'Priced per patient',
        description: 'You see what one treated patient cost, instead of counting impressions.',
      },
    ],
    link: 'How we spend',
  },
  content: {
    description:
      'Patients choose the hands before the treatment. We film yours at work and turn one day into a month of material.',
    benefits: [
      {
        title: 'One day of your time',
        description: 'We send the questions beforehand. No script to learn, and home by five.',
      },
      {
        title: 'You, as you are',
        description: 'Your voice, your rooms, your results with the patient’s written consent.',
      },
      {
        title: 'Cut for where it’s seen',
        description: 'The same answer as a reel, a page film, an ad and an email.',
      },
    ],
    link: 'How we film',
  },
  sales: {
    description:
      'We call in your name, find and train the person who’ll do it in your clinic, and coach from recorded calls.',
    benefits: [
      {
        title: 'Someone picks up',
        description: `Within five minutes, ${callingHoursOf('ground')} or longer, for the ${plans.ground.calls} to ${plans.crest.calls} enquiries a month in your plan; outside those hours, first thing when we’re back.`,
      },
      {
        title: 'Words that sound like you',
        description: 'A call plan for each treatment, built with your practitioners, never read aloud.',
      },
      {
        title: 'Better every Friday',
        description: 'Two calls a week listened to together, one thing changed, and the rate watched.',
      },
    ],
    link: 'How we call',
  },
  tracking: {
    description:
      'From the ad to the call, the consultation and the treatment: what brought money in, and what only kept people busy.',
    benefits: [
      {
        title: 'Sources you can trust',
        description: 'Calls, forms and walk-ins carry their origin all the way into your diary.',
      },
      {
        title: 'Ends in pounds',
        description: 'The last column is what was paid at your till, matched to what brought it.',
      },
      {
        title: 'Readable in two minutes',
        description: 'Nine numbers next to last month’s, and one sentence on each that changed.',
      },
    ],
    link: 'How we count',
  },
  referral: {
    description:
      'They’d recommend you gladly, if anyone asked at the right moment. We build that moment into the visit.',
    benefits: [
      {
        title: 'Asked at the right moment',
        description: 'At the review appointment, when they look in the mirror and smile.',
      },
      {
        title: 'Easy to pass on',
        description: 'A card with a code and a link that fits a message to a friend.',
      },
      {
        title: 'Thanked without bending rules',
        description: 'Rewards that your insurer, your regulator and the CAP Code can live with.',
      },
    ],
    link: 'How we ask',
  },
  seo: {
    description:
      'People search for a worry, a treatment and a place. We make you the best answer to all three.',
    benefits: [
      {
        title: 'Top of your own map',
        description: 'We put your profile, reviews and listings in order, so that “near me” finds you.',
      },
      {
        title: 'Pages that deserve to rank',
        description: 'Written with your clinicians, and signed by them.',
      },
      {
        title: 'Traffic you don’t rent',
        description: 'Pages that rank keep bringing enquiries in the months you pause the ads.',
      },
    ],
    link: 'How we rank',
  },
  podcast: {
    description:
      'Half an hour of you, saying when you wouldn’t do it, settles more nerves than any brochure.',
    benefits: [
      {
        title: 'Trust in advance',
        description: 'Listeners have already chosen you by the consultation. They ask only when.',
      },
      {
        title: 'No studio, no homework',
        description: 'An hour on the filming day, in your own consulting room.',
      },
      {
        title: 'A month of other material',
        description: 'Each episode becomes an article, short films and an email.',
      },
    ],
    link: 'How we record',
  },
  conversion: {
    description: 'We watch where people leave, change one thing at a time, and keep only what books more.',
    benefits: [
      {
        title: 'Cheaper than more traffic',
        description:
          'A page that books three in a hundred instead of two is worth half your ad budget again.',
      },
      {
        title: 'Evidence over taste',
        description: 'Every change is measured against the page it replaces, on your own visitors.',
      },
      {
        title: 'Nothing lost on the way',
        description: 'We test forms, calls and deposits on a phone, as a patient would.',
      },
    ],
    link: 'How we test',
  },
};
