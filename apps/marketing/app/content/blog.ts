import { paths } from '@upcurve/site-content/paths';

export const blogMeta = {
  title: 'Blog: notes on growing a clinic',
  description:
    'What we measure, try and learn while growing aesthetic clinics. The first notes are being written; until then, the lead guide and the eligibility check are free to use.',
};

export const blogHead = {
  title: 'Notes on growing a clinic',
  lead: 'What we measure, try and learn, for people who own clinics and have ten minutes',
  number: (count: number) => `No. ${count}`,
  none: 'No. 0',
};

export const blogEmpty = {
  title: 'Nothing is published yet.',
  lead: 'We’d rather show you an empty page than twelve posts nobody needed. This is what we’re writing about; each note appears here when it’s worth your time.',
  topicsTitle: 'What it will cover',
  topics: [
    {
      title: 'The first five minutes',
      text: 'What happens to an enquiry between the tap and the call, and how to time your own.',
    },
    {
      title: 'What the ASA lets you say',
      text: 'Before and after, prices, prescription-only medicines: rulings in plain words, with a sentence that is allowed.',
    },
    {
      title: 'Figures that matter',
      text: 'Cost per treatment instead of cost per click, and the till report that tells you.',
    },
    {
      title: 'Filming without flinching',
      text: 'A day’s shot list, what to ask a patient, and what to leave on the cutting-room floor.',
    },
    {
      title: 'Tests that failed',
      text: 'What we expected, what happened, and what it cost to find out.',
    },
  ],
};

export const blogNext = {
  title: 'Two things to read today.',
  items: [
    {
      title: 'The lead guide',
      text: 'How we answer, call and book enquiries, script by script. Nine short chapters, free, no email address needed.',
      link: 'Open the lead guide',
      to: paths.leadGuide.overview(),
    },
    {
      title: 'Your own report',
      text: 'The eligibility check takes five minutes, and its report is about your clinic alone.',
      link: 'Check eligibility',
      to: paths.eligibility.welcome(),
    },
  ],
};

/** Used once there are posts. */
export const blogFullMeta = {
  title: 'Blog: notes on growing a clinic',
  description:
    'What we measure, try and learn while growing aesthetic clinics: enquiries, advertising, prices, people. Written for owners who have ten minutes.',
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
  away: 'We can’t load the notes right now. Please try again in a moment.',
};

export const postWords = {
  minutes: (minutes: number) => `${minutes} min read`,
  by: 'By',
  updated: (day: string) => `Updated ${day}`,
  contents: 'On this page',
  share: {
    title: 'Share this note',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    refused: 'Copy it from here:',
    mail: 'Email',
    mailText: (url: string) => `Worth reading: ${url}`,
  },
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
