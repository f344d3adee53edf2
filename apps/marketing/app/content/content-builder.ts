import type { BlockType, FieldName, Format, Template } from './post-shape.ts';

/** The wording of the content builder. The clinics and people in its templates are invented. */

export const head = {
  kicker: 'Content builder, a demo',
  title: 'Write a post as our editors do.',
  lead: 'Start from a template, change every word, and see at once what would get you into trouble with the advertising rules or lose you a reader. Nothing to sign up for.',
  begin: 'Start writing',
};

export const memory =
  'Everything stays in this tab and nowhere else: we neither see nor keep it, and it is gone when you close or reload the page. Copy or download what you want to keep.';

export const needsScript =
  'Writing in here needs JavaScript, which is switched off in your browser. Below is a sample post as the builder shows it.';

export const blockNames: Record<BlockType, { name: string; use: string }> = {
  heading: { name: 'Heading', use: 'What changes for the reader' },
  text: { name: 'Text', use: 'A short paragraph' },
  quote: { name: 'Before and after', use: 'A patient’s words, then and now' },
  offer: { name: 'Price line', use: 'A treatment and what it costs' },
  question: { name: 'Question', use: 'What patients ask, answered' },
  action: { name: 'Call to action', use: 'The one next step' },
};

export const fieldWords: Record<BlockType, Partial<Record<FieldName, { label: string; example: string }>>> = {
  heading: { text: { label: 'Heading', example: 'Say what changes for the reader' } },
  text: {
    text: { label: 'Text', example: 'Two or three sentences. Leave an empty line for a new paragraph.' },
  },
  quote: {
    before: { label: 'Before', example: 'What the patient said before' },
    after: { label: 'After', example: 'What the patient says now' },
    name: { label: 'Who', example: 'First name, and what was done' },
  },
  offer: {
    treatment: { label: 'Treatment', example: 'What it is' },
    price: { label: 'Price', example: '£' },
    detail: { label: 'What it includes', example: 'Sessions, check-ups, anything to pay on top' },
  },
  question: {
    question: { label: 'Question', example: 'In the patient’s words' },
    answer: { label: 'Answer', example: 'Answer in the first sentence' },
  },
  action: {
    label: { label: 'Words', example: 'Book a consultation' },
    address: { label: 'Leads to', example: 'yourclinic.co.uk/book' },
  },
};

export const formats: Record<Format, string> = { page: 'Treatment page', social: 'Social post' };

export const templates: readonly [Template, ...Template[]] = [
  {
    id: 'treatment',
    name: 'Treatment page',
    format: 'page',
    blocks: [
      { type: 'heading', values: { text: 'Laser hair removal, in a lunch break' } },
      {
        type: 'text',
        values: {
          text: 'Underarms take fifteen minutes, full legs under an hour. Plan for six to eight visits, four to six weeks apart: hair grows in turns, and the laser reaches only what is growing.',
        },
      },
      {
        type: 'quote',
        values: {
          before: 'I planned my holidays around the waxing appointment.',
          after: 'I packed for Lisbon in ten minutes and did not think of it once.',
          name: 'Priya, six visits',
        },
      },
      {
        type: 'offer',
        values: {
          treatment: 'Underarms',
          price: '£60 a visit',
          detail: 'Six visits for £300. The patch test beforehand is included.',
        },
      },
      {
        type: 'question',
        values: {
          question: 'Does it hurt?',
          answer:
            'It stings for a second, like a rubber band, and we cool the skin as we go. The patch test tells you before you decide.',
        },
      },
      {
        type: 'action',
        values: { label: 'Book a patch test', address: 'hollandparkskin.example/patch-test' },
      },
    ],
  },
  {
    id: 'consultation',
    name: 'Social post',
    format: 'social',
    blocks: [
      { type: 'heading', values: { text: 'You stopped frowning. Your forehead did not.' } },
      {
        type: 'text',
        values: {
          text: 'Lines that stay when your face rests are the ones people ask us about most. The honest answer differs from face to face, and now and then it is “nothing yet”.\n\nIn half an hour a doctor looks at your skin, watches how your face moves and tells you what would help, what would not, and what each costs.',
        },
      },
      {
        type: 'offer',
        values: {
          treatment: 'Consultation about lines and wrinkles',
          price: '£40',
          detail: 'Taken off the price if you go ahead. No treatment on the same day.',
        },
      },
      {
        type: 'action',
        values: { label: 'Book a consultation', address: 'hollandparkskin.example/consultation' },
      },
    ],
  },
  {
    id: 'evening',
    name: 'Open evening',
    format: 'page',
    blocks: [
      { type: 'heading', values: { text: 'Bring the question you never quite asked' } },
      {
        type: 'text',
        values: {
          text: 'Thursday, half past six, at the clinic in Holland Park. Two of our practitioners show what a skin scan sees, and answer anything about peels, lasers and what to leave alone. There is wine, and nothing is sold on the night.',
        },
      },
      {
        type: 'question',
        values: {
          question: 'Do I have to buy anything?',
          answer: 'No. We do not take bookings at the evening. Sleep on it and ring us if you like.',
        },
      },
      {
        type: 'question',
        values: {
          question: 'May I bring somebody?',
          answer: 'Please do. Tell us how many of you are coming, as there are twenty chairs.',
        },
      },
      {
        type: 'offer',
        values: {
          treatment: 'The evening',
          price: 'Free',
          detail: 'With a skin scan for the first ten who ask.',
        },
      },
      { type: 'action', values: { label: 'Keep me a chair', address: 'hollandparkskin.example/evening' } },
    ],
  },
];

