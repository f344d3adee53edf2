import { screen, waitFor, within } from '@testing-library/react';
import { type QuestionInput, questions } from '@upcurve/contracts/quiz/questions';
import { storedQuestion } from '@upcurve/testing/factories';
import { handle, Refusal, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { delay } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const rooms = storedQuestion({
  id: 7,
  text: 'How many rooms?',
  description: 'Treatment rooms only',
  inputType: 'number',
  category: 'business',
  min: 0.5,
  max: 20,
  step: 0.5,
  order: 4,
  version: 3,
});
let stored = [rooms];
let sent: { body: QuestionInput; version: string | null }[] = [];
beforeEach(() => {
  stored = [rooms];
  sent = [];
});

const network = mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => stored),
  handle(questions.createQuestion, async ({ body, request }) => {
    await delay(20);
    sent.push({ body, version: request.headers.get('if-match') });
    return { ...rooms, id: 8 };
  }),
  handle(questions.updateQuestion, ({ body, request }) => {
    sent.push({ body, version: request.headers.get('if-match') });
    return rooms;
  }),
);

async function openAdd() {
  const app = renderApp('/admin/eligibility/questions');
  await screen.findByText(/^\d+ questions?$/);
  await app.user.click(screen.getByRole('button', { name: 'Add Question' }));
  return {
    ...app,
    dialog: within(await screen.findByRole('dialog', { name: 'Add New Eligibility Question' })),
  };
}
async function openEdit() {
  const app = renderApp('/admin/eligibility/questions');
  await app.user.click(await screen.findByRole('button', { name: 'Edit How many rooms?' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Edit Eligibility Question' })) };
}
type Opened = Awaited<ReturnType<typeof openAdd>>;

async function choose({ user, dialog }: Opened, field: string, option: string) {
  await user.click(dialog.getByRole('combobox', { name: field }));
  await user.click(await dialog.findByRole('option', { name: option }));
}
async function rewrite({ user, dialog }: Opened, text: string) {
  const field = dialog.getByLabelText('Question Text');
  await user.clear(field);
  await user.type(field, text);
}

describe('adding a question', () => {
  test('sends the defaults and puts the question last', async () => {
    const { user, dialog } = await openAdd();
    expect(
      dialog.getByText('Create a new question for the eligibility analyzer questionnaire.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Input Type' })).toHaveValue('Text Input');
    expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveValue('General');
    const status = dialog.getByRole('switch', { name: 'Question Status' });
    expect(status).toBeChecked();
    expect(status).toHaveAccessibleDescription('Enable or disable this question in the questionnaire');
    expect(dialog.queryByLabelText('Display Order')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();

    await user.type(dialog.getByLabelText('Question Text'), 'What is new?');
    await user.click(dialog.getByRole('button', { name: 'Save Question' }));
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(await screen.findByText('Question Added')).toBeInTheDocument();
    expect(screen.getByText('The question has been added successfully.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Question' })).toHaveFocus();
    expect(sent).toEqual([
      {
        version: null,
        body: { text: 'What is new?', inputType: 'text', category: 'general', isActive: true, order: 2 },
      },
    ]);
  });

  test('offers six types and five categories', async () => {
    const { user, dialog } = await openAdd();
    const offered = async (name: string) => {
      await user.click(dialog.getByRole('combobox', { name }));
      const options = within(await dialog.findByRole('listbox', { name })).getAllByRole('option');
      return options.map(({ textContent }) => textContent).join(', ');
    };
    expect(await offered('Input Type')).toBe(
      'Text Input, Number Input, Free Text, Multiple Choice, Checkboxes, Yes/No',
    );
    expect(await offered('Category')).toBe('Business Details, Marketing, Sales, Financial, General');
  });

  test('offers bounds only for numbers, and accepts decimals', async () => {
    const app = await openAdd();
    await rewrite(app, 'How many rooms have you?');
    expect(app.dialog.queryByLabelText('Minimum')).not.toBeInTheDocument();
    await choose(app, 'Input Type', 'Number Input');
    await app.user.type(app.dialog.getByLabelText('Minimum'), '0.5');
    await app.user.type(app.dialog.getByLabelText('Maximum'), '-2');
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await app.dialog.findByText('Must not be below the minimum.')).toBeInTheDocument();
    await app.user.clear(app.dialog.getByLabelText('Maximum'));
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ inputType: 'number', min: 0.5 }));
    expect(sent[0]?.body).not.toHaveProperty('max');
  });

  test('omits bounds after a change to a type without them', async () => {
    const app = await openAdd();
    await rewrite(app, 'Do you have rooms?');
    await choose(app, 'Input Type', 'Number Input');
    await app.user.type(app.dialog.getByLabelText('Minimum'), '3');
    await choose(app, 'Input Type', 'Yes/No');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save Question' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toHaveProperty('min');
  });

  test('shows errors at their fields and in a summary that links to them', async () => {
    const app = await openAdd();
    await app.user.type(app.dialog.getByLabelText('Question Text'), ' abc ');
    await choose(app, 'Input Type', 'Multiple Choice');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save Question' }));
    const summary = await app.dialog.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('2 things need your attention');
    expect(summary).toHaveTextContent('Add at least one option, or make the question inactive.');
    const text = app.dialog.getByLabelText('Question Text');
    expect(text).toHaveAccessibleDescription('Question text must be at least 5 characters.');
    await app.user.click(
      within(summary).getByRole('button', { name: 'Question text must be at least 5 characters.' }),
    );
    expect(text).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('reports a failure and keeps the entries', async () => {
    network.use(unreachable(questions.createQuestion));
    const { user, dialog } = await openAdd();
    await user.type(dialog.getByLabelText('Question Text'), 'What is new?');
    await user.click(dialog.getByRole('button', { name: 'Save Question' }));
    expect(await screen.findByText('Add Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to add question. Please try again.')).toBeInTheDocument();
    expect(
      dialog.getByText(/Connection error\. Please check your network and try again\./),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Question Text')).toHaveValue('What is new?');
    network.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Save Question' }));
    expect(await screen.findByText('Question Added')).toBeInTheDocument();
  });

  test('shows the server’s errors at their fields', async () => {
    network.use(
      refused(questions.createQuestion, 400, 'Some fields are not valid.', [
        { path: 'description', message: 'Invalid input' },
        { path: 'elsewhere', message: 'Something else.' },
      ]),
    );
    const { user, dialog } = await openAdd();
    await user.type(dialog.getByLabelText('Question Text'), 'What is new?');
    await user.click(dialog.getByRole('button', { name: 'Save Question' }));
    expect(await dialog.findByText('Something else.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Description')).toHaveAccessibleDescription(/Invalid input/);
  });

  test('fills in a copy of a duplicated question and puts it last', async () => {
    const app = renderApp('/admin/eligibility/questions');
    await app.user.click(await screen.findByRole('button', { name: 'Actions for How many rooms?' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Eligibility Question' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save Question' }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ text: 'How many rooms? (copy)', min: 0.5, order: 2 }),
    );
  });
});

