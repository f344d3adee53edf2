import type { Locator, Page } from 'playwright-core';
import type { SampleData } from './sample-data.ts';

/** How to take the screenshot of a guide. */
export interface Shot {
  path: string | ((made: SampleData) => string);
  /** Steps before the screenshot, such as opening a row. */
  prepare?: (page: Page, made: SampleData) => Promise<void>;
  /** The element at the top of the screenshot. Default: the screen's heading. */
  from?: (page: Page) => Locator;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const section = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 2 });
const settings = (part = '') => `/admin/settings${part}`;

/** By the guide's name. */
export const SHOTS: Record<string, Shot> = {
  inbox: { path: '/admin/inbox' },
  submissions: {
    path: '/admin/eligibility/submissions',
    async prepare(page) {
      await page.getByRole('row').nth(2).getByRole('link').first().click();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
    from: section('Result'),
  },
  contacts: {
    path: '/admin/eligibility/contacts?formType=Consultation',
    async prepare(page) {
      await page.getByRole('row').nth(2).getByRole('link').first().click();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  people: { path: ({ person }) => `/admin/people/${person}` },
  quarantine: { path: '/admin/eligibility/quarantine' },
  analytics: { path: '/admin/eligibility', from: (page) => page.getByLabel('Results') },
  questions: { path: '/admin/eligibility/questions' },
  webhooks: {
    path: '/admin/eligibility/webhook?status=dead',
    prepare: press(/^Attempts of/),
    from: section('Deliveries'),
  },
  blog: { path: '/admin/blog' },
  editor: {
    path: '/admin/blog',
    async prepare(page) {
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.waitForURL(/builder/);
      await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    },
    from: (page) => page.getByRole('main'),
  },
  testimonials: { path: '/admin/testimonials' },
  media: { path: '/admin/media' },
  business: { path: settings('/company') },
  bookings: { path: '/admin/bookings' },
  meetings: { path: settings('/meetings') },
  account: {
    path: settings('/account'),
    async prepare(page, { owner }) {
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByLabel('Your password').fill(owner.password);
      await page.keyboard.press('Enter');
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
    from: section('Second factor'),
  },
  mail: { path: settings('/mail'), from: section('Emails') },
  team: { path: settings('/team'), from: section('Members') },
  data: { path: settings('/data'), from: section('Data retention') },
  'audit-log': {
    path: settings('/audit-log?action=member.role'),
    prepare: press(/^Details of/),
    from: section('Audit log'),
  },
};
