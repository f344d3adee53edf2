/* Marks the stories as examples. Once real client stories replace them, set this to undefined. */
export const storiesNote: string | undefined =
  'These clinics and figures are invented. Our clients’ own stories will replace them.';
const areSamples = storiesNote !== undefined;

const title = 'Client stories';
const about = 'Short films and pictures from clinics we work with, told by their owners.';

export const storiesMeta = {
  none: {
    title,
    description: `${about} None is published yet: each appears here once the owner has said yes in writing.`,
  },
  some: {
    title,
    description: `${areSamples ? 'How a client’s story looks: the clinic before, what we changed, and its figures now.' : about} Tap through them as you would on your phone, or read each as a page.`,
  },
};

export const storiesHome = {
  title: 'Inside a clinic, in a minute.',
  lead: `${areSamples ? 'Sample stories' : 'Stories'}, three or four pictures each.`,
  label: 'Client stories',
  all: 'See all the stories',
};

export const storiesShown = {
  title: 'Tap a story. It plays by itself.',
  label: 'Client stories',
};

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
  title: areSamples ? 'A clinic, in under a minute.' : 'Told by the owner, in under a minute.',
  lead: 'The clinic before, what we changed, and its figures now.',
};

export const storiesEmpty = {
  title: 'No stories yet.',
  text: 'We publish a story once the clinic’s owner has seen it and agreed in writing.',
};
