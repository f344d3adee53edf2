import type { ServicePage } from './service-page.ts';

export const podcast: ServicePage = {
  metaTitle: 'Podcast production for clinics',
  metaDescription:
    'A clinic podcast recorded in your own consulting room on the filming day, and cut into articles, short films and emails. How it works, with a worked example.',
  title: 'The consultation that scales.',
  lead: 'You have explained the same treatment four hundred times. Say it once more, into a microphone, and it goes on explaining while you treat.',
  problem: {
    title: 'What explaining costs you',
    text: 'The first twenty minutes of a consultation are the same for everyone. Patients need them to decide whether to trust you, which leaves ten for their own face. Those who were too nervous to book never heard it at all.',
    aside: 'Trust takes half an hour. It need not be half an hour of your diary.',
  },
  work: {
    lead: 'Two hundred people within ten miles are an excellent audience.',
    benefits: [
      'Each episode answers one worry: what if I do nothing, why I turn people down. Enquirers get the one that fits before their consultation.',
      'Two microphones on your desk, an hour of interview, no script.',
      'From each half hour: an article, short films, a newsletter and a page for enquirers.',
    ],
  },
  example: {
    title: 'What the minutes are worth',
    setting:
      'A surgeon gives 30 consultations a month. The 20 patients who have listened need 15 minutes less. 2 in 5 further consultations lead to a procedure with £1,500 left.',
    lines: [
      { label: 'Minutes won', working: '20 × 15', result: '300' },
      { label: 'Further consultations at half an hour', working: '300 ÷ 30', result: '10' },
      { label: 'Further procedures', working: '10 × 2 ÷ 5', result: '4' },
      { label: 'Left after theatre, a month', working: '4 × £1,500', result: '£6,000' },
    ],
    reading: 'Only if there’s demand. If there isn’t, go home at five: that’s a return too.',
  },
  when: 'Recorded by week 4, published by week 7, and sent to every enquiry it fits from week 8.',
  who: 'A producer, a sound editor and a writer.',
  fromYou: 'An hour of the filming day, a quiet room, and the candour you show to friends.',
  amount: 'episodes',
  questions: [
    {
      question: 'Will anyone listen?',
      answer:
        'Those you send it to will: the enquirer who has a consultation on Thursday. It pays from the first episode; an audience takes a year.',
    },
    {
      question: 'I’m a clinician. I don’t entertain.',
      answer: 'Good. Calm, clear and honest about limits is exactly what a nervous patient hopes to hear.',
    },
    {
      question: 'Must we name treatments carefully here too?',
      answer:
        'Yes: it’s advertising, so it mustn’t promote prescription-only medicines. We edit to the same rules as [ads](/services/paid-media) and you approve every episode.',
    },
  ],
  next: {
    title: 'Which explanation are you tired of giving?',
    text: 'That’s the first episode. In the consultation we’ll interview you for five minutes on the spot: you keep the recording.',
    action: 'booking',
    label: 'Book, and bring your voice',
  },
};
