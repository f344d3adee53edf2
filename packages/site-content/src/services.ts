/** The nine services of the Revenue Generating Department, in the order of the home page. */
export const services = {
  website: {
    slug: 'website-design-and-development',
    label: 'Website design and development',
    line: 'A site that takes bookings as well as compliments.',
  },
  'paid-media': {
    slug: 'paid-media',
    label: 'Paid media',
    line: 'Search and social campaigns measured in treatments.',
  },
  content: {
    slug: 'content-creation-and-video',
    label: 'Content creation and video',
    line: 'A filming day a month; enough material for thirty.',
  },
  sales: {
    slug: 'sales-staff-hiring-and-training',
    label: 'Sales staff hiring and training',
    line: 'Someone who calls the enquiries in your plan within five minutes, and knows what to say.',
  },
  tracking: {
    slug: 'performance-tracking',
    label: 'Performance tracking',
    line: 'One page that follows each pound from ad to treatment.',
  },
  referral: {
    slug: 'referral-program',
    label: 'Referral programme',
    line: 'Happy patients bring the next ones, and it’s no accident.',
  },
  seo: { slug: 'seo', label: 'SEO', line: 'Found first for the treatments you most want to do.' },
  podcast: {
    slug: 'podcast-production',
    label: 'Podcast production',
    line: 'Your voice, heard by patients before they ever meet you.',
  },
  conversion: {
    slug: 'conversion-rate-optimisation',
    label: 'Conversion rate optimisation',
    line: 'More consultations from the visitors you already have.',
  },
} as const;

export type ServiceId = keyof typeof services;

/** Returns the service with this slug; undefined if it does not exist. */
export const serviceOf = (slug: string | null): ServiceId | undefined =>
  (Object.keys(services) as ServiceId[]).find((id) => services[id].slug === slug);
