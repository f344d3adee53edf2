import { screen, waitFor, within } from '@testing-library/react';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { currentUser, question, submissionDetail } from '@upcurve/testing/factories';
import { handle, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../../../paths.ts';
import { emptyPanels, noStepsLeft } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const detail = submissionDetail({ location: null, phone: null });
const network = mockNetwork(
  noStepsLeft,
  emptyQuarantine,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.getSubmission, () => detail),
  handle(submissions.listSubmissions, () => ({ items: [] })),
);
const address = paths.submission(detail.id);

test('shows contact details and the stored result', async () => {
  renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Submission Details' })).toBeInTheDocument();
  expect(screen.getByText('Submitted on Nov 20, 2026 2:05 PM')).toBeInTheDocument();

  const contact = within(screen.getByRole('region', { name: 'Contact Information' }));
  expect(contact.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Full Name',
    'Email Address',
    'Business Name',
    'Marketing',
  ]);
  const result = screen.getByRole('region', { name: 'Result' });
  expect(result).toHaveTextContent('72Ready to scaleEligible');
});

test('lists responses in the order of the questions, with unknown questions last', async () => {
  const options = [
    { value: 'ig', label: 'Instagram' },
    { value: 'ads', label: 'Google Ads' },
  ];
  network.use(
    handle(submissions.getSubmission, () => ({
      ...detail,
      questions: [
        question({ id: 7, order: 4, text: 'Which channels do you use?', inputType: 'checkbox', options }),
        question({ id: 9, order: 2, text: 'Do you use a CRM?' }),
        question({ id: 3, order: 17, text: 'Anything else?', inputType: 'freeText' }),
      ],
      answers: { 3: null, 7: ['ig', 'ads'], 9: false, 100: 'kept' },
    })),
  );
  renderApp(address);
  const responses = within(await screen.findByRole('region', { name: 'Responses' }));
  expect(responses.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Question 2: Do you use a CRM?No',
    'Question 4: Which channels do you use?Instagram, Google Ads',
    'Question 17: Anything else?No answer',
    'Unknown Questionkept',
  ]);
});

test('lists what the visitor said about the clinic before the answers', async () => {
  const figures = {
    enquiries: 1200,
    value: 250,
    noShows: 0,
    caller: 'nobody',
    canDecide: 'together',
  } as const;
  network.use(handle(submissions.getSubmission, () => ({ ...detail, figures, answers: {} })));
  renderApp(address);
  const responses = within(await screen.findByRole('region', { name: 'Responses' }));
  expect(responses.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Enquiries a month1,200',
    'A first visit brings£250',
    'No-shows0%',
    'Who could make the calls?Nobody',
    'Can you decide about marketing?Together with someone',
  ]);
});

test('reports a deleted submission and links back to the list', async () => {
  network.use(refused(submissions.getSubmission, 404, 'Not found.'));
  const app = renderApp(address);
  expect(await screen.findByRole('alert')).toHaveTextContent('This submission was not found');
  await app.user.click(screen.getByRole('button', { name: 'Back to List' }));
  await waitFor(() => expect(app.location()).toBe(paths.submissions()));
});

test('shows a connection error and can retry', async () => {
  network.use(unreachable(submissions.getSubmission));
  const { user } = renderApp(address);
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection error.');
  network.use(handle(submissions.getSubmission, () => detail));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Submission Details' })).toBeInTheDocument();
});

test('returns to the list and its heading after a deletion', async () => {
  network.use(handle(submissions.deleteSubmission, () => ({})));
  const app = renderApp(address);
  await app.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('Submission Deleted')).toBeInTheDocument();
  const heading = await screen.findByRole('heading', { name: 'Eligibility Submissions' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('lets sales set the status but not delete', async () => {
  network.use(signedIn(currentUser('sales')));
  renderApp(address);
  expect(await screen.findByRole('button', { name: 'Update Status' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
