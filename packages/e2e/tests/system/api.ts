import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@upcurve/api-client/create-client';
import { team } from '@upcurve/contracts/account/team';
import { analytics } from '@upcurve/contracts/analytics/analytics';
import { blog } from '@upcurve/contracts/blog/blog';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { media } from '@upcurve/contracts/media/media';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { addresses, dataDir as ownDataDir } from './current.ts';
import { type FormGuard, formGuard } from './form-token.ts';
import type { Addresses } from './system.ts';

export type Credentials = { username: string; password: string };

export const OWNER: Credentials = { username: 'olivia.reid', password: 'lantern orchid gravel 27' };

/** A visitor's calls, as the marketing site's pages make them. */
export function visitorApi({ marketing }: Addresses = addresses) {
  return createClient(quiz, { baseUrl: marketing, headers: () => ({ origin: marketing }) });
}

/** The link with which the first account is made; undefined once it has been. */
export function setupLink(dataDir: string = ownDataDir): string | undefined {
  const file = join(dataDir, 'setup-link');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

const cookies = new Map<string, Promise<string>>();

/** Makes the owner's account where no test has, else signs in. */
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

/** The owner's calls, as the admin app's pages make them; signed in once for all tests. */
export async function ownerApi({ admin }: Addresses = addresses, dataDir: string = ownDataDir) {
  const signingIn = cookies.get(admin) ?? signIn(admin, dataDir);
  cookies.set(admin, signingIn);
  const cookie = await signingIn;
  const options = { baseUrl: admin, headers: () => ({ origin: admin, cookie }) };
  return {
    analytics: createClient(analytics, options),
    blog: createClient(blog, options),
    questions: createClient(questions, options),
    submissions: createClient(submissions, options),
    webhook: createClient(webhook, options),
    team: createClient(team, options),
    quarantine: createClient(quarantine, options),
    media: createClient(media, options),
    testimonials: createClient(testimonials, options),
  };
}

type Lead = Partial<Parameters<ReturnType<typeof visitorApi>['submit']>[0]['body']> & { name: string };

/** The e-mail address of somebody who exists in these tests only. */
export const emailOf = (name: string) => `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;

/** The body of a submission that the form's guards believe. */
export async function leadBody(lead: Lead, guard?: FormGuard) {
  const given = guard ?? (await formGuard(addresses.marketing));
  return { email: emailOf(lead.name), consent: false, answers: {}, ...given, ...lead };
}

/** Hands in a quiz without a browser. */
export async function handIn(lead: Lead) {
  return visitorApi().submit({ body: await leadBody(lead) });
}

/** Brings the questions back to the 17 built-in ones. */
export async function storeBuiltInQuestions(): Promise<void> {
  const owner = await ownerApi();
  for (const { id } of await owner.questions.listQuestions()) {
    await owner.questions.deleteQuestion({ params: { id } });
  }
  await owner.questions.restoreQuestions();
}

/** Whether the newest leads in quarantine include one with this address. */
export async function isQuarantined(email: string): Promise<boolean> {
  const { quarantine } = await ownerApi();
  const { items } = await quarantine.listQuarantine({ query: { limit: 100 } });
  return items.some((held) => held.email === email);
}
