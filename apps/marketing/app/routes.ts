import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, in the order of the specification. */
export default [
  layout('layout/SiteLayout.tsx', [
    index('routes/home.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('book-consultation', 'routes/book-consultation.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layout/QuizLayout.tsx', [
    route('eligibility/welcome', 'routes/eligibility/welcome.tsx'),
    route('eligibility/profile', 'routes/eligibility/profile.tsx'),
    route('eligibility/business', 'routes/eligibility/business.tsx'),
    route('eligibility/questions', 'routes/eligibility/questions.tsx'),
    route('eligibility/analyzing', 'routes/eligibility/analyzing.tsx'),
    route('eligibility/results', 'routes/eligibility/results.tsx'),
    route('eligibility/thank-you', 'routes/eligibility/thank-you.tsx'),
  ]),
  route('eligibility', 'routes/eligibility/index.ts'),
  route('eligibility/questions.json', 'routes/eligibility/question-list.ts'),
  route('admin/*', 'routes/to-admin.ts', { id: 'admin' }),
  route('auth', 'routes/to-admin.ts', { id: 'auth' }),
] satisfies RouteConfig;
