export const contactPage = {
  title: 'Talk to us.',
  lead: 'You’ll speak to the people who would work on your clinic.',
  call: 'Outside these hours we’ll call back the next working morning.',
  write: 'Write',
  visit: 'Visit',
  form: 'Leave a message',
};

export const thankYouPage = {
  title: 'Thank You!',
  text: "You're one step closer to unlocking your clinic's true potential! Our team will be in touch shortly.",
  home: 'Go Back to Home',
  call: {
    title: 'Your test call',
    by: 'By',
    rings: 'Your phone rings by then.',
    else: 'If it doesn’t, we’ve failed, and you know it before you pay for anything. Please tell us:',
  },
  guide: {
    title: 'Your e-book is ready',
    text: 'Seven steps, and the words to use when someone enquires.',
    download: 'Download the e-book (PDF)',
  },
  next: {
    title: 'While you wait',
    links: [
      { label: 'Try the revenue calculator', to: 'calculator' },
      { label: 'Take the eligibility check, five minutes', to: 'eligibility' },
      { label: 'Read the lead guide: how we handle enquiries', to: 'leadGuide' },
    ],
  },
} as const;

export const bookingPage = {
  kicker: 'Free consultation',
  title: 'Thirty minutes, free.',
  lead: 'A consultation about your clinic. No slides, and no contract at the end of it.',
  agenda: {
    title: 'How the half hour goes',
    parts: [
      {
        minutes: '10',
        text: 'Your figures, where your patients come from, and what each costs you.',
      },
      { minutes: '10', text: 'The leaks: missed calls, slow replies, pages nobody finds.' },
      {
        minutes: '10',
        text: 'What we’d do first and its price. Or why we’d advise against it.',
      },
    ],
  },
  prepare: {
    title: 'Make the most of it',
    text: 'Bring the last twelve months’ turnover, new enquiries and marketing spend, or your report from the [eligibility check](/eligibility/welcome).',
  },
  calendar: { title: 'Choose a time', notice: 'Our calendar is run by another company.' },
};
