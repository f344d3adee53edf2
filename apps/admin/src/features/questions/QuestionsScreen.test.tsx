import { screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { storedQuestion } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { delay } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const crm = storedQuestion({ id: 5, text: 'Do you use a CRM system?', order: 2, isActive: false });
const role = storedQuestion({
  id: 9,
  text: 'What is your role?',
  description: 'So that the advice fits.',
  inputType: 'multipleChoice',
  category: 'business',
  options: [{ value: 'owner', label: 'Owner' }],
  order: 1,
});
let stored = [crm, role];
beforeEach(() => {
  stored = [crm, role];
});

const network = mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => stored),
);

const ADDRESS = '/admin/eligibility/questions';
async function open(search = '') {
  const app = renderApp(ADDRESS + search);
  await screen.findByText(/^\d+( of \d+)? questions?$/);
  return app;
}
const dataRows = () => screen.getAllByRole('row').slice(1);

describe('the list of questions', () => {
  test('shows the questions in order, with type, category and status', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Eligibility Question Manager' })).toBeInTheDocument();
    expect(screen.getByText('Create, edit and manage eligibility analyzer questions')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '#',
      'Question',
      'Type',
      'Category',
      'Status',
      'Actions',
    ]);
    const cells = dataRows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['1', 'What is your role?So that the advice fits.', 'Multiple Choice', 'Business Details', 'Active'],
      ['2', 'Do you use a CRM system?', 'Yes/No', 'Sales', 'Inactive'],
    ]);
    expect(screen.getByRole('button', { name: 'Edit What is your role?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Do you use a CRM system?' })).toBeInTheDocument();
  });

  test.each(['ROLE', 'busi', 'ADVICE', 'business+Det', 'details'])(
    'search for %s looks in text, category, its label and description',
    async (word) => {
      const app = await open();
      await app.user.type(screen.getByPlaceholderText('Search questions...'), word.replace('+', ' '));
      expect(await screen.findByText('1 of 2 questions')).toBeInTheDocument();
      expect(dataRows()[0]).toHaveTextContent('What is your role?');
      expect(app.location()).toBe(`${ADDRESS}?search=${word}`);
    },
  );

  test('offers to show all questions if nothing matches', async () => {
    const app = renderApp(`${ADDRESS}?search=zzz`);
    expect(await screen.findByRole('heading', { name: 'No Questions Found' })).toBeInTheDocument();
    expect(screen.getByText('Try changing your search criteria.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(await screen.findByText('2 questions')).toBeInTheDocument();
  });

  test('opens a question by a click or by j and Enter, and returns the focus to its row', async () => {
    const { user } = await open();
    await user.click(screen.getByText('What is your role?'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Eligibility Question' });
    expect(within(dialog).getByLabelText('Question Text')).toHaveValue('What is your role?');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Edit What is your role?' })).toHaveFocus();
    await user.keyboard('j{Enter}');
    expect(await screen.findByLabelText('Question Text')).toHaveValue('Do you use a CRM system?');
  });

  test('shows five skeleton rows while loading', async () => {
    network.use(handle(questions.listQuestions, async () => delay('infinite') as never));
    renderApp(ADDRESS);
    expect(await screen.findAllByTestId('row-skeleton')).toHaveLength(5);
  });

  test('shows an error if the questions cannot be loaded, and can retry', async () => {
    network.use(refused(questions.listQuestions, 503, 'Later.'));
    const { user } = renderApp(ADDRESS);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error')).toBeInTheDocument();
    expect(within(alert).getByText('Failed to load questions. Please try again.')).toBeInTheDocument();
    network.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 questions')).toBeInTheDocument();
  });

  test('reloads the list on request and keeps it if that fails', async () => {
    const { user } = await open();
    stored = [role];
    await user.click(screen.getByRole('button', { name: 'Refresh questions' }));
    expect(await screen.findByText('1 question')).toBeInTheDocument();
    network.use(refused(questions.listQuestions, 403, 'No.'));
    await user.click(screen.getByRole('button', { name: 'Refresh questions' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'What you see may be out of date. Failed to load questions. Please try again.',
    );
    expect(screen.getByText('What is your role?')).toBeInTheDocument();
  });
});

describe('without stored questions', () => {
  beforeEach(() => {
    stored = [];
  });

  test('stores them before the first edit, even if a colleague has just stored them', async () => {
    network.use(
      handle(questions.restoreQuestions, () => {
        // The ids differ, as if all questions had been deleted and stored again.
        stored = DEFAULT_QUESTIONS.map((question) => storedQuestion({ ...question, id: question.id + 100 }));
        throw new Refusal(409, 'There are questions already.');
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit How long have you worked at the clinic?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Store the questions first' });
    await user.click(within(dialog).getByRole('button', { name: 'Store these questions' }));
    const edit = await screen.findByRole('dialog', { name: 'Edit Eligibility Question' });
    expect(within(edit).getByLabelText('Question Text')).toHaveValue(
      'How long have you worked at the clinic?',
    );
  });

  test('reports a failure to store them', async () => {
    network.use(refused(questions.restoreQuestions, 503, 'Later.'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Store these questions' }));
    expect(await screen.findByText('Store Failed')).toBeInTheDocument();
  });

  test('can start with an empty list instead, or return to the built-in questions', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Start with an empty list' }));
    expect(screen.getByRole('heading', { name: 'No Questions Found' })).toBeInTheDocument();
    expect(screen.getByText('There are no questions yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Your First Question' }));
    expect(await screen.findByRole('dialog', { name: 'Add New Eligibility Question' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Show the built-in questions' }));
    expect(dataRows()).toHaveLength(17);
  });
});

describe('deleting a question', () => {
  const openDelete = async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Delete What is your role?' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Delete Question' })) };
  };

  test('shows the question to delete and focuses the heading afterwards', async () => {
    network.use(
      handle(questions.deleteQuestion, async ({ params }) => {
        await delay(50);
        stored = stored.filter(({ id }) => id !== params.id);
        return {};
      }),
    );
    const { user, dialog } = await openDelete();
    expect(
      dialog.getByText('Are you sure you want to delete this question? This action cannot be undone.'),
    ).toBeInTheDocument();
    expect(dialog.getByText('What is your role?')).toBeInTheDocument();
    expect(dialog.getByText('So that the advice fits.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();

    expect(await screen.findByText('Question Deleted')).toBeInTheDocument();
    expect(screen.getByText('The question has been deleted successfully.')).toBeInTheDocument();
    expect(await screen.findByText('1 question')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Eligibility Question Manager' })).toHaveFocus();
  });

  test('reports a failure, and returns the focus after Cancel', async () => {
    network.use(refused(questions.deleteQuestion, 503, 'Later.'));
    const { user, dialog } = await openDelete();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to delete question. Please try again.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Delete What is your role?' })).toHaveFocus();
  });

  test('succeeds if a colleague has already deleted the question', async () => {
    network.use(
      handle(questions.deleteQuestion, () => {
        stored = [crm];
        throw new Refusal(404, 'Gone.');
      }),
    );
    const { user, dialog } = await openDelete();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Question Deleted')).toBeInTheDocument();
    expect(await screen.findByText('1 question')).toBeInTheDocument();
  });
});

describe('the status switch', () => {
  test('switches a question on and sends the version it has read', async () => {
    network.use(
      handle(questions.updateQuestion, ({ body, request }) => {
        expect(request.headers.get('if-match')).toBe('"1"');
        stored = [storedQuestion({ ...crm, isActive: body.isActive, version: 2 }), role];
        return stored[0] ?? crm;
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Inactive: Do you use a CRM system?' }));
    expect(await screen.findByText('Question Updated')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Active: Do you use a CRM system?' })).toBeChecked(),
    );
  });

  test('reports a version conflict and keeps the stored state', async () => {
    network.use(refused(questions.updateQuestion, 412, 'Changed.'));
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Active: What is your role?' }));
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Active: What is your role?' })).toBeChecked();
  });

  test('refuses to activate a choice question without options', async () => {
    stored = [storedQuestion({ ...role, options: null, isActive: false })];
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Inactive: What is your role?' }));
    expect(
      await screen.findByText('Add at least one option, or make the question inactive.'),
    ).toBeInTheDocument();
  });
});
