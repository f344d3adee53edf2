import type { ReactNode } from 'react';
import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router';
import { type Panel, panelsOf } from './kit/screen/panels-of.ts';
import { ErrorScreen, LoadingScreen, NotFoundScreen } from './layouts/FallbackScreens.tsx';
import { HomeRedirect, RequirePermission, RequireUser } from './layouts/guards.tsx';
import { paths } from './paths.ts';

/* Screens and the frame load lazily to make the sign-in appear quickly. */

const frame = async () => ({ Component: (await import('./layouts/AdminLayout.tsx')).AdminLayout });

const signIn = async () => ({
  Component: (await import('./features/account/SignInScreen.tsx')).SignInScreen,
});
const enrol = async () => ({
  Component: (await import('./features/account/second-factor/EnrolScreen.tsx')).EnrolScreen,
});
const newPassword = async () => ({
  Component: (await import('./features/account/NewPasswordScreen.tsx')).NewPasswordScreen,
});
const inbox = async () => ({
  Component: (await import('./features/leads/inbox/InboxScreen.tsx')).InboxScreen,
});
const analytics = async () => ({
  Component: (await import('./features/analytics/AnalyticsScreen.tsx')).AnalyticsScreen,
});
const submissions = async () => {
  const [{ LeadsScreen }, { quizList }] = await Promise.all([
    import('./features/leads/list/LeadsScreen.tsx'),
    import('./features/leads/kinds/quiz/quiz-list.tsx'),
  ]);
  return { element: <LeadsScreen key="quiz" config={quizList} /> };
};
const submission = async () => {
  const [{ LeadScreen }, { quizDetail }] = await Promise.all([
    import('./features/leads/detail/LeadScreen.tsx'),
    import('./features/leads/kinds/quiz/quiz-detail.tsx'),
  ]);
  return { element: <LeadScreen key="quiz" config={quizDetail} /> };
};
const contacts = async () => {
  const [{ LeadsScreen }, { contactList }] = await Promise.all([
    import('./features/leads/list/LeadsScreen.tsx'),
    import('./features/leads/kinds/contact/contact-list.tsx'),
  ]);
  return { element: <LeadsScreen key="contact" config={contactList} /> };
};
const contact = async () => {
  const [{ LeadScreen }, { contactDetail }] = await Promise.all([
    import('./features/leads/detail/LeadScreen.tsx'),
    import('./features/leads/kinds/contact/contact-detail.tsx'),
  ]);
  return { element: <LeadScreen key="contact" config={contactDetail} /> };
};
const person = async () => ({
  Component: (await import('./features/people/PersonScreen.tsx')).PersonScreen,
});
const bookings = async () => ({
  Component: (await import('./features/bookings/BookingsScreen.tsx')).BookingsScreen,
});
const questions = async () => ({
  Component: (await import('./features/questions/QuestionsScreen.tsx')).QuestionsScreen,
});
const quarantine = async () => ({
  Component: (await import('./features/quarantine/QuarantineScreen.tsx')).QuarantineScreen,
});
const webhook = async () => ({
  Component: (await import('./features/webhook/WebhookScreen.tsx')).WebhookScreen,
});
const webhookSettings = async () => ({
  Component: (await import('./features/webhook/endpoints/SettingsTab.tsx')).SettingsTab,
});
const newWebhookEndpoint = async () => ({
  Component: (await import('./features/webhook/endpoints/NewEndpointScreen.tsx')).NewEndpointScreen,
});
const webhookEndpoint = async () => ({
  Component: (await import('./features/webhook/endpoints/EndpointScreen.tsx')).EndpointScreen,
});
const webhookDocumentation = async () => ({
  Component: (await import('./features/webhook/documentation/DocumentationTab.tsx')).DocumentationTab,
});
const media = async () => ({ Component: (await import('./features/media/MediaScreen.tsx')).MediaScreen });
const mediaItem = async () => ({
  Component: (await import('./features/media/MediaDialog.tsx')).MediaDialog,
});
const settings = async () => ({
  Component: (await import('./features/settings/SettingsScreen.tsx')).SettingsScreen,
});
const appearance = async () => ({
  Component: (await import('./features/settings/AppearanceSettings.tsx')).AppearanceSettings,
});
const accountSettings = async () => ({
  Component: (await import('./features/account/AccountSettings.tsx')).AccountSettings,
});
const mailSettings = async () => ({
  Component: (await import('./features/mail/MailSettings.tsx')).MailSettings,
});
const agencySettings = async () => ({
  Component: (await import('./features/agency-settings/AgencySettings.tsx')).AgencySettings,
});
const companySettings = async () => ({
  Component: (await import('./features/company/CompanySettings.tsx')).CompanySettings,
});
const meetingSettings = async () => ({
  Component: (await import('./features/bookings/settings/MeetingSettings.tsx')).MeetingSettings,
});
const teamSettings = async () => ({
  Component: (await import('./features/team/TeamSettings.tsx')).TeamSettings,
});
const dataSettings = async () => ({
  Component: (await import('./features/retention/RetentionSettings.tsx')).RetentionSettings,
});
const auditLog = async () => ({
  Component: (await import('./features/audit/AuditLogSettings.tsx')).AuditLogSettings,
});
const testimonials = async () => ({
  Component: (await import('./features/testimonials/TestimonialsScreen.tsx')).TestimonialsScreen,
});
const posts = async () => ({
  Component: (await import('./features/blog/posts/PostsScreen.tsx')).PostsScreen,
});
const categories = async () => ({
  Component: (await import('./features/blog/taxonomy/CategoriesScreen.tsx')).CategoriesScreen,
});
const authors = async () => ({
  Component: (await import('./features/blog/taxonomy/AuthorsScreen.tsx')).AuthorsScreen,
});
const previewPost = async () => ({
  Component: (await import('./features/blog/preview/PreviewScreen.tsx')).PreviewScreen,
});
const postRevisions = async () => ({
  Component: (await import('./features/blog/revisions/RevisionsScreen.tsx')).RevisionsScreen,
});
const blogTransfer = async () => ({
  Component: (await import('./features/blog/transfer/TransferScreen.tsx')).TransferScreen,
});
const builder = async () => ({
  Component: (await import('./features/blog/editor/BuilderScreen.tsx')).BuilderScreen,
});
const help = async () => ({ Component: (await import('./features/help/HelpScreen.tsx')).HelpScreen });
const guide = async () => ({ Component: (await import('./features/help/GuideScreen.tsx')).GuideScreen });

