/** Every address of the admin app. Links go through here, so that a change of an address shows in one place. */
export const paths = {
  root: () => '/',
  dashboard: () => '/admin',
  dashboardAlias: () => '/admin/dashboard',
  login: () => '/admin/login',
  auth: (invite?: string) => (invite ? `/auth?invite=${encodeURIComponent(invite)}` : '/auth'),

  inbox: () => '/admin/inbox',
  analytics: () => '/admin/eligibility',
  submissions: () => '/admin/eligibility/submissions',
  submission: (id: string) => `/admin/eligibility/submissions/${id}`,
  quarantine: () => '/admin/eligibility/quarantine',
  contacts: () => '/admin/eligibility/contacts',
  contact: (id: string) => `/admin/eligibility/contacts/${id}`,
  person: (id: string) => `/admin/people/${id}`,
  questions: () => '/admin/eligibility/questions',
  webhook: () => '/admin/eligibility/webhook',
  webhookDocumentation: () => '/admin/eligibility/webhook/documentation',

  blog: () => '/admin/blog',
  testimonials: () => '/admin/testimonials',
  settings: () => '/admin/settings',
  accountSettings: () => '/admin/settings/account',
  mailSettings: () => '/admin/settings/mail',
  teamSettings: () => '/admin/settings/team',
  dataSettings: () => '/admin/settings/data',
  help: () => '/admin/help',
} as const;
