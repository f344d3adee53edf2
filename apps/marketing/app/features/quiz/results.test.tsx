import { screen, within } from '@testing-library/react';
import { type LateDetail, quiz, type Report } from '@upcurve/contracts/quiz/quiz';
import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { translatePage } from '@upcurve/testing/translate-page';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { RESULT_TOKEN, result, wellServer } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';
import { keepReport, readKeptReport } from './report/kept-report.ts';

const server = mockNetwork(...wellServer());
const link = `/eligibility/results#r=${RESULT_TOKEN}`;
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

const whole = (part: Partial<Report> = {}): Report => ({
  name: 'Amelia Hart',
  businessName: null,
  completedAt: '2026-11-20T14:05:00.000Z',
  questions: [],
  answers: {},
  figures: {},
  missing: [],
  result,
  canMail: true,
  ...part,
});

function hasReport(part: Partial<typeof result> = {}, canMail = true, rest: Partial<Report> = {}) {
  return handle(quiz.getReport, () => whole({ ...rest, result: { ...result, ...part }, canMail }));
}

test('the link shows the report on another device', async () => {
  server.use(hasReport());
  const { user } = renderQuiz(link);
  expect(await heading(/Amelia, your clinic is growing/)).toBeVisible();
  for (const book of screen.getAllByRole('link', { name: /Book a consultation/ })) {
    expect(book).toHaveAttribute('href', `/book-consultation#r=${RESULT_TOKEN}`);
  }
  await user.click(screen.getByRole('button', { name: 'Copy link to this report' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${link}`);
});

describe('sending the report by email', () => {
  const button = () => screen.findByRole('button', { name: 'Email me my report' });
  const open = async () => {
    const { user } = renderQuiz(link);
    return { user, press: async () => user.click(await button()) };
  };

  test('sends one email for a repeated key press, and confirms it', async () => {
    const keys: (string | null)[] = [];
    let answer = () => {};
    server.use(
      hasReport(),
      handle(quiz.mailReport, async ({ params, request }) => {
        expect(params.resultToken).toBe(RESULT_TOKEN);
        keys.push(request.headers.get('idempotency-key'));
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return {};
      }),
    );
    const { user } = await open();
    (await button()).focus();
    await user.keyboard('{Enter}{Enter}');
    expect((await screen.findByText('Sending…')).closest('[role=status]')).not.toBeNull();
    expect(await button()).toHaveFocus();
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    answer();
    expect(await screen.findByText('It’s on its way to the address you gave.')).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  test('retries a lost request under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      hasReport(),
      handle(quiz.mailReport, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length === 1) return HttpResponse.error();
        return {};
      }),
    );
    const { press } = await open();
    await press();
    expect(await screen.findByText(/We couldn’t send it just now/)).toBeVisible();
    await press();
    expect(await screen.findByText(/It’s on its way/)).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });

  test('explains the daily limit', async () => {
    server.use(
      hasReport(),
      handle(quiz.mailReport, () => {
        throw new Refusal(429, 'Too many attempts.');
      }),
    );
    const { press } = await open();
    await press();
    expect(await screen.findByText(/as often as we can today/)).toBeVisible();
  });

  test('is not offered if no email can be sent', async () => {
    server.use(hasReport({}, false));
    renderQuiz(link);
    await heading(/Amelia/);
    expect(screen.queryByRole('button', { name: 'Email me my report' })).not.toBeInTheDocument();
  });
});

test('tells an eligible clinic that it is eligible', async () => {
  server.use(hasReport({ isEligible: true, tier: 'Ready to scale', score: 90 }));
  renderQuiz(link);
  expect(await heading('Amelia, your clinic is ready to scale.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You’re eligible.' })).toBeVisible();
});

test('leads from the head to the plan, with its costs as a bill', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { questions, answers, result: sample } = SAMPLE_REPORT;
  server.use(hasReport(sample, true, { questions, answers }));
  const { user } = renderQuiz(link);
  await user.click(await screen.findByRole('button', { name: 'Eligible. Ground, or your own team' }));
  expect(screen.getByRole('heading', { name: 'You’re eligible.' })).toHaveFocus();
  await user.click(screen.getByText(/^It adds £[\d,]+ a month$/));
  const bill = screen.getByRole('table', { name: 'What it comes to a month, before VAT' });
  expect(within(bill).getByRole('row', { name: /^Our fee £2,200$/ })).toBeVisible();
  expect(within(bill).getAllByRole('row').at(-1)).toHaveTextContent(/^All marketing: [\d.]+% of turnover£/);
});

test('omits the parts for categories and improvements if the report has none', async () => {
  server.use(hasReport({ categories: [], improvements: [] }));
  renderQuiz(link);
  await heading(/Amelia/);
  expect(screen.queryByRole('heading', { name: 'Where you stand.' })).not.toBeInTheDocument();
});

test('explains that a link is invalid, and links to the eligibility check', async () => {
  renderQuiz(link);
  expect(await heading('This link leads to no report.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the eligibility check' })).toHaveAttribute(
    'href',
    '/eligibility/welcome',
  );
});

test('offers a retry if the server is down', async () => {
  server.use(unreachable(quiz.getReport));
  const { user } = renderQuiz(link);
  await heading('The report isn’t arriving.');
  server.use(hasReport());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(/Amelia/)).toBeVisible();
});

test('shows a friendly page if there is no report yet', async () => {
  renderQuiz('/eligibility/results');
  expect(await heading('Your report will be here.')).toBeVisible();
});

describe('details that were left out at the start', () => {
  const missing: LateDetail[] = ['phone', 'website'];

  test('are asked for and sent, and then no longer asked for', async () => {
    let sent: unknown;
    server.use(
      hasReport({}, true, { missing }),
      handle(quiz.addDetails, ({ body }) => {
        sent = body;
        return whole({ missing: ['phone'] });
      }),
    );
    const { user } = renderQuiz(link);
    await user.click(await screen.findByText('Phone and Website'));
    await user.type(screen.getByRole('textbox', { name: /^Website/ }), 'hart.example');
    expect(screen.queryByRole('textbox', { name: /^Clinic name/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to my report' }));
    await vi.waitFor(() =>
      expect(screen.queryByRole('textbox', { name: /^Website/ })).not.toBeInTheDocument(),
    );
    expect(sent).toEqual({ website: 'hart.example' });
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toBeVisible();
  });

  test('show an error at their field', async () => {
    server.use(
      hasReport({}, true, { missing }),
      handle(quiz.addDetails, () => whole()),
    );
    const { user } = renderQuiz(link);
    await user.click(await screen.findByText('Phone and Website'));
    const field = screen.getByRole('textbox', { name: /^Website/ });
    await user.type(field, 'hart');
    await user.click(screen.getByRole('button', { name: 'Add to my report' }));
    expect(await screen.findByText('Enter a valid web address.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Enter a valid web address.');
  });
});

test('loads and keeps the visitor’s own report, and shows the kept one if the server has none', async () => {
  keepReport({ resultToken: RESULT_TOKEN, name: 'Amelia Hart', result });
  const { unmount } = renderQuiz(link);
  expect(await heading(/Amelia/)).toBeVisible();
  unmount();
  server.use(hasReport({}, true, { businessName: 'Hart & Hart' }));
  renderQuiz(link);
  expect(await screen.findByText('Your report · Hart & Hart · 20 November 2026')).toBeVisible();
  expect(readKeptReport()).toMatchObject({ businessName: 'Hart & Hart' });
});

test('the email draft contains the link, and comes first for a visitor who cannot decide', async () => {
  server.use(hasReport());
  const { unmount } = renderQuiz(link);
  await heading(/Amelia/);
  const [draft = ''] = screen
    .getAllByRole('link', { name: 'Forward it' })
    .map((link) => link.getAttribute('href') ?? '');
  expect(decodeURIComponent(draft)).toContain(`${location.origin}${link}`);
  const send = screen.getByRole('link', { name: 'Send this to the owner' });
  expect(send).toHaveAttribute('href', draft);
  expect(send.compareDocumentPosition(screen.getByRole('link', { name: 'Book a consultation' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  unmount();
  server.use(hasReport({ criteria: [] }));
  renderQuiz(link);
  await heading(/Amelia/);
  expect(screen.queryByRole('link', { name: 'Send this to the owner' })).not.toBeInTheDocument();
});

test('the sums follow an assumption at once, and the form leads to the calculator', async () => {
  server.use(handle(quiz.getReport, () => whole(SAMPLE_REPORT)));
  const { user } = renderQuiz(link);
  await heading(/Amelia/);
  const results = () => screen.queryAllByText(/^On these figures: /, { selector: 'form > p:not([role])' });
  expect(screen.getAllByText('£3,200 to £7,500')[0]).toBeVisible();
  expect(results()).toEqual([]);
  await user.click(screen.getByRole('heading', { name: /^Based on 130 enquiries a month at £\d+ a visit/ }));
  expect(screen.getByText(/Our working estimates for a medspa/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What a visit brings in' })).toHaveAccessibleDescription(
    'Our working estimates for a medspa',
  );
  const turnover = screen.getByRole('textbox', { name: 'Turnover a month' });
  await user.clear(turnover);
  await user.type(turnover, '80000');
  expect(results()[0]).toHaveTextContent('£6,300 to £15,000 a month, most likely £11,000.');
  expect(turnover).toHaveAccessibleDescription('Your figure');
  expect(screen.getByRole('heading', { name: 'Rise' })).toBeVisible();
  expect(turnover.closest('form')).toHaveAttribute('action', '/calculator/results');
  await user.click(screen.getByRole('button', { name: 'Back to our figures' }));
  expect(results()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Ground' })).toBeVisible();
});

test('a report that the browser translates says the same after each assumption', async () => {
  server.use(handle(quiz.getReport, () => whole(SAMPLE_REPORT)));
  const textsOf = async (prepare: () => void) => {
    const { user, container, unmount } = renderQuiz(link);
    await heading(/Amelia/);
    const texts: (string | null)[] = [];
    const step = async (act: () => Promise<void>) => {
      prepare();
      await act();
      texts.push(container.textContent);
    };
    const turnover = screen.getByRole('textbox', { name: 'Turnover a month' });
    await step(() => user.clear(turnover));
    await step(() => user.type(turnover, '80000'));
    await step(() => user.tab());
    await step(() => user.click(screen.getByRole('button', { name: 'Back to our figures' })));
    unmount();
    return texts;
  };
  const plain = await textsOf(() => {});
  expect(await textsOf(translatePage)).toEqual(plain);
  expect(new Set(plain).size).toBeGreaterThan(1);
});

test('own figures survive a reload, and a copied link carries them', async () => {
  server.use(handle(quiz.getReport, () => whole(SAMPLE_REPORT)));
  const { user, unmount } = renderQuiz(link);
  await heading(/Amelia/);
  const turnover = () => screen.getByRole('textbox', { name: 'Turnover a month' });
  await user.clear(turnover());
  await user.type(turnover(), '£80,000');
  await user.click(screen.getByRole('button', { name: /^Copy link/ }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toBe(`${location.origin}${link}&turnover=80000`);
  unmount();
  const again = renderQuiz(link);
  await heading(/Amelia/);
  expect(turnover()).toBeVisible();
  expect(turnover()).toHaveValue('80,000');
  again.unmount();
  sessionStorage.clear();
  renderQuiz(`${link}&turnover=90000&visits=many`);
  await heading(/Amelia/);
  expect(turnover()).toHaveValue('90,000');
});
