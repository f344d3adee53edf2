/** The source of a client's film; the agency sets it in the content files. */
export interface VideoSource {
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
  captions: 'English captions',
  transcript: 'Read the film',
};

interface Chapter {
  id: string;
  when: string;
  who: string;
  /** The captions of the film: intro-film.vtt has the same. */
  captions: readonly [string, string];
}

export const chapters: readonly Chapter[] = [
  {
    id: 'sofa',
    when: 'Tuesday, 17:10',
    who: 'Anna, at home',
    captions: [
      'Anna has wondered about her skin for two years. After work she asks her phone.',
      'It’s the end of your day. Everyone in the clinic is with a patient.',
    ],
  },
  {
    id: 'search',
    when: '17:11',
    who: 'SEO and paid media',
    captions: [
      'She types a worry and a town. Yours is the first answer, with a price beside it.',
      'The click costs £4.10. Only people within half an hour’s drive see the ad.',
    ],
  },
  {
    id: 'page',
    when: '17:12',
    who: 'Website, film and conversion',
    captions: [
      'The page answers what she came to ask: the price, the days off, who does it.',
      'Forty seconds of film show her the hands. She leaves her number.',
    ],
  },
  {
    id: 'call',
    when: '17:15',
    who: 'Sales',
    captions: [
      'Three minutes later, someone calls her back, in your clinic’s name.',
      'She asks whether it hurts. She gets an answer, and two times to choose from.',
    ],
  },
  {
    id: 'diary',
    when: '17:21',
    who: 'Your diary',
    captions: [
      'Thursday at 10:20 was empty. Now it’s Anna’s, with a £50 deposit.',
      'On Wednesday a message tells her where to park. So she turns up.',
    ],
  },
  {
    id: 'chair',
    when: 'Thursday, 10:20',
    who: 'You, and performance tracking',
    captions: [
      'She’s in the chair. You do the part you trained for.',
      '£118 in ads, £480 in takings: one line on your page this month.',
    ],
  },
];
