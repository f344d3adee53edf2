import type { ServicePage } from './service-page.ts';

export const sales: ServicePage = {
  metaTitle: 'Sales staff hiring and training for clinics',
  metaDescription:
    'We hire, train and coach the person who calls your clinic’s enquiries back: within five minutes, with words that fit the treatment. Steps and a worked example.',
  title: 'The enquiry isn’t the patient. The call is.',
  lead: 'You can double a clinic’s bookings from the enquiries it already has: someone has to call each one back quickly, kindly and more than once. We find and train that person.',
  cost: {
    title: 'What happens at ten past one',
    paragraphs: [
      'An enquiry arrives while reception checks out a patient, answers the door and looks for a parking permit. It’s called back next morning, between two other jobs, by someone who was hired for her warmth and never told what to say after “hello”. No answer. A tick in the list.',
      'The patient had three tabs open. The clinic that called first reached her while she still held the phone in her hand.',
      'This isn’t your receptionist’s fault. Looking after the people in the room and winning those who aren’t are two jobs, and the room always wins.',
    ],
    aside: 'Someone who missed one call hasn’t said no.',
  },
  work: {
    title: 'What we put in place',
    lead: 'A person, a plan and a habit. Our callers start in the second week; your own grows into the job beside them.',
    benefits: [
      'We write the job ad, sift, call every candidate cold (it’s a phone job, after all) and send you two. If you have the right person already, we say so and train them. Our callers call in your name from the start, and keep covering the hours and busy times that your own can’t.',
      'For each main treatment there’s one sheet: the three questions that find out what the patient wants, the two worries behind them, how to say the price, how to ask for the booking, when to advise against it. Your practitioners correct it. The method is no secret: most of it is in our lead guide, free to read.',
      'Calls are recorded with notice, and once a week coach and caller listen to two of them: one that booked, one that didn’t. One thing is changed for the week after. Speed, attempts and booking rate are on a sheet that everyone can see.',
    ],
  },
  start: {
    title: 'Answered from the second week',
    stages: [
      {
        when: 'Week 1',
        title: 'Call as a patient',
        text: 'We enquire five times, by form, phone and message, and time the answers. You get the recording.',
      },
      {
        when: 'Week 2',
        title: 'We call',
        text: 'Our callers take the new enquiries. The diary fills while the hiring runs.',
      },
      {
        when: 'Weeks 3–7',
        title: 'Hire and train',
        text: 'Two candidates, your choice; then ten days of training, the last five on live calls.',
      },
      {
        when: 'Weeks 8–13',
        title: 'Share the work',
        text: 'Your own caller calls, ours take what’s left over (evenings too, on Rise and Crest), and coaching settles into Friday mornings.',
      },
    ],
  },
  monthly: {
    title: 'Coaching, month by month',
    lead: 'Training fades; coaching doesn’t.',
    habits: [
      'Two calls a week are listened to together: one that booked, one that didn’t.',
      'We enquire in secret, by form, phone and message, and time the answers.',
      'A call sheet is revised with one of your practitioners.',
      'You see speed, attempts, bookings, and who didn’t turn up.',
    ],
  },
  example: {
    title: 'The same hundred enquiries, called differently',
    setting:
      'A dental clinic gets 100 implant and aligner enquiries a month. Reception reaches 40 and books half of them. A caller with six attempts reaches 70 and books half. Of those booked, 2 in 5 go ahead, at £2,000 on average.',
    lines: [
      { label: 'Booked by reception', working: '40 × 50%', result: '20' },
      { label: 'Booked by a caller', working: '70 × 50%', result: '35' },
      { label: 'More consultations', working: '35 − 20', result: '15' },
      { label: 'More patients', working: '15 × 2 ÷ 5', result: '6' },
      { label: 'More revenue a month', working: '6 × £2,000', result: '£12,000' },
    ],
    reading:
      'In this sum nobody got better at booking; they only reached more people. A caller’s salary is a fraction of the last line.',
  },
  people: {
    title: 'Who looks after it',
    roles: [
      {
        role: 'Recruiter',
        does: 'Has hired for front desks and private hospitals, and listens for the voice first.',
      },
      {
        role: 'Trainer',
        does: 'Called for clinics for years; still takes live calls every week to stay honest.',
      },
      { role: 'Callers', does: 'UK based, in your name, with your diary open in front of them.' },
    ],
    fromYou:
      'Diary access, an hour from each practitioner for the call sheets, and a quiet corner with a headset.',
  },
  questions: [
    {
      question: 'Isn’t it pushy to call six times?',
      answer:
        'Six attempts over ten days, at different hours, with a friendly message between them: people are glad of it. They asked you something and life got in the way. After that, or at the first no, we stop and note it.',
    },
    {
      question: 'Do we employ the caller, or do you?',
      answer:
        'The one in your clinic is yours: the skill and the relationships should stay there. We recruit, train and coach. The callers who work beside them, within your plan, are ours.',
    },
    {
      question: 'We’re too small for a full-time caller.',
      answer:
        'Below about eighty enquiries a month a half-time post is enough, split into a morning and an early-evening block: at four enquiries a working day and a quarter of an hour for each, it’s an hour of first calls and an hour of second ones.',
    },
    {
      question: 'Are recorded calls allowed?',
      answer:
        'Yes, with notice at the start, a reason, a short retention time and a way to object. We set up the wording and delete after 90 days unless you need less.',
    },
    {
      question: 'What if the person leaves?',
      answer:
        'We cover from the next working day and hire again. You keep your copy of the call sheets, and your team keeps the habits.',
    },
  ],
  related: ['tracking', 'paid-media'],
  next: {
    title: 'May we call your clinic as a patient?',
    text: 'Book from this page, and we enquire once before the consultation and play you what a patient hears. No names, no blame.',
    action: 'booking',
    label: 'Let us test your phones',
  },
};
