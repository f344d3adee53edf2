import { screen, within } from '@testing-library/react';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { quiz, type Report } from '@upcurve/contracts/quiz/quiz';
import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { translatePage } from '@upcurve/testing/translate-page';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { keepVisitor } from '../../forms/known-visitor.ts';
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
  result,
  canMail: true,
  bookedFor: null,
  ...part,
});

function hasReport(part: Partial<typeof result> = {}, canMail = true, rest: Partial<Report> = {}) {
  return handle(quiz.getReport, () => whole({ ...rest, result: { ...result, ...part }, canMail }));
}

test('the link shows the report on another device', async () => {
  server.use(hasReport({ criteria: [] }));
  const { user } = renderQuiz(link);
  expect(await heading(/^Amelia, /)).toBeVisible();
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

  test.each([
    ['no email can be sent', link, false],
    ['the report has just come by email', `${link}&mailed=1`, true],
    ['somebody else decides', `${link}&decide=1`, true],
  ])('is not offered if %s', async (_, address, canMail) => {
    server.use(hasReport({ criteria: [] }, canMail));
    renderQuiz(address);
    await heading(/begin/);
    expect(screen.queryByRole('button', { name: 'Email me my report' })).not.toBeInTheDocument();
  });
});

const noSlots = handle(bookings.listSlots, () => ({ zone: 'UTC', slots: [] }));