const panels: Panel[] = [
  // Panels that one feature shows on the detail screen of another, in this order.
  {
    of: 'submission',
    load: async () => (await import('./features/leads/timeline/Timeline.tsx')).SubmissionTimeline,
  },
  {
    of: 'contact',
    load: async () => (await import('./features/leads/timeline/Timeline.tsx')).ContactTimeline,
  },
  {
    of: 'submission',
    load: async () => (await import('./features/people/PersonPanel.tsx')).SubmissionPersonPanel,
  },
  {
    of: 'contact',
    load: async () => (await import('./features/people/PersonPanel.tsx')).ContactPersonPanel,
  },
  {
    of: 'submission',
    load: async () => (await import('./features/bookings/BookingPanel.tsx')).SubmissionBookings,
  },
  {
    of: 'contact',
    load: async () => (await import('./features/bookings/BookingPanel.tsx')).ContactBookings,
  },
];

const eligibilityTabs: RouteObject[] = [
  { path: paths.dashboard(), element: <HomeRedirect /> },
  {
    // Members who may not read leads start in the blog.
    element: <RequirePermission permission="leads:read" otherwise={paths.blog()} />,
    children: [{ path: paths.dashboardAlias(), lazy: submissions }],
  },
  {
    element: <RequirePermission permission="leads:read" />,
    children: [
      { path: paths.inbox(), lazy: inbox },
      { path: paths.submissions(), lazy: submissions },
      {
        path: paths.submission(':id'),
        lazy: submission,
        children: [{ index: true, lazy: panelsOf('submission', panels) }],
      },
      { path: paths.person(':id'), lazy: person },
      { path: paths.bookings(), lazy: bookings },
      { path: paths.quarantine(), lazy: quarantine },
      { path: paths.contacts(), lazy: contacts },
      {
        path: paths.contact(':id'),
        lazy: contact,
        children: [{ index: true, lazy: panelsOf('contact', panels) }],
      },
    ],
  },
  {
    element: <RequirePermission permission="questions:manage" />,
    children: [{ path: paths.questions(), lazy: questions }],
  },
  {
    element: <RequirePermission permission="webhooks:manage" />,
    children: [
      {
        lazy: webhook,
        children: [
          { path: paths.webhook(), lazy: webhookSettings },
          { path: paths.newWebhookEndpoint(), lazy: newWebhookEndpoint },
          { path: paths.webhookEndpoint(':id'), lazy: webhookEndpoint },
          { path: paths.webhookDocumentation(), lazy: webhookDocumentation },
        ],
      },
    ],
  },
];

