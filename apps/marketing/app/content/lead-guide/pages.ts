export const guidePages = [
  { slug: 'script-sequence', title: 'The script sequence' },
  { slug: 'psychology-trust', title: 'Psychology and trust' },
  { slug: 'call-stages', title: 'The stages of a call' },
  { slug: 'conversation-flow', title: 'How the conversation flows' },
  { slug: 'workflow-handling', title: 'Handling the workflow' },
  { slug: 'lead-sources', title: 'Where leads come from' },
  { slug: 'daily-workflow', title: 'The daily workflow' },
  { slug: 'contact-interaction', title: 'Every contact with a lead' },
  { slug: 'objection-handling', title: 'Handling objections' },
] as const;

export type GuideSlug = (typeof guidePages)[number]['slug'];