export const words = {
  title: 'Start from a template, or from nothing',
  loadsAnew: 'A template replaces your post. Undo brings it back.',
  editor: 'Your post',
  add: 'Add a block',
  addHint: 'It goes below the block you are in.',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Empty post',
  copy: 'Copy as text',
  download: 'Download as HTML',
  file: 'post.html',
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
  place: '{name}, {place} of {count}',
  keys: 'Alt with ↑ or ↓ moves the block you are in. Ctrl or ⌘ with Z takes a step back, with Shift and Z forward.',
  preview: 'Preview',
  frame: 'The post as readers see it',
  phone: 'Phone',
  desktop: 'Desktop',
  nothing: 'The post is empty. Add a block, or start from a template.',
  before: 'Before',
  after: 'After',
  account: 'hollandparkskin',
  more: 'opened with “more”',
  checks: 'Before it goes out',
  toMend: 'To mend before it goes out: {count}.',
  fine: 'Nothing stands in the way of this post.',
  show: 'Go to the block',
  serious: 'Mend this.',
  advice: 'Consider.',
};

export const counters = {
  heading: '{count} of {limit} characters',
  words: '{count} words',
  caption: 'Caption: {count} of {limit} characters',
  page: '{count} words, about {minutes} to read',
  minute: 'a minute',
  minutes: '{minutes} minutes',
};

export const said = {
  add: '{name} added at place {place} of {count}.',
  move: '{name} is now at place {place} of {count}.',
  first: '{name} is the first block already.',
  last: '{name} is the last block already.',
  duplicate: '{name} duplicated. The copy is at place {place} of {count}.',
  remove: '{name} deleted. Undo brings it back.',
  full: 'This post has as many blocks as the demo takes.',
  load: 'Template “{name}” loaded. Undo brings your post back.',
  clear: 'The post is empty. Undo brings it back.',
  undo: 'Undone.',
  redo: 'Done again.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  copied: 'Copied. Paste it wherever you like.',
  refused: 'The browser did not let us copy. Download the post instead.',
  downloaded: 'Downloaded as {file}.',
};

/** What a check says; `{what}` is the word found, or a count. */
export const findings = {
  prescription:
    '“{what}” is a prescription-only medicine. The CAP Code (rule 12.12) forbids advertising those to the public, in posts, adverts and testimonials alike. Advertise the consultation instead.',
  hint: '“{what}” points to a prescription-only medicine without naming it, and the ASA counts that as advertising it. Write about the concern and the consultation.',
  pressure:
    '“{what}” hurries people into a treatment. Advertising for cosmetic procedures must leave time to think: name the date the price ends, or leave it out.',
  absolute: '“{what}” is a promise you would have to prove to the ASA. Say what you have evidence for.',
  tooLong: 'At {what} characters the caption is longer than the 2,200 that are allowed.',
  noAction: 'There is no call to action. Say what to do next, and where.',
  manyActions: 'There are {what} calls to action. One is followed more often than several.',
  noAddress: 'The call to action leads nowhere yet: give it a web address, an e-mail or a telephone link.',
  noHeading: 'A page opens best with a heading.',
  longHeading: 'The heading has {what} characters; search results show about 60.',
  longText: 'A paragraph of {what} words is long on a phone. Cut it, or leave an empty line.',
  fold: 'The opening has {what} characters, and only about 125 show before “more”. Put the point first.',
  noPrice: 'The price line names no price in pounds.',
  empty: 'This block is empty and will be left out.',
  quote: 'Keep the patient’s written consent to these words, and proof that they are genuine.',
};

/** Medicines that only a prescriber may supply, as clinics name them. */
export const prescriptionNames: readonly string[] = [
  'Botox',
  'Baby Botox',
  'Azzalure',
  'Bocouture',
  'Dysport',
  'Vistabel',
  'Xeomin',
  'Letybo',
  'Alluzience',
  'Relfydess',
  'Nuceiva',
  'botulinum toxin',
  'botulinum',
  'Hyalase',
  'hyaluronidase',
  'Kenalog',
  'tretinoin',
  'Latisse',
  'Wegovy',
  'Ozempic',
  'Mounjaro',
  'Saxenda',
  'semaglutide',
  'tirzepatide',
  'liraglutide',
];

/** Words by which everybody knows which medicine is meant. */
export const medicineHints: readonly string[] = [
  'anti wrinkle injections',
  'anti wrinkle injection',
  'wrinkle relaxing injections',
  'wrinkle relaxing injection',
  'wrinkle injections',
  'Beautox',
  'skinny jab',
  'skinny jabs',
  'fat jab',
  'fat jabs',
  'weight loss injections',
  'weight loss injection',
  'weight loss jab',
  'weight loss jabs',
];

export const pressureWords: readonly string[] = [
  'today only',
  'last chance',
  'hurry',
  'limited time',
  'ends tonight',
  'while slots last',
  'do not miss out',
  'don’t miss out',
];

export const absoluteWords: readonly string[] = [
  'guaranteed results',
  'guaranteed',
  'painless',
  'pain free',
  'risk free',
  'no side effects',
  'no downtime',
  'permanent results',
  'miracle',
  'completely safe',
];

export const closing = {
  title: 'Or hand us the camera and get on with your day.',
  text: 'Writing is half of it. Once a month we film at the clinic, cut, caption, check against the rules and post, so that your pages and your feed keep saying something worth reading.',
  service: 'How we make content',
  book: 'Book a free consultation',
};
