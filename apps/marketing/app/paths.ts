/** Every address of the site. Links are made here and nowhere else. */
export const paths = {
  home: () => '/',
  whatWeDo: () => '/#what-we-do',
  contact: () => '/contact',
  eligibility: {
    welcome: () => '/eligibility/welcome',
    profile: () => '/eligibility/profile',
    business: () => '/eligibility/business',
    questions: () => '/eligibility/questions',
    question: (id: number) => `/eligibility/questions?q=${id}`,
    analyzing: () => '/eligibility/analyzing',
    results: () => '/eligibility/results',
    /** The token stands in the fragment, which browsers keep out of requests, logs and Referer. */
    report: (resultToken: string) => `/eligibility/results#r=${resultToken}`,
    thankYou: () => '/eligibility/thank-you',
    /** The questions as they stand, for the quiz itself. */
    questionList: () => '/eligibility/questions.json',
  },
  pricing: () => '/pricing',
  blog: () => '/blog',
  bookConsultation: () => '/book-consultation',
  privacyPolicy: () => '/privacy-policy',
} as const;
