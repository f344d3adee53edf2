export const guideWords = {
  home: 'Lead guide',
  nine: 'All nine pages',
  pageOf: (number: number, total: number) => `Page ${number} of ${total}`,
  allPages: 'All pages of the lead guide',
  onThisPage: 'On this page',
  previous: 'Previous',
  next: 'Next',

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
} as const;
