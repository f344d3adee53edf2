/** The texts of the content builder. The clinics and people in its templates are invented. */

export const head = {
  kicker: 'Content builder, a demo',
  title: 'Write a post as our editors do.',
  lead: 'Start from a template, change every word, and see at once what would break the advertising rules or lose a reader. Nothing to sign up for.',
  begin: 'Start writing',
};

export const words = {
  title: 'Start from a template, or an empty post',
  templates: 'Templates',
  empty: 'Empty post',
  back: 'Bring my post back',
  post: 'Your post',
  marks:
    'Begin a line with # for a heading, - for a list, > for a patient’s words, ? for a question, and -> for the next step, as in “-> Book a consultation | https://…”. **Two stars** make words strong.',
  length: (count: number, minutes: number) =>
    `${count} ${count === 1 ? 'word' : 'words'}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to read`,
  preview: 'As readers see it',
  nothing: 'The post is empty. Write something, or start from a template.',
  checks: 'Before you publish',
  toMend: (count: number) => `To fix before publishing: ${count}.`,
  fine: 'This post is ready to publish.',
  show: 'Show it',
  serious: 'Fix this.',
  advice: 'Consider.',
  copy: 'Copy the text',
  copied: 'Copied. Paste it wherever you like.',
  refused: 'The browser didn’t let us copy. Select the text and copy it by hand.',
  memory: 'Your text stays in this tab. We never see it, and it’s lost when you close or reload the page.',
  needsScript:
    'Writing in here needs JavaScript, which is switched off in your browser. Below is an example post as readers see it.',
};

export interface Template {
  name: string;
  text: string;
}

export const templates: readonly [Template, ...Template[]] = [
  {
    name: 'Treatment page',
    text: `# Laser hair removal, in a lunch break

Underarms take fifteen minutes, full legs under an hour. Plan for six to eight visits, four to six weeks apart: hair grows in turns, and the laser reaches only what is growing.

> I packed for Lisbon in ten minutes and didn’t think of it once.
Priya, six visits

# What it costs

- Underarms: **£60** a visit, six visits for £300
- Full legs: **£140** a visit
- The patch test beforehand is included

? Does it hurt?
It stings for a second, like a rubber band, and we cool the skin as we go. The patch test tells you before you decide.

-> Book a patch test | https://hollandparkskin.example/patch-test`,
  },
  {
    name: 'Article',
    text: `# You stopped frowning. Your forehead didn’t.

Lines that stay when your face rests are the ones people ask us about most. The honest answer differs from face to face, and now and then it is “nothing yet”.

In half an hour a doctor looks at your skin, watches how your face moves and tells you what would help, what wouldn’t, and what each costs.

# What happens in the room

- You say what bothers you, in your own words
- We look at your skin in daylight, never under a lamp
- You go home and think about it: no treatment on the same day

The consultation costs **£40**, taken off the price if you go ahead.

-> Book a consultation | https://hollandparkskin.example/consultation`,
  },
  {
    name: 'Open evening',
    text: `# Bring the question you never quite asked

Thursday, half past six, at the clinic in Holland Park. Two of our practitioners show what a skin scan sees, and answer anything about peels, lasers and what to leave alone. There is wine, and nothing is sold on the night.

? Do I have to buy anything?
No. We don’t take bookings at the evening. Sleep on it and call us if you like.

? May I bring someone?
Please do. Tell us how many of you are coming, as there are twenty chairs.

-> Keep me a chair | https://hollandparkskin.example/evening`,
  },
];

/** The findings of the checks; `{what}` is replaced by the word found, or a count. */
export const findings = {
  prescription:
    '“{what}” is a prescription-only medicine. The CAP Code (rule 12.12) forbids advertising those to the public, in posts, ads and testimonials alike. Advertise the consultation instead.',
  hint: '“{what}” points to a prescription-only medicine without naming it, and the ASA counts that as advertising it. Write about the concern and the consultation.',
  pressure:
    '“{what}” hurries people into a treatment. Advertising for cosmetic procedures must leave time to think: name the date the price ends, or leave it out.',
  absolute: '“{what}” is a promise you would have to prove to the ASA. Say what you have evidence for.',
  noHeading: 'Start the page with a heading.',
  longHeading: 'The heading has {what} characters; search results show about 60.',
  longText: 'A paragraph of {what} words is long on a phone. Cut it, or leave an empty line.',
  noAction: 'There’s no next step. Say what to do, and where: -> Book a consultation | https://…',
  manyActions: 'There are {what} next steps. Readers follow one more often than several.',
  noAddress: 'The next step has no address. Add one with https://, mailto: or tel:.',
  quote: 'Keep the patient’s written consent to these words, and proof that they are genuine.',
};

/** Prescription-only medicines, by the names that clinics use. */
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

/** Phrases that clearly imply a prescription medicine. */
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
  'don’t miss out',
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