describe('the first screen', () => {
  const sample = () => whole(SAMPLE_REPORT);

  test('says the loss, this week’s step and the verdict, and folds their working', async () => {
    server.use(handle(quiz.getReport, sample));
    const { user } = renderQuiz(link);
    await heading(/^Amelia, you say it yourself: “We never get round/);
    const numbers = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(numbers).toEqual([
      '£8,230 turnover you lose a month',
      '£370 profit from this week’s step',
      '£3,990 profit with us, from month 12',
    ]);
    expect(screen.getByText(/45.hours a month\. If £12,600 .* our fee stops\. You can leave/)).toBeVisible();
    expect(screen.getByText('Half an hour on these sums: free, you decide later.')).toBeVisible();
    expect(screen.getByText('Should we work together?')).toBeVisible();
    expect(screen.getAllByText('Yes: Rise, £4,200 fee a month, before VAT.')[0]).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'How we got there' }));
    const leaks = screen.getByRole('table', { name: 'How we got there' });
    expect(within(leaks).getByRole('row', { name: 'What you lose a month £8,230' })).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'The plan and the contract in numbers' }));
    const contract = screen.getByRole('table', { name: 'The plan and the contract in numbers' });
    expect(within(contract).getByRole('row', { name: 'Our fee, a month £4,200' })).toBeVisible();
  });

  const start = '2026-12-01T10:00:00.000Z';
  const someSlots = handle(bookings.listSlots, () => ({
    zone: 'UTC',
    slots: [
      '2026-12-01T10:00:00.000Z',
      '2026-12-01T10:30:00.000Z',
      '2026-12-02T09:00:00.000Z',
      '2026-12-02T12:30:00.000Z',
      '2026-12-03T09:00:00.000Z',
      '2026-12-03T15:00:00.000Z',
    ].map((each) => ({
      start: each,
      end: each,
    })),
  }));
  const names = () => screen.findAllByRole('button', { name: /^(Tue|Wed|Thu) / });

  test('books a slot in one tap with the details of the quiz', async () => {
    keepVisitor({
      resultToken: RESULT_TOKEN,
      name: 'Amelia',
      email: 'a@hart.example',
      phone: '020 7946 0123',
      company: 'Hart',
    });
    let sent: FormData | undefined;
    server.use(
      handle(quiz.getReport, sample),
      someSlots,
      http.post('*/book-consultation/:type/answer', async ({ request }) => {
        sent = await request.formData();
        return HttpResponse.json({ state: 'taken', values: {}, next: ['2026-12-04T09:00:00.000Z'] });
      }),
    );
    const { user } = renderQuiz(link);
    const buttons = await names();
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tue,? 1 Dec, 10:00/),
      expect.stringMatching(/^Wed,? 2 Dec, 12:30/),
      expect.stringMatching(/^Thu,? 3 Dec, 15:00/),
    ]);
    await user.click(buttons[0]!);
    expect(await screen.findByRole('button', { name: /^Fri,? 4 Dec/ })).toBeVisible();
    expect(screen.getByText(/^Someone has just taken it/)).toBeVisible();
    expect(Object.fromEntries(sent!)).toMatchObject({
      start,
      name: 'Amelia',
      email: 'a@hart.example',
      phone: '020 7946 0123',
      company: 'Hart',
      resultToken: RESULT_TOKEN,
    });
  });

  test('asks only for the number that the call needs, after the time', async () => {
    keepVisitor({
      resultToken: RESULT_TOKEN,
      name: 'Amelia',
      email: 'a@hart.example',
      phone: '',
      company: '',
    });
    server.use(handle(quiz.getReport, sample), someSlots);
    const { user } = renderQuiz(link);
    const [slot] = await names();
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    expect(screen.queryByRole('textbox', { name: /number/ })).not.toBeInTheDocument();
    await user.click(slot!);
    const phone = screen.getByRole('textbox', { name: 'The number that we ring at 10:00' });
    expect(phone).toHaveFocus();
    expect(scrolledTo.mock.contexts).toContain(screen.getByRole('button', { name: 'Book this time' }));
    await user.click(screen.getByRole('button', { name: 'Book this time' }));
    expect(phone).toHaveAccessibleDescription(/Enter a number we can call/);
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  });

  test('asks in place for the details that a reopened report does not know', async () => {
    server.use(handle(quiz.getReport, sample), someSlots);
    const { user } = renderQuiz(link);
    const [slot] = await names();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await user.click(slot!);
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Amelia Hart');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('shows the slot that is booked, and no others', async () => {
    const bookedFor = new Date(Date.now() + 86_400_000).toISOString();
    server.use(
      handle(quiz.getReport, () => whole({ ...SAMPLE_REPORT, bookedFor })),
      someSlots,
    );
    renderQuiz(link);
    expect(await screen.findByText(/^You’re booked:/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Another time|Book a consultation/ })).not.toBeInTheDocument();
  });

  test('offers the booking page if there are no slots', async () => {
    server.use(handle(quiz.getReport, sample), noSlots);
    renderQuiz(link);
    expect(await screen.findByRole('link', { name: /^Book a consultation/ })).toBeVisible();
  });

  test('sends a clinic that is too small to the free guide', async () => {
    const { answers } = SAMPLE_REPORT;
    server.use(
      handle(quiz.getReport, () => whole({ ...SAMPLE_REPORT, answers: { ...answers, 7: 'under-15k' } })),
    );
    renderQuiz(link);
    expect(await screen.findByRole('link', { name: /^Read the lead guide/ })).toHaveAttribute(
      'href',
      '/lead-guide',
    );
    expect(screen.queryByRole('link', { name: /^Book a consultation/ })).not.toBeInTheDocument();
  });

  test('asks for the turnover where it is unknown, and counts with it', async () => {
    const { 7: _, ...answers } = SAMPLE_REPORT.answers;
    server.use(handle(quiz.getReport, () => whole({ ...SAMPLE_REPORT, answers })));
    const { user } = renderQuiz(link);
    expect((await screen.findAllByText('We can’t say without your turnover.'))[0]).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Turnover a month' });
    expect(field).toHaveValue('');
    await user.type(field, '75,000');
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(screen.getAllByRole('term')).toHaveLength(3);
    expect(screen.getAllByText('Yes: Rise, £4,200 fee a month, before VAT.')[0]).toBeVisible();
  });

  test('asks for a doubtful figure again before it shows numbers', async () => {
    const { answers } = SAMPLE_REPORT;
    const figures = { enquiries: 60, value: 900 };
    server.use(
      handle(quiz.getReport, () =>
        whole({ ...SAMPLE_REPORT, answers: { ...answers, 6: 'plastic-surgery' }, figures }),
      ),
    );
    const { user } = renderQuiz(link);
    await heading('Amelia, is this right? New patients at £900 explain only 5% of your turnover.');
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.getAllByText('Not yet: one figure can’t be right.')[0]).toBeVisible();
    expect(screen.queryByText(/^Yes: /)).not.toBeInTheDocument();
    const [field] = screen.getAllByRole('textbox', { name: 'What a first visit or treatment brings in' });
    await user.clear(field!);
    await user.type(field!, '4500');
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(screen.getAllByRole('term')).toHaveLength(3);
  });

  test('asks whether the clinic’s own caller has the time, and answers at once', async () => {
    const { answers } = SAMPLE_REPORT;
    server.use(
      handle(quiz.getReport, () => whole({ ...SAMPLE_REPORT, answers: { ...answers, 14: 'dedicated' } })),
    );
    const { user } = renderQuiz(link);
    await heading(/Amelia/);
    expect(screen.getAllByText('No: your own team can do it.')[0]).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Someone' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(screen.getAllByText('Yes: Rise, £4,200 fee a month, before VAT.')[0]).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // It is kept when a sum is changed, and the PDF follows.
    await user.type(screen.getByRole('textbox', { name: 'Turnover a month' }), '0');
    expect(screen.getByRole('radio', { name: 'Nobody', hidden: true })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining('caller=nobody'),
    );
  });

  test('judges a turnover above the last range by the visitor’s own figure', async () => {
    const { answers } = SAMPLE_REPORT;
    server.use(
      handle(quiz.getReport, () =>
        whole({ ...SAMPLE_REPORT, answers: { ...answers, 7: 'above-100k', 8: '5k-8k' } }),
      ),
    );
    const { user } = renderQuiz(link);
    const field = await screen.findByRole('textbox', { name: 'What is your turnover, roughly?' });
    expect(screen.getAllByRole('term')).toHaveLength(3);
    await user.clear(field);
    await user.type(field, '140000');
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(screen.getByRole('textbox', { name: 'Turnover a month' })).toHaveValue('140,000');
    expect(field).not.toBeInTheDocument();
  });
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

