import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@upcurve/api-client/create-client';
import { account } from '@upcurve/contracts/account/account';
import { team } from '@upcurve/contracts/account/team';
import { analytics } from '@upcurve/contracts/analytics/analytics';
import { blog } from '@upcurve/contracts/blog/blog';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { media } from '@upcurve/contracts/media/media';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { mail } from '@upcurve/contracts/settings/mail';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { addresses, dataDir as ownDataDir } from './current.ts';
import { type FormGuard, formGuard } from './form-token.ts';
import type { Addresses } from './system.ts';

export type Credentials = { username: string; password: string };

export const OWNER: Credentials = { username: 'olivia.reid', password: 'lantern orchid gravel 27' };

/** Returns an API client that sends the same requests as the marketing site's pages. */
export function visitorApi({ marketing }: Addresses = addresses) {
  return createClient(quiz, { baseUrl: marketing, headers: () => ({ origin: marketing }) });
}

/** Returns the link for creating the first account; undefined once the account exists. */
export function setupLink(dataDir: string = ownDataDir): string | undefined {
  const file = join(dataDir, 'setup-link');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

const cookies = new Map<string, Promise<string>>();

/** Signs in as the owner. Creates the account if no test has done so. */
async function signIn(admin: string, dataDir: string): Promise<string> {
  const link = setupLink(dataDir);
  const inviteToken = link && new URL(link).searchParams.get('invite');
  const response = await fetch(`${admin}/api/${inviteToken ? 'register' : 'login'}`, {
    method: 'POST',
    headers: { origin: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, ...(inviteToken && { inviteToken }) }),
  });
  if (!response.ok) throw new Error(`The owner was not let in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Returns API clients of the owner, as in the admin app. Signs in once for all tests. */
export async function ownerApi({ admin }: Addresses = addresses, dataDir: string = ownDataDir) {
  const signingIn = cookies.get(admin) ?? signIn(admin, dataDir);
  cookies.set(admin, signingIn);
  const cookie = await signingIn;
  const options = { baseUrl: admin, headers: () => ({ origin: admin, cookie }) };
  return {
    account: createClient(account, options),
    analytics: createClient(analytics, options),
    blog: createClient(blog, options),
    questions: createClient(questions, options),
    submissions: createClient(submissions, options),
    webhook: createClient(webhook, options),
    team: createClient(team, options),
    quarantine: createClient(quarantine, options),
    mail: createClient(mail, options),
    media: createClient(media, options),
    testimonials: createClient(testimonials, options),
  };
}

type Lead = Partial<Parameters<ReturnType<typeof visitorApi>['submit']>[0]['body']> & { name: string };

/** Returns a person's name for one run of a test, so that a retry doesn't find the leads of the run before. */
export const ownName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Returns the email address of a person in these tests. */
export const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;

/** Returns a submission that passes the form's spam checks. */
export async function leadBody(lead: Lead, guard?: FormGuard) {
  const given = guard ?? (await formGuard(addresses.marketing));
  return { email: emailOf(lead.name), consent: false, answers: {}, ...given, ...lead };
}

/** Submits a quiz without a browser. */
export async function submitQuiz(lead: Lead) {
  return visitorApi().submit({ body: await leadBody(lead) });
}

/** Restores the 17 built-in questions. */
export async function storeBuiltInQuestions(): Promise<void> {
  const owner = await ownerApi();
  for (const { id } of await owner.questions.listQuestions()) {
    await owner.questions.deleteQuestion({ params: { id } });
  }
  await owner.questions.restoreQuestions();
}

/** Whether the newest leads in quarantine include this email address. */
export async function isQuarantined(email: string): Promise<boolean> {
  const { quarantine } = await ownerApi();
  const { items } = await quarantine.listQuarantine({ query: { limit: 100 } });
  return items.some((held) => held.email === email);
}
