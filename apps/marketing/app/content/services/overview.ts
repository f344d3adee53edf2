import type { ServiceId } from '@upcurve/site-content/services';

/** The services, grouped by stage of the patient’s journey. */
export const serviceGroups: readonly { title: string; line: string; ids: readonly ServiceId[] }[] = [
  {
    title: 'They find you',
    line: 'People search for a worry and a place. You’re there.',
    ids: ['paid-media', 'seo'],
  },
  {
    title: 'They choose you',
    line: 'They compare three clinics in an evening. Yours answers first.',
    ids: ['website', 'content', 'podcast', 'conversion'],
  },
  {
    title: 'They come, and come back',
    line: 'Someone calls, someone counts, and a happy patient brings a friend.',
    ids: ['sales', 'tracking', 'referral'],
  },
];

export const servicesPage = {
  meta: {
    title: 'Nine services for aesthetic clinics',
    description:
      'Website, ads, film, sales calls, tracking, referrals, SEO, podcast and conversion: the nine services of the Revenue Generating Department, on every plan.',
  },
  label: 'Services',
  title: 'Nine services, in the order your patients meet them.',
  lead: 'Every plan includes all nine. Nobody here has a reason to sell you ads when what you need is a phone that’s answered.',
  check: 'Check Eligibility Now',
  prices: 'How much of each, plan by plan',
  closing: {
    title: 'Not sure which one you need first?',
    lead: 'Bring last month’s enquiries to a half-hour call. We’ll show you where most of them get lost.',
    book: 'Book a free consultation',
  },
};
