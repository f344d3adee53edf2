/** The names of the services that a card can show, by slug at `/services/{slug}`. */
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
