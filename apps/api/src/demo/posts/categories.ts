/** The categories of the demo blog. */
export const CATEGORIES = [
  {
    slug: 'answering',
    name: 'Answering enquiries',
    description: 'The telephone, the first reply, the deposit, and the person who does all three.',
  },
  {
    slug: 'being-found',
    name: 'Being found',
    description: 'Maps, films, treatment pages, and tests that tell you less than you hoped.',
  },
  {
    slug: 'figures',
    name: 'Figures',
    description: 'What a patient costs, what a second visit earns, what an empty room takes away.',
  },
  {
    slug: 'rules-and-trust',
    name: 'Rules and trust',
    description: 'What you may say, show, charge and send in the UK, with the rulings beside it.',
  },
] as const;
export type CategorySlug = (typeof CATEGORIES)[number]['slug'];
