const text = (id: string, ...texts: string[]) => ({
  id,
  type: 'richText',
  nodes: texts.map((each) => ({ type: 'paragraph', text: each })),
});
const heading = (id: string, level: number, words: string) => ({ id, type: 'heading', level, text: words });

const PARAGRAPH =
  'Most clinics lose the patient before anyone has spoken to her. She taps the button at **20:40**, and the form goes to an inbox that someone opens at nine. [Who rings first](/services/sales-staff-hiring-and-training) is _the whole offer_.';

/** A block of each kind that needs no media file. */
export const SAMPLE_BLOCKS = [
  text('t1', PARAGRAPH, PARAGRAPH),
  heading('h1', 2, 'What forty clinics did'),
  {
    id: 'stats',
    type: 'stats',
    items: [
      { value: '3 h 12', label: 'until the median clinic answered', source: 'Our own test' },
      { value: '11 of 40', label: 'never answered', source: '' },
    ],
  },
  {
    id: 'bars',
    type: 'chart',
    kind: 'bars',
    title: 'Booked, by how soon someone rang',
    unit: '%',
    points: [
      { label: 'Within five minutes', value: 41 },
      { label: 'The next day', value: 7 },
    ],
    source: 'Nine clinics',
  },
  heading('h2', 3, 'What they said'),
  { id: 'quote', type: 'quote', text: 'I went to the one who rang.', name: 'A patient', role: 'in Bristol' },
  heading('h3', 2, 'Five minutes, and who has them'),
  {
    id: 'list',
    type: 'richText',
    nodes: [
      {
        type: 'list',
        isOrdered: true,
        items: [{ text: 'Someone knows.', items: [{ text: 'Not the injector.', items: [] }] }],
      },
    ],
  },
  {
    id: 'table',
    type: 'table',
    caption: 'A rota',
    head: ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    rows: [['09–13', 'Desk', 'Desk', 'Coordinator', 'Desk', 'Desk', 'Call desk']],
  },
  { id: 'callout', type: 'callout', tone: 'tip', title: 'Time your own', text: 'Ask a friend.' },
  {
    id: 'comparison',
    type: 'comparison',
    caption: 'The same enquiry, twice',
    before: 'As it was',
    after: 'As it is',
    rows: [{ label: 'Noticed', before: 'At nine', after: 'At once' }],
  },
  {
    id: 'line',
    type: 'chart',
    kind: 'line',
    title: 'Consultations a month',
    unit: '',
    points: [22, 21, 31, 47].map((value, place) => ({ label: `Month ${place + 1}`, value })),
    source: '',
  },
  heading('h4', 2, 'What it costs to do nothing'),
  {
    id: 'testimonial',
    type: 'testimonial',
    text: 'It paid for the year.',
    name: 'Margaret',
    role: 'Owner',
    mediaId: null,
    alt: '',
    isDecorative: false,
  },
  {
    id: 'columns',
    type: 'columns',
    columns: [[text('c1', 'Ring twice.')], [text('c2', 'Ask one question.')]],
  },
  {
    id: 'video',
    type: 'video',
    mediaId: null,
    url: 'https://www.youtube.com/watch?v=abc123',
    title: 'A first call',
    caption: '',
  },
  {
    id: 'embed',
    type: 'embed',
    url: 'https://open.spotify.com/episode/a1b2c3',
    title: 'Episode 12',
    height: 232,
  },
  { id: 'faq', type: 'faq', items: [{ question: 'And if she does not pick up?', answer: 'Ring again.' }] },
  { id: 'divider', type: 'divider' },
  { id: 'stories', type: 'storyRow', title: '' },
  { id: 'service', type: 'serviceCard', service: 'seo', text: '' },
  { id: 'ebook', type: 'ebookCard', title: '', text: '' },
  { id: 'calculator', type: 'calculatorTeaser', title: '', text: '' },
  { id: 'form', type: 'form', form: 'contact', title: 'Ask us to time your clinic', text: '' },
  {
    id: 'cta',
    type: 'callToAction',
    title: 'See what it costs you',
    text: '',
    label: 'Check',
    href: '/pricing',
  },
];