describe('editing a question', () => {
  test('fills in the stored question and sends its version', async () => {
    const app = await openEdit();
    expect(app.dialog.getByText('Update this eligibility analyzer question.')).toBeInTheDocument();
    const order = app.dialog.getByLabelText('Display Order');
    expect(order).toHaveValue('4');
    expect(order).toHaveAccessibleDescription(
      'The order this question appears in the eligibility questionnaire',
    );
    for (const refused of ['2.5', '2,5', '-3', '0.5', '100001']) {
      await app.user.clear(order);
      await app.user.type(order, refused);
      await app.user.click(app.dialog.getByRole('button', { name: 'Update Question' }));
      expect(order).toHaveValue(refused.replace(',', '.'));
      expect(order).toBeInvalid();
      expect(order).toHaveAccessibleDescription(/A whole number from 0 to 100000\./);
    }
    await app.user.clear(order);
    await app.user.type(order, '12');
    await app.user.clear(app.dialog.getByLabelText('Description'));
    await app.user.click(app.dialog.getByRole('switch', { name: 'Question Status' }));
    await app.user.click(app.dialog.getByRole('button', { name: 'Update Question' }));

    expect(await screen.findByText('Question Updated')).toBeInTheDocument();
    expect(screen.getByText('The question has been updated successfully.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit How many rooms?' })).toHaveFocus();
    expect(sent).toEqual([
      {
        version: '"3"',
        body: {
          text: 'How many rooms?',
          inputType: 'number',
          category: 'business',
          isActive: false,
          order: 12,
          min: 0.5,
          max: 20,
          step: 0.5,
        },
      },
    ]);
  });

  test('reports a failed save', async () => {
    network.use(refused(questions.updateQuestion, 403, 'Your role does not include this.'));
    const app = await openEdit();
    await app.user.click(app.dialog.getByRole('button', { name: 'Update Question' }));
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to update question. Please try again.')).toBeInTheDocument();
    expect(app.dialog.getByText(/Your role does not include this\./)).toBeInTheDocument();
  });

  describe('after a colleague has changed the question', () => {
    const conflicted = async () => {
      const app = await openEdit();
      await rewrite(app, 'How many chairs?');
      stored = [storedQuestion({ ...rooms, text: 'How many beds?', version: 5 })];
      network.use(
        handle(questions.updateQuestion, ({ body, request }) => {
          const version = request.headers.get('if-match');
          if (version !== '"5"') throw new Refusal(412, 'Changed.');
          sent.push({ body, version });
          return rooms;
        }),
      );
      await app.user.keyboard('{Control>}{Enter}{/Control}');
      await app.dialog.findByText('Changed by someone else');
      expect(app.dialog.getByRole('alert')).toHaveTextContent('(Question Text)');
      expect(app.dialog.getByLabelText('Question Text')).toHaveValue('How many chairs?');
      return app;
    };

    test('can overwrite the colleague’s changes', async () => {
      const app = await conflicted();
      await app.user.click(app.dialog.getByRole('button', { name: 'Overwrite with mine' }));
      expect(await screen.findByText('Question Updated')).toBeInTheDocument();
      expect(sent).toMatchObject([{ version: '"5"', body: { text: 'How many chairs?' } }]);
    });

    test('can load the newest version and edit it', async () => {
      const app = await conflicted();
      await app.user.click(app.dialog.getByRole('button', { name: 'Load newest version' }));
      const text = app.dialog.getByLabelText('Question Text');
      expect(text).toHaveValue('How many beds?');
      expect(text).toHaveFocus();
      expect(app.dialog.queryByText('Changed by someone else')).not.toBeInTheDocument();
      await app.user.type(text, ' Really?');
      await app.user.click(app.dialog.getByRole('button', { name: 'Update Question' }));
      expect(await screen.findByText('Question Updated')).toBeInTheDocument();
      expect(sent).toMatchObject([{ version: '"5"', body: { text: 'How many beds? Really?' } }]);
    });
  });

  test('can add the question again if a colleague has deleted it', async () => {
    const app = await openEdit();
    network.use(refused(questions.updateQuestion, 404, 'Gone.'));
    stored = [storedQuestion({ id: 1 })];
    await app.user.click(app.dialog.getByRole('button', { name: 'Update Question' }));
    expect(await app.dialog.findByText('This question no longer exists')).toBeInTheDocument();
    // The list behind the dialog is refreshed too.
    expect(
      screen.queryByRole('button', { name: 'Edit How many rooms?', hidden: true }),
    ).not.toBeInTheDocument();
    await app.user.click(app.dialog.getByRole('button', { name: 'Add as new question' }));
    expect(await screen.findByText('Question Added')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Eligibility Question Manager' })).toHaveFocus();
  });
});

describe('leaving with unsaved changes', () => {
  test('asks on Escape and continues editing on a second Escape', async () => {
    const { user, dialog } = await openAdd();
    const text = dialog.getByLabelText('Question Text');
    await user.type(text, 'What');
    await user.keyboard('{Escape}');
    expect(dialog.getByText('You have unsaved changes. Discard them?')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(text).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add Question' }));
    expect(await screen.findByLabelText('Question Text')).toHaveValue('');
  });
});
