import { inbox } from '@upcurve/contracts/leads/inbox';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { mail } from '@upcurve/contracts/settings/mail';
import type { ReportSource } from '@upcurve/site-content/report/source';
import { viewOf } from '@upcurve/site-content/report/view';
import { startMailServer } from '@upcurve/testing/mail-server';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, until } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { tablesWith } from '../../../test/tables-with.ts';
import type { Links } from './report-pdf/pages.ts';
import { printReport } from './report-pdf/print-report.ts';
import { computeResult } from './scoring.ts';

const server = await startMailServer();
afterAll(() => server.close());
// Applies the real limit of three requested mails a day.
const api = await apiForFile({ env: { SMTP_URL: server.url, RATE_LIMIT_FACTOR: '1' }, worker: true });
const headers = await api.signIn('owner');
afterEach(async () => {
  await api.db.deleteFrom('allLeads').execute();
  server.received.length = 0;
});

/* Each client has its own address, so that limits per address do not apply. */
let place = 0;
const client = (own = api) => own.client(quiz, { 'x-forwarded-for': `203.0.113.${++place}` });
const submit = (change: Partial<SubmissionInput> = {}) => client().submit({ body: leadInput(api, change) });
const ask = (resultToken: string, idempotencyKey?: string) =>
  client().mailReport({ params: { resultToken } }, { idempotencyKey });
const reports = async () =>
  (await api.client(mail, headers).listMails()).items.filter(({ kind }) => kind === 'report');
const sent = () => server.received.filter(({ text }) => text.includes('Here is the report you asked for.'));
const arrived = (count: number) => until(() => expect(sent()).toHaveLength(count));

test('mails the first screen of the report to its lead, with PDF and links', async () => {
  const { resultToken, canMail } = await submit({
    name: 'Zoë Bell',
    businessName: 'Skin & Co',
    answers: {
      ...{ 1: 'owner', 6: 'medspa', 7: '30k-50k', 8: '1k-2500', 14: 'no', 15: 'no' },
      17: 'Nobody has time to follow them up',
    },
    figures: { caller: 'nobody' },
  });
  expect(canMail).toBe(true);
  expect(await client().getReport({ params: { resultToken } })).toMatchObject({ canMail: true });
  await ask(resultToken);
  await arrived(1);
  const [letter] = sent();
  expect(letter?.to).toEqual(['anna@example.com']);
  // Anybody may enter anybody's address, so nothing is repeated that a visitor typed.
  expect(letter?.text).toMatch(/^Hello,\n/);
  expect(letter?.text).not.toMatch(/Zoë|Bell|Skin & Co|follow them/);
  // The words and sums of the page.
  const view = viewOf(await client().getReport({ params: { resultToken } }));
  expect(view.numbers).toHaveLength(3);
  for (const { value, label } of view.numbers) expect(letter?.text).toContain(`${value} ${label}.`);
  expect(letter?.text).toContain(`This week: ${view.steps[0]?.title}. ${view.steps[0]?.step}`);
  expect(letter?.text).toMatch(
    /^Should we work together\? Yes: Ground, £2,200 fee \+ £720 calls a month, before VAT\. /m,
  );
  expect(letter?.text).toContain(`http://localhost:3000/eligibility/results#r=${resultToken}`);
  expect(letter?.text).toContain(`http://localhost:3000/book-consultation#r=${resultToken}`);
  // As HTML too, for email programs that show it.
  expect(letter?.html).toContain(`${view.numbers[0]?.value}</td>`);
  expect(letter?.html).toContain(`href="http://localhost:3000/book-consultation#r=${resultToken}"`);
  expect(letter?.html).not.toMatch(/Zoë|Bell|Skin & Co|follow them/);
  expect(letter?.text).not.toMatch(/unsubscribe/i);
  expect(letter?.attachments).toEqual([
    { filename: 'your-report.pdf', content: expect.toSatisfy((pdf: Buffer) => isPdf(pdf)) },
  ]);
  const subject = `You lose about £${view.estimate!.lost.toLocaleString('en-GB')} a month. Start here.`;
  expect(await reports()).toMatchObject([{ toAddress: 'anna@example.com', subject }]);
  expect(await tablesWith(api.db, resultToken)).toEqual([]);
});

test('gives a clinic that has not opened its first steps by mail instead of a score', async () => {
  const { answers } = leadInput(api);
  const { resultToken } = await submit({ answers: { ...answers, 3: 'not-yet' } });
  await ask(resultToken);
  await arrived(1);
  const [letter] = sent();
  expect(letter?.headers.subject).toBe('Your report: start here.');
  expect(letter?.text).toContain('This week: Collect names before you open the door.');
  expect(letter?.text).not.toMatch(/of 100|you lose|book-consultation/);
  expect(letter?.text).toContain('Read the lead guide, free:\nhttp://localhost:3000/lead-guide');

  const { items } = await api.client(inbox, headers).listInbox({ query: {} });
  expect(items).toMatchObject([{ isScored: false, isEligible: false }]);
  const {
    items: [own],
  } = await api.client(submissions, headers).listSubmissions({ query: {} });
  expect(own).toMatchObject({ isScored: false, isEligible: false });
});

