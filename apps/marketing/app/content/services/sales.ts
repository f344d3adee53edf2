import type { ServicePage } from './service-page.ts';

export const sales: ServicePage = {
  metaTitle: 'Sales staff hiring and training for clinics',
  metaDescription:
    'We hire, train and coach the person who calls your clinic’s enquiries back: within five minutes, with words that fit the treatment. Steps and a worked example.',
  title: 'The enquiry isn’t the patient. The call is.',
  lead: 'Someone has to call each enquiry back quickly, kindly and more than once. We do it, and find and train the person who will.',
  problem: {
    title: 'What happens at ten past one',
    text: 'An enquiry arrives while reception checks out a patient, answers the door and looks for a parking permit. It’s called back next morning. No answer. The clinic that called first reached her while she still held the phone in her hand.',
    aside: 'Someone who missed one call hasn’t said no.',
  },
  work: {
    lead: 'A person, a plan and a habit.',
    benefits: [
      'Our callers call in your name from the second week. Meanwhile we send you two tested candidates, or train the right person at your desk.',
      'One sheet for each main treatment: three questions, two worries, how to say the price, how to ask for the booking. Your practitioners correct it.',
      'Once a week coach and caller listen to two recorded calls: one that booked, one that didn’t. One thing is changed for the week after.',
    ],
  },
  example: {
    title: 'What a hundred enquiries are worth, called',
    setting:
      'A dental clinic gets 100 enquiries a month. Reception reaches 40, a caller with six attempts 70. Each books half; 2 in 5 go ahead, at £2,000.',
    lines: [
      { label: 'Booked by reception', working: '40 × 50%', result: '20' },
      { label: 'Booked by a caller', working: '70 × 50%', result: '35' },
      { label: 'More patients', working: '(35 − 20) × 2 ÷ 5', result: '6' },
      { label: 'More revenue a month', working: '6 × £2,000', result: '£12,000' },
    ],
    reading: 'Nobody got better at booking; they only reached more people.',
  },
  when: 'We test your phones in week 1 and call from week 2. Your own caller is trained by week 7.',
  who: 'A recruiter, a trainer who still takes live calls every week, and callers based in the UK.',
  fromYou: 'Diary access, an hour from each practitioner, and a quiet corner with a headset.',
  amount: 'enquiries',
  questions: [
    {
      question: 'Isn’t it pushy to call six times?',
      answer:
        'Six attempts over ten days, with a friendly message between them: people are glad of it. They asked you something and life got in the way. At the first no we stop.',
    },
    {
      question: 'Do we employ the caller, or do you?',
      answer:
        'The one in your clinic is yours. The callers who work beside them, within your plan, are ours. If yours leaves, we cover from the next working day.',
    },
    {
      question: 'Are recorded calls allowed?',
      answer:
        'Yes, with notice at the start, a reason and a way to object. We delete after 90 days unless you need less.',
    },
  ],
  next: {
    title: 'May we call your clinic as a patient?',
    text: 'Book from this page, and we enquire once before the consultation and play you what a patient hears. No names, no blame.',
    action: 'booking',
    label: 'Let us test your phones',
  },
};
