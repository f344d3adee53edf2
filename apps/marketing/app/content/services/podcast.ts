import type { ServicePage } from './service-page.ts';

export const podcast: ServicePage = {
  metaTitle: 'Podcast production for clinics',
  metaDescription:
    'A clinic podcast recorded in your own consulting room on the filming day, and cut into articles, short films and emails. How it works, with a worked example.',
  title: 'The consultation that scales.',
  lead: 'You have explained the same treatment four hundred times, and rather well. Say it once more, into a microphone, and it goes on explaining while you treat.',
  cost: {
    title: 'What explaining costs you',
    paragraphs: [
      'The first twenty minutes of a consultation are the same for everyone: what it is, what it isn’t, what you would advise against. You explain it fresh each time. By six in the evening it isn’t so fresh.',
      'Half of your patients aren’t sure of you when they sit down. They need those minutes to decide whether to trust you, which leaves ten for their own face.',
      'And those who never booked, because they were too nervous to ask, didn’t hear it at all.',
    ],
    aside: 'Trust takes half an hour. It need not be half an hour of your diary.',
  },
  work: {
    title: 'How we make it',
    lead: 'We don’t promise you a chart position. Two hundred people within ten miles are an excellent audience, if they’re the right ones.',
    benefits: [
      'Each episode answers one worry: what happens if I do nothing, why I turn people down, how I choose an implant. Enquirers are sent the one that fits before their consultation. They arrive knowing your voice and asking better questions.',
      'On the filming day our producer sets two microphones on the desk in your consulting room and interviews you. No script: a page of questions the day before. It takes an hour, and you never hear yourself unless you want to.',
      'From each half hour we cut an article that can be found in search, short films, a newsletter and a page to send to enquirers. The audio is the smallest part of what you get.',
    ],
  },
  start: {
    title: 'On air by week seven',
    stages: [
      {
        when: 'Weeks 1–2',
        title: 'Find the show',
        text: 'Who should listen, what worries them, and a name you’ll still like in a year.',
      },
      {
        when: 'Weeks 3–4',
        title: 'Record',
        text: 'An hour on the filming day. The first ten minutes are always stiff, so we talk about the weather.',
      },
      {
        when: 'Weeks 5–7',
        title: 'Publish',
        text: 'Out everywhere, on your own page with a transcript, and sent to waiting enquirers.',
      },
      {
        when: 'Weeks 8–13',
        title: 'Put it to work',
        text: 'Enquiries get an episode that fits; we compare who came and who booked with those who got none.',
      },
    ],
  },
  monthly: {
    title: 'What we make from an episode',
    lead: 'One hour of yours. Everything else is ours.',
    habits: [
      'Each episode has its own page with a transcript, for readers and for search.',
      'Enquiries are sent an episode on their worry, once there is one.',
      'Clips are captioned and go into the month’s films and ads.',
      'You approve each episode before anyone else hears it.',
    ],
  },
  example: {
    title: 'Minutes won in the consulting room',
    setting:
      'A surgeon gives 30 consultations a month at 45 minutes. Patients who have listened need 15 minutes less for the basics; we assume 20 of the 30 listen. You use the time for more consultations, of which 2 in 5 lead to a procedure with £1,500 left after theatre.',
    lines: [
      { label: 'Minutes won', working: '20 × 15', result: '300' },
      { label: 'Further consultations at half an hour', working: '300 ÷ 30', result: '10' },
      { label: 'Further procedures', working: '10 × 2 ÷ 5', result: '4' },
      { label: 'Left after theatre, a month', working: '4 × £1,500', result: '£6,000' },
    ],
    reading:
      'Only if there’s demand for ten more consultations, of course. If there isn’t, go home at five: that’s a return too.',
  },
  people: {
    title: 'Who’s in the room',
    roles: [
      {
        role: 'Producer',
        does: 'Prepares the questions, asks them, and notices when you leave out the best part.',
      },
      { role: 'Sound editor', does: 'Takes out the fridge, the corridor and the third “basically”.' },
      { role: 'Writer', does: 'Makes the article, the email and the titles from what you really said.' },
    ],
    fromYou: 'An hour of the filming day, a quiet room with a carpet, and the candour you show to friends.',
  },
  questions: [
    {
      question: 'Will anyone listen?',
      answer:
        'Those you send it to will. We don’t measure you against broadcasters: the audience is the few hundred people near you who are deciding, and the enquirer who has a consultation on Thursday.',
    },
    {
      question: 'I’m a clinician. I don’t entertain.',
      answer:
        'Good. Calm, clear and honest about limits is exactly what a nervous patient hopes to hear. The producer does the entertaining.',
    },
    {
      question: 'Must we name treatments carefully here too?',
      answer:
        'Yes. A podcast that promotes your clinic is advertising, so it mustn’t promote prescription-only medicines. We edit to the same rules as [ads](/services/paid-media) and you approve every episode.',
    },
    {
      question: 'How many episodes before it pays?',
      answer:
        'It pays from the first episode, because you can send it to enquirers. Building an audience takes a year. If the first reason isn’t enough, don’t start.',
    },
    {
      question: 'What if we stop?',
      answer:
        'The feed, the files and the articles are yours and stay online. Good episodes on old worries don’t age.',
    },
  ],
  related: ['content', 'seo'],
  next: {
    title: 'Which explanation are you tired of giving?',
    text: 'That’s the first episode. Tell us in the consultation and we’ll interview you for five minutes on the spot: you keep the recording.',
    action: 'booking',
    label: 'Book, and bring your voice',
  },
};
