/** The texts of what a visitor can do with a report: keep it, and hand it on. */
export const keeping = {
  copy: 'Copy link',
  what: 'to this report',
  copied: 'Copied. Anyone who has the link can read the report.',
  refused: 'The browser didn’t let us copy. Here it is:',
  forward: 'Forward it',
  owner: 'Send this to the owner',
  ownerNote: 'The email is written; just add the address.',
  ownBooking: 'You decide? Book a consultation',
  download: { before: 'Download as', name: 'PDF' },
  mailBody: 'I took a check of our clinic. It says:',
  mailLink: 'The report, with how they got there: ',
  mailSlots: 'The report, with how they got there, and free times for half an hour: ',
};
