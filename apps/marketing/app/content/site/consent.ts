export const consentWords = {
  question: 'May we remember things in this browser?',
  /** Hidden on phones, where the banner must not cover the page. */
  assurance: 'The site works without it. No advertising, no tracking by others.',
  asked: 'May we remember closed offers and how you came?',
  more: 'What’s kept',
  accept: 'Accept',
  reject: 'Reject',
  title: 'What this browser keeps',
  lead: 'Your choice holds for six months. You can change it at any time with ‘Cookie choice’ at the foot of every page.',
  necessary: {
    title: 'Strictly necessary',
    text: 'This choice itself, and your answers to the eligibility check: things you ask the site to keep.',
  },
  memory: {
    title: 'Memory',
    text: 'That you’ve closed the offer of the e-book (seven days), and which page, link or campaign brought you here (until you close the tab).',
  },
  allowed: 'Allowed in this browser now',
  refused: 'Not allowed in this browser now',
  close: 'Close',
};