const blogTabs: RouteObject[] = [
  {
    element: <RequirePermission permission="blog:read" />,
    children: [
      { path: paths.blog(), lazy: posts },
      { path: paths.blogCategories(), lazy: categories },
      { path: paths.blogAuthors(), lazy: authors },
      { path: paths.postPreview(':id'), lazy: previewPost },
      { path: paths.postRevisions(':id'), lazy: postRevisions },
    ],
  },
  {
    element: <RequirePermission permission="blog:write" />,
    children: [{ path: paths.blogTransfer(), lazy: blogTransfer }],
  },
];

const dashboardTabs: RouteObject[] = [
  ...eligibilityTabs,
  ...blogTabs,
  {
    element: <RequirePermission permission="testimonials:manage" />,
    children: [{ path: paths.testimonials(), lazy: testimonials }],
  },
  {
    element: <RequirePermission permission="media:manage" />,
    children: [
      { path: paths.media(), lazy: media, children: [{ path: paths.mediaItem(':id'), lazy: mediaItem }] },
    ],
  },
];

const staffScreens: RouteObject[] = [
  ...dashboardTabs,
  {
    element: <RequirePermission permission="leads:read" />,
    children: [{ path: paths.analytics(), lazy: analytics }],
  },
  {
    lazy: settings,
    children: [
      { path: paths.settings(), lazy: appearance },
      { path: paths.accountSettings(), lazy: accountSettings },
      {
        element: <RequirePermission permission="leads:read" />,
        children: [{ path: paths.meetingSettings(), lazy: meetingSettings }],
      },
      {
        element: <RequirePermission permission="mail:manage" />,
        children: [{ path: paths.mailSettings(), lazy: mailSettings }],
      },
      {
        element: <RequirePermission permission="users:manage" />,
        children: [
          { path: paths.agencySettings(), lazy: agencySettings },
          { path: paths.companySettings(), lazy: companySettings },
          { path: paths.teamSettings(), lazy: teamSettings },
        ],
      },
      {
        element: <RequirePermission permission="retention:manage" />,
        children: [{ path: paths.dataSettings(), lazy: dataSettings }],
      },
      {
        element: <RequirePermission permission="audit:read" />,
        children: [{ path: paths.auditLog(), lazy: auditLog }],
      },
    ],
  },
  {
    element: <RequirePermission permission="blog:write" />,
    // One element for all its addresses, so the editor stays mounted when the address changes.
    children: [
      {
        lazy: builder,
        children: [
          { path: paths.newPost(), element: null },
          { path: paths.postBuilder(':id'), element: null },
          { path: paths.postEdit(':id'), element: null },
        ],
      },
    ],
  },
  { path: paths.help(), lazy: help },
  { path: paths.helpGuide(':name'), lazy: guide },
  { path: '/admin/*', element: <NotFoundScreen /> },
];

/** Wraps a screen outside the frame in its own main landmark. */
const alone = (screen: ReactNode) => <main>{screen}</main>;

export const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    errorElement: alone(<ErrorScreen />),
    hydrateFallbackElement: <LoadingScreen text="Loading authentication..." />,
    children: [
      { path: paths.root(), loader: () => redirect(paths.dashboard()), element: null },
      { path: paths.login(), lazy: signIn },
      { path: paths.auth(), lazy: signIn },
      { path: paths.enrol(), lazy: enrol },
      { path: paths.newPassword(), lazy: newPassword },
      {
        element: <RequireUser />,
        children: [
          {
            lazy: frame,
            children: [{ errorElement: <ErrorScreen />, children: staffScreens }],
          },
        ],
      },
      { path: '*', element: alone(<NotFoundScreen />) },
    ],
  },
];
