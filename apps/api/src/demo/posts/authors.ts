/* Fictional authors. Their bios say so and ask you to replace them. Nothing can be delivered to .example addresses. */
export const AUTHORS = {
  helena: {
    name: 'Helena Marsh',
    email: 'helena.marsh@upcurve.example',
    bio: 'Founder of Upcurve. For nine years she ran the front of a family dental practice and was the one who rang back too late. She writes about the telephone and the people who answer it. Helena is an example: put your own people here.',
    avatar: 'author-helena.webp',
  },
  theo: {
    name: 'Theo Adeyemi',
    email: 'theo.adeyemi@upcurve.example',
    bio: 'Keeps the figures at Upcurve, from the ad to the till. He trained as an actuary, distrusts every chart without a source, and has stopped more tests than he has started. Theo is an example: put your own people here.',
    avatar: 'author-theo.webp',
  },
  ruth: {
    name: 'Ruth Calloway',
    email: 'ruth.calloway@upcurve.example',
    bio: 'Edits what Upcurve’s clinics say in public: pages, films, ads, replies to reviews. She reads ASA rulings on the train so that clinic owners need not. Ruth is an example: put your own people here.',
    avatar: 'author-ruth.webp',
  },
} as const;
export type AuthorKey = keyof typeof AUTHORS;
