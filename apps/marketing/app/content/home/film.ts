/** The source of a client's film; the agency sets it in the content files. */
export interface VideoSource {
  /** The id of a specific Wistia video, or an empty string. */
  videoId: string;
  /** Whether to use one of the numbered videos from the environment variable WISTIA_IDS. */
  useWistia: boolean;
  wistiaVideoNumber?: 1 | 2 | 3;
}

export const video = {
  embedded: 'The video will be embedded here.',
  soon: 'Until there is one, the quote says it in a sentence.',
  follows: 'No film yet',
  ofWhom: (name: string) => `: ${name}`,
  close: 'Close the film',
  closeNote: 'Close',
  play: (title: string) => `Play: ${title}`,
  link: 'Open the film at Wistia',
  notice: 'Films are played by Wistia. Nothing is loaded from there before you press play.',
};

export const intro = {
  name: 'From the sofa to the chair',
  line: 'One enquiry, sofa to chair',
  length: 'Example, 66 seconds, no sound',
};

export const filmPlayer = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  position: 'Position in the film',
  chapters: 'Chapters',
  back: 'Back',
  next: 'Next',
  chapterOf: (place: number, count: number) => `Chapter ${place} of ${count}`,
  transcript: 'Read the film',
  keys: 'Space pauses, ← and → move five seconds, 1 to 6 choose a chapter.',
};

export type ChapterId = 'sofa' | 'search' | 'page' | 'call' | 'diary' | 'chair';

interface Chapter {
  id: ChapterId;
  name: string;
  when: string;
  who: string;
  /** One caption for each half of the chapter. */
  captions: readonly [string, string];
}

/** The length of every chapter. */
export const CHAPTER_SECONDS = 11;

export const chapters: readonly Chapter[] = [
  {
    id: 'sofa',
    name: 'Sofa',
    when: 'Tuesday, 17:10',
    who: 'Anna, at home',
    captions: [
      'Anna has wondered about her skin for two years. After work she asks her phone.',
      'It’s the end of your day. Everyone in the clinic is with a patient.',
    ],
  },
  {
    id: 'search',
    name: 'Search',
    when: '17:11',
    who: 'SEO and paid media',
    captions: [
      'She types a worry and a town. Yours is the first answer, with a price beside it.',
      'The click costs £4.10. Only people within half an hour’s drive see the ad.',
    ],
  },
  {
    id: 'page',
    name: 'Page',
    when: '17:12',
    who: 'Website, film and conversion',
    captions: [
      'The page answers what she came to ask: the price, the days off, who does it.',
      'Forty seconds of film show her the hands. She leaves her number.',
    ],
  },
  {
    id: 'call',
    name: 'Call',
    when: '17:15',
    who: 'Sales',
    captions: [
      'Three minutes later, someone calls her back, in your clinic’s name.',
      'She asks whether it hurts. She gets an answer, and two times to choose from.',
    ],
  },
  {
    id: 'diary',
    name: 'Diary',
    when: '17:21',
    who: 'Your diary',
    captions: [
      'Thursday at 10:20 was empty. Now it’s Anna’s, with a £50 deposit.',
      'On Wednesday a message tells her where to park. So she turns up.',
    ],
  },
  {
    id: 'chair',
    name: 'Chair',
    when: 'Thursday, 10:20',
    who: 'You, and performance tracking',
    captions: [
      'She’s in the chair. You do the part you trained for.',
      '£118 in ads, £480 in takings: one line on your page this month.',
    ],
  },
];

/** The text inside the pictures. */
export const filmWords = {
  search: 'dull skin, Bath',
  clinic: 'Your clinic',
  clinicLine: 'Skin check, £60',
  page: 'Skin consultation',
  rows: [
    ['Price from', '£60'],
    ['Days off', 'none'],
    ['Who does it', 'you'],
  ],
  ask: 'Call me back',
  sent: 'Sent, 17:12',
  minutes: '3 min',
  question: 'Does it hurt?',
  answer: 'Thursday 10:20, or Friday?',
  days: ['M', 'T', 'W', 'T', 'F'],
  anna: 'Anna',
  reminder: 'Park behind the chemist.',
  ads: 'Ads',
  spent: '£118',
  till: 'Till',
  earned: '£480',
} as const;
