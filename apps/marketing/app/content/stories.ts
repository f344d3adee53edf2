const title = 'Client stories';
const about = 'Short films and pictures from clinics we work with, told by their owners.';

export const storiesMeta = {
  none: {
    title,
    description: `${about} None is published yet: each appears here once the owner has said yes in writing.`,
  },
  some: {
    title,
    description: `${about} Tap through them as you would on your phone, or read each as a page.`,
  },
};

/* The stories of the demo content. Once your clients’ own have taken their place, make this undefined. */
export const storiesNote: string | undefined =
  'Sample stories: these clinics and their figures are invented, and make room for our clients’ own.';

/** The row on the home page. */
export const storiesHome = {
  title: 'Inside a clinic, in a minute.',
  lead: 'Three or four pictures each: where it stood, what we changed, what the books say now.',
  label: 'Client stories',
};

/** Where stories are on show, and how one watches them. */
export const storiesShown = {
  title: 'Tap a story. It plays by itself.',
  label: 'Client stories',
  usage: {
    title: 'How to watch',
    lead: 'It works as stories do on your phone, and without one.',
    items: [
      { term: 'Tap', detail: 'On the right to go on, on the left third to go back.' },
      { term: 'Hold', detail: 'Keep a finger on the picture and it waits for you. Let go and it runs on.' },
      { term: 'Swipe', detail: 'Sideways to the next story or the one before, down to close.' },
      {
        term: 'Keys',
        detail:
          'Left and right for slides, up and down for stories. Space pauses, M turns the sound on or off, C the captions, Escape closes.',
      },
      {
        term: 'Sound and captions',
        detail: 'Films begin without sound and with captions. What you choose, your browser remembers.',
      },
      {
        term: 'At your own pace',
        detail:
          'If your device asks for less motion, nothing goes on by itself. And each story is a plain page as well.',
      },
    ],
  },
};

/** A story as a plain page. */
export const storyPage = {
  title: (name: string) => `${name}: a client story`,
  description: (name: string, count: number) =>
    `The story of ${name} in ${count === 1 ? 'one picture or film' : `${count} pictures and films`}, to read down the page.`,
  kicker: 'Client story',
  watch: 'Watch it full screen',
  clip: 'Film',
  place: (place: number, count: number) => `${place} of ${count}`,
  others: 'Other stories',
  previous: 'Previous story',
  next: 'Next story',
};

export const storiesHead = {
  kicker: 'Client stories',
  title: 'Told by the owner, in under a minute.',
  lead: 'A story here is three or four pictures or films: where the clinic stood, what was done, what its books say now. You tap through it like any other.',
};

export const storiesEmpty = {
  title: 'No story is on show yet.',
  text: 'We publish one when its owner has seen it and said yes in writing. Until then the frame stays empty.',
};

export const storiesRules = {
  title: 'What you may expect of each',
  items: [
    { term: 'A real clinic', detail: 'With its name, its street and the owner’s own voice.' },
    {
      term: 'Figures from its books',
      detail: 'Turnover before and after, with the months they were taken from.',
    },
    { term: 'What went wrong', detail: 'One thing that didn’t work, since there always is one.' },
    {
      term: 'A way out',
      detail: 'The owner can take the story down on any day, and it’s gone the same day.',
    },
  ],
};

export const storiesNext = {
  title: 'Or hear it without a film.',
  lead: 'In a free 30-minute consultation you may ask us anything about the clinics we work with, and we tell you what we are allowed to.',
  book: 'Book a consultation',
};
