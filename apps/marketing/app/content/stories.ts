export const storiesMeta = {
  title: 'Client stories',
  description:
    'Short films and pictures from clinics we work with, told by their owners. None is published yet: each appears here once the owner has said yes in writing.',
};

export const storiesHead = {
  kicker: 'Client stories',
  title: 'Told by the owner, in under a minute.',
  lead: 'A story here is three or four pictures or films: where the clinic stood, what was done, what its books say now. You tap through it like any other.',
};

export const storiesEmpty = {
  title: 'No story is on show yet.',
  text: 'We publish one when its owner has seen it and said yes in writing, and not before. Until then the frame stays empty.',
};

export const storiesRules = {
  title: 'What you may expect of each',
  items: [
    { term: 'A real clinic', detail: 'With its name, its street and the owner’s own voice.' },
    {
      term: 'Figures from its books',
      detail: 'Turnover before and after, with the months they were taken from.',
    },
    { term: 'What went wrong', detail: 'One thing that did not work, since there always is one.' },
    {
      term: 'A way out',
      detail: 'The owner can take the story down on any day, and it is gone the same day.',
    },
  ],
};

export const storiesNext = {
  title: 'Or hear it without a film.',
  lead: 'In a free 30-minute consultation you may ask us anything about the clinics we work with, and we tell you what we are allowed to.',
  book: 'Book a consultation',
};
