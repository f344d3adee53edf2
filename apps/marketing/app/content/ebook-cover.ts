/** As the cover breaks them. */
const titleLines = ["7 Steps That'll", 'Grow Your', 'Aesthetic Business'];
const subtitleLines = ['What to count, what to mend first, and the', 'words to use when somebody enquires.'];

/** The wording of the e-book's cover. */
export const ebook = {
  title: titleLines.join(' '),
  titleLines,
  subtitle: subtitleLines.join(' '),
  subtitleLines,
  audience: 'For medspas, plastic surgeons, dental clinics and dermatologists',
  edition: 'November 2026 edition',
  /** The file name of a download. */
  fileName: '7-steps-upcurve.pdf',
  /** At the foot of each page, beside its number. */
  running: '7 Steps',
  coverName: 'Cover',
  /** The alternative text of its drawing. */
  drawing: 'A curve that rises through seven points.',
};
