import type { ServiceId } from './services.ts';

/** What the home page says of a service; its own page goes deeper into the same three benefits. */
export interface ServiceBlock {
  title: string;
  description: string;
  benefits: readonly [Benefit, Benefit, Benefit];
}

interface Benefit {
  title: string;
  description: string;
}

export const serviceBlocks: Record<ServiceId, ServiceBlock> = {
  website: {
    title: 'A site that takes bookings, not just compliments.',
    description:
      'Most clinic sites are brochures: handsome, slow and silent about price. We build yours as a receptionist who never goes home, one page for each treatment you want to do more of.',
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
        title: 'Books while you are closed',
        description: 'A consultation can be taken at eleven at night, with a deposit if you wish.',
      },
    ],
  },
  'paid-media': {
    title: 'Adverts measured in treatments, not clicks.',
    description:
      'Search and social campaigns for the two or three treatments that pay your rent, within your patch, and never a pound on a click nobody follows up.',
    benefits: [
      {
        title: 'Spent where it earns',
        description: 'Budget moves every week to the treatment and the postcode that book.',
      },
      {
        title: 'Written to pass the rules',
        description: 'No prescription-only names, no promises the ASA would ask you to take down.',
      },
      {
        title: 'Priced per patient',
        description: 'You see what one treated patient cost, not what a thousand impressions did.',
      },
    ],
  },
  content: {
    title: 'A filming day a month; enough for thirty.',
    description:
      'Patients choose the hands before they choose the treatment. We come to the clinic, film you at work and in conversation, and turn one day into a month of material.',
    benefits: [
      {
        title: 'One day of your time',
        description: 'Questions sent beforehand, no script to learn, home by five.',
      },
      {
        title: 'You, not a stock model',
        description: 'Your voice, your rooms, your results with the patient’s written consent.',
      },
      {
        title: 'Cut for where it is seen',
        description: 'The same answer as a reel, a page film, an advert and an e-mail.',
      },
    ],
  },
  sales: {
    title: 'Every enquiry rung within five minutes.',
    description:
      'We ring your enquiries in your name, find and train the person who will do it in your clinic, and coach from recorded calls until booking is a habit.',
    benefits: [
      {
        title: 'Somebody picks up',
        description: 'Five minutes in opening hours; first thing next morning for the rest.',
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
  },
  tracking: {
    title: 'One page that follows every pound.',
    description:
      'From the advert to the call, the consultation and the treatment: one page a month that tells you what brought money in and what only kept people busy.',
    benefits: [
      {
        title: 'Sources you can trust',
        description: 'Calls, forms and walk-ins carry their origin all the way into your diary.',
      },
      {
        title: 'Revenue, not “leads”',
        description: 'The last column is what was paid at your till, matched to what brought it.',
      },
      {
        title: 'Readable in two minutes',
        description: 'Nine numbers, last month beside them, and one sentence on each that moved.',
      },
    ],
  },
  referral: {
    title: 'Happy patients bring the next ones.',
    description:
      'Your best patients would recommend you gladly, if anybody asked at the right moment and made it easy. We build that moment into the visit and keep the count.',
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
  },
  seo: {
    title: 'Found first for the work you want.',
    description:
      'People search for a worry, a treatment and a place. We make you the best answer to all three, on the map and below it, for the treatments with the margin.',
    benefits: [
      {
        title: 'Top of your own map',
        description: 'Profile, reviews and citations put in order, so that near you means you.',
      },
      {
        title: 'Pages that deserve to rank',
        description: 'Written with your clinicians and signed by them, not spun by the yard.',
      },
      {
        title: 'Traffic you do not rent',
        description: 'What ranks keeps bringing enquiries in the month you pause the adverts.',
      },
    ],
  },
  podcast: {
    title: 'Your voice, before they ever meet you.',
    description:
      'Half an hour of you explaining what you do, and when you would not do it, settles more nerves than any brochure. We plan, record, cut and publish; you talk.',
    benefits: [
      {
        title: 'Trust in advance',
        description: 'Listeners come to the consultation decided on the who, asking only about the when.',
      },
      {
        title: 'No studio, no homework',
        description: 'An hour on the filming day, in your own consulting room.',
      },
      {
        title: 'A month of other material',
        description: 'Each episode becomes an article, short films and an e-mail.',
      },
    ],
  },
  conversion: {
    title: 'More consultations from the visitors you have.',
    description:
      'Before you buy more visitors, keep more of those who already come. We watch where people leave, change one thing at a time, and keep only what books more.',
    benefits: [
      {
        title: 'Cheaper than more traffic',
        description:
          'A page that books three in a hundred instead of two is worth half your advert budget again.',
      },
      {
        title: 'Evidence, not taste',
        description: 'Every change is measured against the page it replaces, on your own visitors.',
      },
      {
        title: 'Nothing lost on the way',
        description: 'Forms, calls and deposits are walked through on a phone, as a patient would.',
      },
    ],
  },
};