test('loads and keeps the visitor’s own report, and shows the kept one if the server has none', async () => {
  keepReport({ resultToken: RESULT_TOKEN, name: 'Amelia Hart', result });
  const { unmount } = renderQuiz(link);
  expect(await heading(/Amelia/)).toBeVisible();
  unmount();
  server.use(hasReport({}, true, { businessName: 'Hart & Hart' }));
  renderQuiz(link);
  expect(await screen.findByText(/^Your report · Hart & Hart/)).toHaveTextContent(/ · 20 November 2026$/);
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
  // It speaks to the one who decides, and so does the report behind its link.
  expect(decodeURIComponent(draft)).not.toMatch(/Not yet: show this/);
  expect(decodeURIComponent(draft)).toContain(`${link}&decide=1`);
  expect(decodeURIComponent(draft)).toContain('You decide. ');
  const send = screen.getByRole('link', { name: 'Send this to the owner' });
  expect(send).toHaveAttribute('href', draft);
  expect(
    send.compareDocumentPosition(screen.getByRole('link', { name: 'You decide? Book a consultation' })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  const opened = renderQuiz(`${link}&decide=1`);
  expect((await screen.findAllByText(/^You decide\. /))[0]).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Amelia/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Send this to the owner' })).not.toBeInTheDocument();
  opened.unmount();
  server.use(hasReport({ criteria: [] }));
  renderQuiz(link);
  await heading(/Amelia/);
  expect(screen.queryByRole('link', { name: 'Send this to the owner' })).not.toBeInTheDocument();
});

test('the sums and the verdict follow an assumption at once', async () => {
  server.use(handle(quiz.getReport, () => whole(SAMPLE_REPORT)));
  const { user } = renderQuiz(link);
  await heading(/Amelia/);
  await user.click(screen.getByRole('heading', { name: 'How we got there' }));
  expect(screen.getByText(/^Our estimates for a medspa, except/)).toBeInTheDocument();
  const turnover = screen.getByRole('textbox', { name: 'Turnover a month' });
  await user.clear(turnover);
  await user.type(turnover, '18000');
  expect(turnover).toHaveAccessibleDescription('Your figure');
  expect(screen.getAllByText('Not yet: from £20,000 a month.')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to our figures' }));
  expect(screen.getAllByText('Yes: Rise, £4,200 fee a month, before VAT.')[0]).toBeVisible();
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
  expect(turnover()).toHaveValue('80,000');
  again.unmount();
  sessionStorage.clear();
  renderQuiz(`${link}&turnover=90000&visits=many`);
  await heading(/Amelia/);
  expect(turnover()).toHaveValue('90,000');
});
