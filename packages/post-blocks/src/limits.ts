/* The limits and choices of blocks. Separate from the schema, so that editors do not load zod. */

export const LINE_MAX = 300;
export const TEXT_MAX = 20_000;
export const HREF_MAX = 2000;
/** The maximum length of the name of a missing picture's file. */
export const FILE_NAME_MAX = 80;
/** The maximum nesting depth of lists, and of columns. */
export const LIST_DEPTH_MAX = 4;
export const COLUMNS_DEPTH_MAX = 2;
export const ITEMS_MAX = 60;
export const TABLE_COLUMNS_MAX = 12;
export const TABLE_ROWS_MAX = 200;
export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const;
export const IMAGE_WIDTHS = ['text', 'wide', 'full'] as const;
export const CHART_KINDS = ['bars', 'line'] as const;
export const CHART_UNITS = ['', '£', '%', 'min', 'days'] as const;
export const FORMS = ['contact', 'ebook'] as const;
export const CHART_POINTS_MAX = 24;

/** The services that a card can show: names by the slug in `/services/{slug}`. */
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
