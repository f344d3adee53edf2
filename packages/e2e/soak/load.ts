import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createFormGuard } from '../bench/form-guard.ts';
import { SECRET } from './fleet.ts';

/** Requests per second. */
const RATES = { pages: 12, quizzes: 3, forms: 2, staff: 3 } as const;
export type Kind = keyof typeof RATES;

const PAGES = [
  '/',
  '/blog',
  '/blog/soak',
  '/contact',
  '/partner-program',
  '/lead-guide',
  '/eligibility/welcome',
];
const READS = ['/api/eligibility/questions', '/api/form-token', '/api/blog'];
const STAFF = [
  '/admin',
  '/api/user',
  '/api/eligibility/submissions',
  '/api/admin/webhook/deliveries',
  '/api/admin/contact-submissions',
];
/** Longer than any timeout of our servers, in ms. */
const PATIENCE_MS = 40_000;

interface Answer {
  /** 0 if the connection broke. */
  status: number;
  ms: number;
  body: string;
}

/** The requests of one kind and their results. */
export interface Tally {
  ms: number[];
  /** Unexpected responses, each with the time of day. */
  errors: string[];
}

interface Sent {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });

/** Returns a different local address for each visitor, because rate limits apply per address. */
function visitor(n: number): string {
  return `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${1 + (n % 254)}`;
}

function send(url: string, { method, headers, body }: Sent, localAddress?: string): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, body: string) =>
      resolve({ status, body, ms: performance.now() - startedAt });
    const call = request(url, {
      method,
      headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
      timeout: PATIENCE_MS,
      // Each request comes from another visitor, so connections are not reused.
      ...(localAddress ? { agent: false, localAddress } : { agent }),
    });
    call.once('timeout', () => call.destroy(new Error('silence')));
    call.once('error', (error) => end(0, error.message));
    call.once('response', (answer) => {
      text(answer).then(
        (body) => end(answer.statusCode ?? 0, body),
        (error) => end(0, `in the answer: ${error.message}`),
      );
    });
    call.end(body);
  });
}

/** Sends requests as visitors and staff at a constant rate until stopped, regardless of the responses. */
export function startLoad(urls: { marketing: string; admin: string }, staff: Record<string, string>) {
  const tallies = Object.fromEntries(
    Object.keys(RATES).map((kind) => [kind, { ms: [], errors: [] } satisfies Tally]),
  ) as unknown as Record<Kind, Tally>;
  /** The email addresses of leads whose submission was confirmed. */
  const acknowledged = { quizzes: new Set<string>(), forms: new Set<string>() };
  const underWay = new Set<Promise<void>>();
  let count = 0;

  function note(kind: Kind, what: string, answer: Answer, isGood: boolean): void {
    tallies[kind].ms.push(answer.ms);
    if (isGood) return;
    const at = new Date().toISOString().slice(11, 23);
    tallies[kind].errors.push(`${at} ${what}: ${answer.status} ${answer.body.slice(0, 200)}`);
  }

  const calls: Record<Kind, (n: number) => Promise<void>> = {
    async pages(n) {
      const all = [...PAGES, ...READS];
      const path = all[n % all.length] ?? '/';
      const answer = await send(urls.marketing + path, { headers: { accept: 'text/html' } });
      note('pages', path, answer, answer.status === 200);
    },
    async staff(n) {
      const path = STAFF[n % STAFF.length] ?? '/';
      const answer = await send(urls.admin + path, { headers: staff });
      note('staff', path, answer, answer.status === 200);
    },
    async quizzes(n) {
      const email = `quiz-${n}@example.com`;
      const body = JSON.stringify({
        ...{ name: `Quiz ${n}`, email, consent: false, answers: { 1: 'owner', 9: ['seo'] } },
        ...(await createFormGuard(SECRET)),
      });
      const headers = {
        ...{ origin: urls.marketing, 'content-type': 'application/json' },
        'idempotency-key': crypto.randomUUID(),
      };
      const url = `${urls.marketing}/api/eligibility/submissions`;
      const answer = await send(url, { method: 'POST', headers, body }, visitor(n));
      note('quizzes', 'quiz', answer, answer.status === 201);
      if (answer.status === 201) acknowledged.quizzes.add(email);
    },
    async forms(n) {
      const email = `form-${n}@example.com`;
      const fields = { name: `Form ${n}`, email, message: 'Please call.', source: '/contact: form' };
      const body = new URLSearchParams({ ...fields, ...(await createFormGuard(SECRET)) }).toString();
      const headers = { origin: urls.marketing, 'content-type': 'application/x-www-form-urlencoded' };
      const url = `${urls.marketing}/forms/contact/answer`;
      const answer = await send(url, { method: 'POST', headers, body }, visitor(n));
      const isSent = answer.status === 200 && answer.body.includes('"state":"sent"');
      note('forms', 'form', answer, isSent);
      if (isSent) acknowledged.forms.add(email);
    },
  };

  const timers = (Object.entries(RATES) as [Kind, number][]).map(([kind, rate]) =>
    setInterval(() => {
      const call = calls[kind](++count);
      underWay.add(call);
      void call.finally(() => underWay.delete(call));
    }, 1000 / rate),
  );
  return {
    tallies,
    acknowledged,
    /** Resolves when all requests have completed. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}

export type Load = ReturnType<typeof startLoad>;
