/** The services that a card can show, by their slug at `/services/{slug}`, with their names. */
export const SERVICES = {
  'website-design-and-development': 'Website design and development',
  'paid-media': 'Paid media',
  'content-creation-and-video': 'Content creation and video',
  'sales-staff-hiring-and-training': 'Sales staff hiring and training',
  'performance-tracking': 'Performance tracking',
  'referral-program': 'Referral program',
  seo: 'SEO',
  'podcast-production': 'Podcast production',
  'conversion-rate-optimisation': 'Conversion rate optimisation',
} as const;
export type ServiceSlug = keyof typeof SERVICES;
