/** The banner above the header. Set it to undefined to remove it. */
export const banner: { message: string; button: string } | undefined = {
  message: "Boost Your Clinic's Revenue with 7 Expert Tips",
  button: 'Download the Guide!',
};

export const ebookOffer = {
  title: "7 Steps That'll Grow Your Aesthetic Business",
  lead: 'What to measure, what to fix first, and the words to use when someone enquires. Free, and yours to keep.',
  sent: 'It is yours. Read it on the train; use it on Monday.',
  download: 'Download the e-book (PDF)',
};

/** In the footer. */
export const ebookButton = 'Download the Guide Now!';

/** Shown before a provider's form or calendar is loaded. */
export const embed = {
  notice: 'Loading it connects you to',
  load: 'Load it here',
  open: 'Open it in a new tab',
};
