export const blogMeta = {
  title: 'Blog: notes on growing a clinic',
  description:
    'What we measure, try and learn while growing aesthetic clinics: enquiries, advertising, prices, people. Written for owners who have ten minutes.',
};

export const blogHead = {
  title: 'Notes on growing a clinic',
  lead: 'What we measure, try and learn, for people who own clinics and have ten minutes',
  number: (count: number) => `No. ${count}`,
  none: 'No. 0',
};

export const listWords = {
  blog: 'Blog',
  all: 'All notes',
  categories: 'Subjects',
  searchLabel: 'Search the blog',
  searchHint: 'Search the notes',
  searchButton: 'Search',
  inside: 'Also new',
  more: 'More notes',
  pages: 'Pages of this list',
  page: (page: number) => `Page ${page}`,
  newer: 'Newer',
  older: 'Older',
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  toAll: 'See all notes',
  found: (count: number, search: string) =>
    `${count === 1 ? 'One note has' : `${count} notes have`} “${search}” in ${count === 1 ? 'it' : 'them'}.`,
  foundNone: (search: string) =>
    `No note has “${search}” in it. Try one word of it, or another for the same thing.`,
  searchKicker: 'Search',
  searchMeta: (search: string) => `Search: ${search}`,
  categoryKicker: 'Subject',
  categoryMeta: (name: string) => `${name}: notes on growing a clinic`,
  categoryLead: (name: string) => `What we’ve written about ${name.toLowerCase()}, newest first.`,
  authorKicker: 'Author',
  authorMeta: (name: string) => `${name}, author`,
  authorLead: (name: string) => `Notes by ${name}, newest first.`,
  none: 'Nothing is published yet.',
  away: 'We can’t load the notes right now. Please try again in a moment.',
};

export const postWords = {
  minutes: (minutes: number) => `${minutes} min read`,
  by: 'By',
  updated: (day: string) => `Updated ${day}`,
  contents: 'On this page',
  author: 'Written by',
  authorMore: (name: string) => `All notes by ${name}`,
  related: 'Read next',
  relatedIn: (category: string) => `More on ${category.toLowerCase()}`,
  preview: {
    label: 'Preview – not public',
    text: 'This is the current draft. Anyone with this link can read it; search engines can’t.',
  },
  feedTitle: 'Upcurve: notes on growing a clinic',
  service: { kicker: 'What we do', link: 'How it works' },
  ebook: { kicker: 'Free e-book', button: 'Get the e-book' },
  stories: 'Clinics, in their own words',
};

export const postNext = {
  title: 'What would change at your clinic?',
  lead: 'Five minutes of questions, and a report on your own enquiries, prices and follow-up. Or talk it through with us.',
  check: 'Check eligibility',
  book: 'Book a consultation',
};