const links: Links = {
  report: 'https://a.example/r',
  mailed: 'https://a.example/m',
  check: ['Enter', 'https://a.example/c'],
  book: ['Book', 'https://a.example/b'],
  forward: ['Forward', 'https://a.example/d'],
  guide: ['Read', 'https://a.example/g'],
};
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

/** Returns the PDF of a report, and the response. */
async function download(resultToken: string, query = '', headers = {}) {
  const url = `/api/eligibility/results/${resultToken}/report.pdf${query}`;
  const response = await api.app.inject({
    url,
    headers: { 'x-forwarded-for': `203.0.113.${++place}`, ...headers },
  });
  return { response, pdf: response.rawPayload };
}

describe('a report as a PDF', () => {
  test('is a tagged document of two pages, the same for every caller', async () => {
    const { resultToken } = await submit({ name: 'Łukasz Nguyễn 😀', businessName: 'Клиника & Söhne' });
    const { response, pdf } = await download(resultToken);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=your-report.pdf',
      'cache-control': 'no-store',
    });
    expect(isPdf(pdf)).toBe(true);
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toContain('/StructTreeRoot');
    expect((await download(resultToken)).pdf.equals(pdf)).toBe(true);
  });

  test('has two pages for 40 random sets of answers', async () => {
    const challenges = [
      'Plenty of people ask, but half of them never answer when we call back. ',
      'People take six months to decide and many go to a cheaper surgeon abroad. ',
    ].map((challenge) => challenge.repeat(4));
    const questions = [...DEFAULT_QUESTIONS];
    const given = Object.fromEntries(
      questions.map(({ id, options }) => [
        id,
        options ? fc.constantFrom(...options.map(({ value }) => value)) : fc.constantFrom(...challenges),
      ]),
    );
    await fc.assert(
      fc.asyncProperty(fc.record(given), async (drawn) => {
        const answers = { ...drawn, 9: [drawn[9]!], 4: '2', 16: true }; // Every question has an answer.
        const pdf = await printReport({
          source: {
            name: 'Amelia Hartington-Whitcombe',
            businessName: 'Hartington Aesthetics and Skin Clinic',
            completedAt: '2026-11-20T14:05:00.000Z',
            questions,
            answers,
            result: computeResult(questions, answers),
          },
          agency: 'Upcurve',
          links: {
            ...links,
            report: `https://upcurve.example/eligibility/results#r=${'x'.repeat(43)}`,
          },
          phone: '020 7946 0123',
        });
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
      }),
      { numRuns: 40 },
    );
  });

  const printed = (change: Partial<ReportSource>, agency = 'Upcurve') => {
    const questions = [...DEFAULT_QUESTIONS];
    const answers = { 1: 'owner', 7: '30k-50k' };
    const source = {
      name: '',
      businessName: null,
      questions,
      answers,
      result: computeResult(questions, answers),
    };
    return printReport({
      source: { ...source, completedAt: '2026-11-20T14:05:00.000Z', ...change },
      agency,
      links,
      phone: null,
    });
  };

  test('leads on as the page does: to a booking, to whoever decides, or to the lead guide', async () => {
    const linksOf = async (change: Partial<ReportSource>) =>
      (await printed(change)).toString('latin1').match(/https:..a.example.[bdg]/g);
    const nobody = { caller: 'nobody' } as const;
    expect(await linksOf({ figures: { ...nobody, canDecide: 'no' } })).toEqual(['https://a.example/d']);
    expect(await linksOf({ figures: { ...nobody, canDecide: 'yes' } })).toEqual(['https://a.example/b']);
    expect(await linksOf({ answers: { 1: 'owner', 7: 'under-15k' } })).toEqual(['https://a.example/g']);
  });

  test('leaves out texts in scripts that it has no font for, as if they were missing', async () => {
    const { id } = DEFAULT_QUESTIONS.find(({ options, text }) => !options && /challenge/i.test(text))!; // It is built in.
    const answers = { 1: 'owner', 7: '30k-50k' };
    const none = await printed({});
    for (const [name, clinic] of [
      ['محمد', 'عيادة الجمال'],
      ['משה', 'קליניקה'],
      ['王伟', '美容诊所 Clinic'],
      ['✨', '💉'],
    ] as const)
      expect(
        (await printed({ name, businessName: clinic, answers: { ...answers, [id]: clinic } })).equals(none),
      ).toBe(true);
    for (const change of [
      { name: 'Әлия' },
      { businessName: 'Клиника' },
      { answers: { ...answers, [id]: 'Ἀθηνᾶ' } },
    ])
      expect((await printed(change)).equals(none)).toBe(false);
    expect((await printed({ name: 'Anna 🌸' })).equals(await printed({ name: 'Anna' }))).toBe(true);
  });

  test.each(['Skin & Co', 'Glow <Clinic>', ']]> &amp; </rdf:li><x>', 'Łódź “Ω”'])(
    'has valid metadata for the clinic %j',
    async (clinic) => {
      const pdf = await printed({ businessName: clinic }, 'Up & <Curve>');
      const [xml = ''] = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(pdf.toString()) ?? [];
      const texts: string[] = [];
      const parser = new SaxesParser();
      parser.on('text', (text) => void texts.push(text));
      parser.write(xml).close();
      expect(texts).toEqual(expect.arrayContaining([`${clinic} · 20 November 2026`, 'Up & <Curve>']));
      // The information for older readers is not XML.
      expect(pdf.toString('latin1')).toContain('(Up & <Curve>)');
    },
  );

  test('depends on the assumptions that the visitor replaced, and rejects invalid ones', async () => {
    const { resultToken } = await submit();
    const { pdf } = await download(resultToken);
    const own = await download(resultToken, '?turnover=48000&visits=1.5');
    expect(own.response.statusCode).toBe(200);
    expect(own.pdf.equals(pdf)).toBe(false);
    for (const query of ['?turnover=-1', '?turnover=1e9', '?kept=NaN', '?name=x', '?turnover=1&turnover=2'])
      expect((await download(resultToken, query)).response.statusCode).toBe(400);
  });

  test('can be downloaded for a held report, but not for an unknown one', async () => {
    const held = await submit({ fax: 'x' });
    expect((await download(held.resultToken)).response.statusCode).toBe(200);
    expect((await download('f'.repeat(43))).response.statusCode).toBe(404);
    expect((await download('..%2f..%2fetc')).response.statusCode).toBe(400);
  });

  test('is limited to twenty per address in ten minutes', async () => {
    const here = { 'x-forwarded-for': '198.51.100.9' };
    for (let i = 0; i < 20; i++) await download('f'.repeat(43), '', here);
    const { response } = await download('f'.repeat(43), '', here);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('limits mailed reports to three a day per mailbox, even for several reports', async () => {
  const one = await submit({ email: 'kit@clinic.example' });
  const two = await submit({ email: 'Kit+again@clinic.example' });
  await ask(one.resultToken);
  await ask(one.resultToken);
  await ask(two.resultToken);
  for (const { resultToken } of [one, two])
    await expect(ask(resultToken)).rejects.toMatchObject({ statusCode: 429, retryAfter: expect.any(Number) });
  expect(await reports()).toHaveLength(3);
  await arrived(3);
});

test('sends one mail for fifty parallel requests with the same Idempotency-Key', async () => {
  const { resultToken } = await submit({ email: 'fifty@clinic.example' });
  await Promise.all(Array.from({ length: 50 }, () => ask(resultToken, 'fifty')));
  await arrived(1);
  expect(await reports()).toHaveLength(1);
});

test('sends nothing for a held or unknown report, but gives the same answers', async () => {
  const { resultToken } = await submit({ fax: 'x' });
  for (const token of [resultToken, 'f'.repeat(43)]) {
    for (let i = 0; i < 3; i++) expect(await ask(token)).toEqual({});
    expect(await refusedWith(ask(token))).toBe(429);
  }
  expect(await reports()).toEqual([]);
});

test.each(['', 'x'.repeat(44), '../../../../etc/passwd', '%00'])('rejects the token %j', async (token) => {
  await expect(ask(token)).rejects.toMatchObject({ statusCode: expect.toBeOneOf([400, 404]) });
});

test('limits requests to ten per address in ten minutes', async () => {
  const here = api.client(quiz, { 'x-forwarded-for': '198.51.100.7' });
  for (let i = 0; i < 10; i++) {
    const resultToken = String(i).repeat(43).slice(0, 43);
    await here.mailReport({ params: { resultToken } });
  }
  expect(await refusedWith(here.mailReport({ params: { resultToken: 'z'.repeat(43) } }))).toBe(429);
});

test('returns canMail false and refuses requests if no email server is set', async () => {
  const own = await apiForTest();
  const { resultToken, canMail } = await own.client(quiz).submit({ body: leadInput(own) });
  expect(canMail).toBe(false);
  expect(await own.client(quiz).getReport({ params: { resultToken } })).toMatchObject({ canMail: false });
  expect(await refusedWith(own.client(quiz).mailReport({ params: { resultToken } }))).toBe(409);
});
