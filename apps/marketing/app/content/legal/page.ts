/** The words around every legal text. */
export const legalPage = {
  version: 'Version of',
  contents: 'On this page',
  summary: 'In short',
  summaryNote: 'This part explains. What counts is the full text below.',
  next: 'A question about any of this? Write to us, and a person answers.',
  others: 'The other two:',
};

/** The date of the versions now in force. The privacy policy's goes with every consent that is stored. */
export const LEGAL_VERSION = '2026-11-23';
