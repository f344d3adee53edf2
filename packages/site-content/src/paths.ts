/** Returns the query string of the fields, without empty values. */
export function queryOf(fields: Record<string, string>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** What a lead has already told us, for a link in an email to it. */
export interface BookingVisitor {
  name: string;
  email: string;
  phone: string;
  company: string;
}

interface BookingChoice {
  type?: string | undefined;
  plan?: string | undefined;
  /** The slug of the service page that the visitor comes from. */
  service?: string | undefined;
  day?: string | undefined;
  resultToken?: string | undefined;
  visitor?: BookingVisitor | undefined;
}

/** All addresses of the site. Every link must use them. */
export const paths = {
  home: () => '/',
  whatWeDo: () => '/#what-we-do',
  audiences: () => '/#who-we-serve',
  contact: () => '/contact',
  /** A fragment reveals the guide's download, so that one page serves all forms. */
  thankYou: (form?: string, wish: Record<string, string> = {}) =>
    form === 'e-book' ? '/thank-you#guide' : `/thank-you${queryOf(wish)}`,
  /** The requested consultation as an entry for the visitor's own calendar. */
  consultationCalendar: (wish: Record<string, string>) => `/thank-you/consultation.ics${queryOf(wish)}`,
  /** The address that receives a public form. */
  form: (name: string, { plan = '' }: { plan?: string } = {}) => `/forms/${name}${queryOf({ plan })}`,
  /** The same for scripts, which need the response but no page. */
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
    /** `enquiries` are those a month that the visitor gave before. */
    welcome: ({ enquiries = '' } = {}) => `/eligibility/welcome${queryOf({ enquiries })}`,
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
    /** The same, for the person who decides instead of the one who answered. */
    reportForDecider: (resultToken: string) => `/eligibility/results#r=${resultToken}&decide=1`,
    /** From a mail with the report, so that the page does not offer to mail it. */
    reportFromMail: (resultToken: string) => `/eligibility/results#r=${resultToken}&mailed=1`,
    thankYou: () => '/eligibility/thank-you',
    /** The current questions as JSON for the quiz. */
    questionList: () => '/eligibility/questions.json',
  },
  ebookFile: () => '/downloads/7-steps-that-grow-your-aesthetic-business.pdf',
  service: (slug: string) => `/services/${slug}`,
  pricing: () => '/pricing',
  pricingInDetail: () => '/pricing-v2',
  blog: ({ page = 1, search = '' }: { page?: number; search?: string } = {}) =>
    `/blog${queryOf({ search, page: page > 1 ? String(page) : '' })}`,
  post: (slug: string) => `/blog/${slug}`,
  /** The link preview image of a post. */
  postCard: (slug: string) => `/blog/${slug}/card.png`,
  blogCategory: (slug: string, page = 1) =>
    `/blog/category/${slug}${queryOf({ page: page > 1 ? String(page) : '' })}`,
  blogAuthor: (slug: string, page = 1) =>
    `/blog/author/${slug}${queryOf({ page: page > 1 ? String(page) : '' })}`,
  /** The preview of a draft, for anyone who has the link. */
  blogPreview: (token: string) => `/blog/preview/${token}`,
  blogRss: () => '/blog/rss.xml',
  blogAtom: () => '/blog/atom.xml',
  /**
   * `type` is the slug of a kind of meeting, by default the first. `plan` is the id of the plan to discuss. The report's
   * token and the visitor's details are in the fragment, which browsers keep out of requests, logs and Referer.
   */
  bookConsultation({ type, plan = '', service = '', day = '', ...own }: BookingChoice = {}) {
    const { resultToken: r = '', visitor } = own;
    const fragment = queryOf({ r, ...visitor }).replace('?', '#');
    return `/book-consultation${type ? `/${type}` : ''}${queryOf({ plan, service, day })}${fragment}`;
  },
  /** Receives the booking form from scripts. */
  bookingAnswer: (type: string) => `/book-consultation/${type}/answer`,
  /** Where a visitor moves or cancels a booking. The token authorises it. */
  booking: (
    token: string,
    { day = '', done = '' }: { day?: string; done?: 'booked' | 'moved' | 'confirmed' | 'taken' | '' } = {},
  ) => `/booking/${token}${queryOf({ day, done })}`,
  bookingCalendar: (token: string) => `/booking/${token}/calendar.ics`,
  tradingTerms: () => '/trading-terms',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms',
  /** The unsubscribe link in marketing emails. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  contentBuilder: () => '/demo/content-builder',
  monthlyDeliverables: () => '/monthly-deliverables',
  subscriptionModel: () => '/subscription-model',
  partnerProgram: () => '/partner-program',
  stories: () => '/stories-test',
  /** A story as a page without the viewer. */
  story: (id: string) => `/stories/${id}`,
  /** The home page with a story open. The story's id is in the fragment, so that caches store only one page. */
  openStory: (id: string) => `/#story-${id}`,
  /** All story content for the viewer, as JSON. */
  storyList: () => '/stories.json',
  checkEligibility: () => '/check-eligibility',
  /** For crawlers and other programs. */
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
} as const;
