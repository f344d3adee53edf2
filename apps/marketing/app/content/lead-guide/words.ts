/** The texts of the guide's tools. */
export const guideWords = {
  home: 'Lead guide',
  nine: 'All nine pages',
  pageOf: (number: number, total: number) => `Page ${number} of ${total}`,
  minutes: (minutes: number) => `${minutes} min read`,
  allPages: 'All pages of the lead guide',
  onThisPage: 'On this page',
  linkTo: (title: string) => `Link to “${title}”`,
  previous: 'Previous',
  next: 'Next',
  printedFrom: 'From the lead guide of Upcurve:',

  speakers: { you: 'You', patient: 'Patient' },
  say: 'Say',
  avoid: 'Leave unsaid',
  why: 'Why',
  handover: 'Hand over to the clinician',
  subject: 'Subject',
  script: 'Script',
  checklist: 'Checklist',

  copy: {
    label: 'Copy',
    name: (title: string) => `Copy “${title}”`,
    done: 'Copied',
    announced: (title: string) => `“${title}” is copied.`,
    refused: 'Your browser doesn’t allow copying. The text is marked: press Ctrl or ⌘ and C.',
  },

  finder: {
    label: 'Search this page',
    hint: 'A word, or part of one',
    count: (count: number) => (count === 0 ? 'No match' : count === 1 ? '1 match' : `${count} matches`),
    place: (place: number, count: number) => `${place} of ${count}`,
    tooShort: 'Two letters or more',
    previous: 'Previous match',
    next: 'Next match',
    clear: 'Clear the search',
  },

  progress: {
    question: 'I have practised this page',
    practised: 'Practised',
    count: (count: number, total: number) => `${count} of ${total} practised`,
    none: 'Tick a page off at its end and this browser remembers it. Nothing is sent to us.',
    all: 'All nine. Now teach them to someone else.',
    kept: 'Kept in this browser only.',
    notKept: 'This browser doesn’t keep it: the tick lasts until you close the page.',
    reset: 'Start again',
    wasReset: 'All ticks are removed.',
    undo: 'Undo',
  },
} as const;
