/** The wording of the cookie choice. */
export const consentWords = {
  consentModal: {
    title: 'May we remember things in this browser?',
    description:
      'The site works without it. If you allow it, we remember which offers you have closed and which link brought you here. No advertising, no tracking by others. <a href="/privacy-policy#browser">What is kept, item by item</a>',
    acceptAllBtn: 'Accept',
    acceptNecessaryBtn: 'Reject',
  },
  preferencesModal: {
    title: 'What this browser keeps',
    acceptAllBtn: 'Accept',
    acceptNecessaryBtn: 'Reject',
    savePreferencesBtn: 'Save my choice',
    closeIconLabel: 'Close',
    sections: [
      {
        description:
          'Your choice holds for six months. You can change it at any time with ‘Cookie choice’ at the foot of every page.',
      },
      {
        title: 'Strictly necessary',
        description:
          'This choice itself, your answers to the quiz and the pages you ticked off in the lead guide: things you ask the site to keep.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Memory',
        description:
          'That you have closed the offer of the guide (seven days), and which page, link or campaign brought you here (until you close the tab).',
        linkedCategory: 'memory',
      },
    ],
  },
};
