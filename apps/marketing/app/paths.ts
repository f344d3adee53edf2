/** The query of an address, without empty values. */
function queryOf(fields: Record<string, string>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Every address of the site. Links are made here and nowhere else. */
export const paths = {
  home: () => '/',
  whatWeDo: () => '/#what-we-do',
  contact: () => '/contact',
  /** The guide's download is revealed by a fragment, so that one page serves all forms. */
  thankYou: (form?: string, wish: Record<string, string> = {}) =>
    form === 'e-book' ? '/thank-you#guide' : `/thank-you${queryOf(wish)}`,
  /** The wished time of a consultation, for the visitor's own calendar. */
  consultationCalendar: (wish: Record<string, string>) => `/thank-you/consultation.ics${queryOf(wish)}`,
  /** Where a public form is sent. */
  form: (name: string) => `/forms/${name}`,
  /** The same for a script, which wants the answer and no page. */
  formAnswer: (name: string) => `/forms/${name}/answer`,
  calculator: {
    start: () => '/calculator/start',
    questions: () => '/calculator/questions',
    results: () => '/calculator/results',
  },
  leadGuide: {
    overview: () => '/lead-guide',
    page: (slug: string) => `/lead-guide/${slug}`,
  },
  eligibility: {
    welcome: () => '/eligibility/welcome',
    profile: () => '/eligibility/profile',
    business: () => '/eligibility/business',
    questions: () => '/eligibility/questions',
    question: (id: number) => `/eligibility/questions?q=${id}`,
    analyzing: () => '/eligibility/analyzing',
    results: () => '/eligibility/results',
    /** The address of a resume link, with its token in the fragment. */
    resume: () => '/eligibility/resume',
    /** The token is in the fragment, which browsers keep out of requests, logs and Referer. */
    report: (resultToken: string) => `/eligibility/results#r=${resultToken}`,
    thankYou: () => '/eligibility/thank-you',
    /** The preview of a question. Its text is in the fragment. */
    preview: () => '/eligibility/preview',
    /** The current questions, for the quiz itself. */
    questionList: () => '/eligibility/questions.json',
  },
  ebookFile: () => '/downloads/7-steps-that-grow-your-aesthetic-business.pdf',
  texture: (name: string) => `/textures/${name}.svg`,
  service: (slug: string) => `/services/${slug}`,
  pricing: () => '/pricing',
  pricingInDetail: () => '/pricing-v2',
  blog: ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
    `/blog${queryOf({ search, page: page > 1 ? String(page) : '' })}`,
  post: (slug: string) => `/blog/${slug}`,
  /** The picture that other sites show beside a link to a post. */
  postCard: (slug: string) => `/blog/${slug}/card.png`,
  blogCategory: (slug: string, page = 1) =>
    `/blog/category/${slug}${queryOf({ page: page > 1 ? String(page) : '' })}`,
  blogAuthor: (slug: string, page = 1) =>
    `/blog/author/${slug}${queryOf({ page: page > 1 ? String(page) : '' })}`,
  /** The preview of a draft, for people with the link. */
  blogPreview: (token: string) => `/blog/preview/${token}`,
  blogRss: () => '/blog/rss.xml',
  blogAtom: () => '/blog/atom.xml',
  /** `plan` is the one that the visitor wants to talk about, by its id. */
  bookConsultation: ({ plan = '' }: { plan?: string } = {}) => `/book-consultation${queryOf({ plan })}`,
  tradingTerms: () => '/trading-terms',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms',
  /** The unsubscribe link of advertising mails. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  contentBuilder: () => '/demo/content-builder',
  monthlyDeliverables: () => '/monthly-deliverables',
  subscriptionModel: () => '/subscription-model',
  partnerProgram: () => '/partner-program',
  stories: () => '/stories-test',
  /** A story as a plain page. */
  story: (id: string) => `/stories/${id}`,
  /** The home page with a story open. The fragment holds its name, so that caches see one page. */
  openStory: (id: string) => `/#story-${id}`,
  /** The stories with all that they show, for the viewer. */
  storyList: () => '/stories.json',
  checkEligibility: () => '/check-eligibility',
  /** For machines. */
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
  manifest: () => '/site.webmanifest',
} as const;
