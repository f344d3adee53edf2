/** The lines as they break on the cover. */
const titleLines = ["7 Steps That'll", 'Grow Your', 'Aesthetic Business'];
const subtitleLines = ['What to count, what to fix first, and the', 'words to use when someone enquires.'];

/** The texts of the e-book's cover. */
export const ebook = {
  title: titleLines.join(' '),
  titleLines,
  subtitle: subtitleLines.join(' '),
  subtitleLines,
  audience: 'For medspas, plastic surgeons, dental clinics and dermatologists',
  edition: 'November 2026 edition',
  /** The file name of the download. */
  fileName: '7-steps-upcurve.pdf',
  /** Printed at the bottom of each page, next to the page number. */
  running: '7 Steps',
  coverName: 'Cover',
  /** The alternative text of the cover drawing. */
  drawing: 'A curve that rises through seven points.',
};
