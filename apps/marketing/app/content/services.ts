/** The nine things the Revenue Generating Department does, in the order of the home page. */
export const services = {
  website: {
    label: 'Website design and development',
    line: 'A site that takes bookings, not just compliments.',
  },
  'paid-media': {
    label: 'Paid media',
    line: 'Search and social campaigns measured in treatments, not clicks.',
  },
  content: {
    label: 'Content creation and video',
    line: 'A filming day a month; enough material for thirty.',
  },
  sales: {
    label: 'Sales staff hiring and training',
    line: 'Somebody who rings every enquiry within five minutes, and knows what to say.',
  },
  tracking: {
    label: 'Performance tracking',
    line: 'One page that follows each pound from advert to treatment.',
  },
  referral: {
    label: 'Referral programme',
    line: 'Happy patients bring the next ones, and it is no accident.',
  },
  seo: { label: 'SEO', line: 'Found first for the treatments you most want to do.' },
  podcast: { label: 'Podcast production', line: 'Your voice, heard by patients before they ever meet you.' },
  conversion: {
    label: 'Conversion rate optimisation',
    line: 'More consultations from the visitors you already have.',
  },
} as const;

export type ServiceId = keyof typeof services;
