export interface DemoStory {
  /** The prefix of the story's file names. */
  files: string;
  name: string;
  cta: '/contact' | '/book-consultation';
  /** The alt texts of the picture, clip and quote. */
  moment: string;
  clip: string;
  quote: string;
  /** How long the quote is shown, in ms. */
  quoteMs: number;
}

/** Fictional clinics and people: those of the website's example stories, and one more. Their files are in `stories`. */
export const DEMO_STORIES: readonly DemoStory[] = [
  {
    files: 'linden',
    name: 'Linden Skin',
    cta: '/book-consultation',
    moment:
      'A reception desk at dusk: a red telephone with a dial, a lit globe lamp, a closed notebook, and a window turning violet. In words: “Twenty to six. It rings again.”',
    clip: 'Sixty rings, one for each call. At first 18 are filled, and each week more, until 57 of 60 calls are answered the first time. Invented figures.',
    quote:
      '“We were never short of enquiries. We were short of someone to ring them.” Nadia Rahman, founder of Linden Skin. An invented story.',
    quoteMs: 7000,
  },
  {
    files: 'okafor',
    name: 'Okafor Aesthetic Surgery',
    cta: '/contact',
    moment:
      'A consulting room in late sunlight: a green armchair, empty, beside a small brass table, and a vase of leaves in an arched niche. In words: “The chair was always ready.”',
    clip: 'A curve rises from January to June as consultations booked a month go from 22 to 41, while a bar shows ad spend falling from £9,400 to £5,200. Invented figures.',
    quote:
      '“They told me to spend less on ads for two months. That is when I began to trust them.” James Okafor, consultant plastic surgeon. An invented story.',
    quoteMs: 7000,
  },
  {
    files: 'harbour',
    name: 'Harbour Dental Studio',
    cta: '/book-consultation',
    moment:
      'A dentist’s lamp with seven lights above a steel tray: a mirror, two probes and a red cup against a dark green wall. In words: “Eyes on the patient, not on the ledger.”',
    clip: 'A sheet of paper fills itself in: March on one page. New patients 38, cost per patient £61, calls missed 4, each better than in February; below, a rising curve. Invented figures.',
    quote:
      '“I used to guess. Now I read one page a month and go back to my patients.” Margaret Ellis, Harbour Dental Studio. An invented story.',
    quoteMs: 6000,
  },
  {
    files: 'alder',
    name: 'Alder & Wren',
    cta: '/contact',
    moment:
      'A treatment room’s shelf in morning light: bottles, a jar and folded towels, with the shadow of a branch on the wall. In words: “Everything in place but the bookings.”',
    clip: 'A week’s diary, Monday to Friday, fills with coloured blocks as treatment hours booked go from 30 to 93 per cent in nine weeks. Invented figures.',
    quote:
      '“The diary filled while I was with someone. That was the whole idea.” Orla Wren, Alder & Wren Laser Rooms. An invented story.',
    quoteMs: 6000,
  },
];
