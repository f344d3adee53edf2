import { screen, waitFor, within } from '@testing-library/react';
import { type QuestionInput, questions } from '@upcurve/contracts/quiz/questions';
import { storedQuestion } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';
import { suggestValue } from './option-actions.ts';

const channels = storedQuestion({
  id: 3,
  text: 'Which channels do you use?',
  inputType: 'checkbox',
  category: 'marketing',
  options: [
    { value: 'ads', label: 'Google Ads', points: 3, qualifies: true },
    { value: 'seo', label: 'SEO' },
    { value: 'none', label: 'None' },
  ],
});
const advice = {
  title: 'Run ads for one treatment',
  why: 'It teaches most.',
  thisWeek: 'Choose the treatment.',
  link: '/services/paid-media',
};
let stored = channels;
let sent: QuestionInput['options'];
beforeEach(() => {
  sent = undefined;
  stored = channels;
});
mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => [stored]),
  handle(questions.updateQuestion, ({ body }) => {
    sent = body.options;
    return channels;
  }),
);

async function open() {
  const { user } = renderApp('/admin/eligibility/questions');
  await user.click(await screen.findByRole('button', { name: 'Edit Which channels do you use?' }));
  await screen.findByRole('group', { name: 'Options' });
  const save = () => user.keyboard('{Control>}{Enter}{/Control}');
  return { user, save };
}
const option = (number: number) => within(screen.getByRole('group', { name: `Option ${number}` }));
const label = (number: number) => option(number).getByLabelText('Label');
const value = (number: number) => option(number).getByLabelText('Value');
const labels = () => screen.getAllByLabelText('Label').map((field) => (field as HTMLInputElement).value);

test('edits options by keyboard and derives the value of a new option from its label', async () => {
  const { user, save } = await open();
  screen.getByRole('button', { name: 'Add option' }).focus();
  await user.keyboard('{Enter}');
  expect(label(4)).toHaveFocus();
  await user.keyboard('Ads');
  expect(value(4)).toHaveValue('ads-2');
  await user.keyboard('{Tab}{Tab}-5{Tab} ');
  // Enter adds an option below. The first option gets a new label but keeps its value, because answers refer to it.
  label(1).focus();
  await user.keyboard('!{Enter}Email & Café');
  expect(value(1)).toHaveValue('ads');
  expect(value(2)).toHaveValue('email-cafe');
  await user.keyboard('{Tab}');
  await user.clear(value(2));
  await user.keyboard('mail');
  await user.type(label(2), ' etc.');
  expect(value(2)).toHaveValue('mail');
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      { value: 'ads', label: 'Google Ads!', points: 3, qualifies: true },
      { value: 'mail', label: 'Email & Café etc.' },
      { value: 'seo', label: 'SEO' },
      { value: 'none', label: 'None' },
      { value: 'ads-2', label: 'Ads', points: -5, qualifies: true },
    ]),
  );
});

test('moves options by Alt and arrow keys or by buttons, keeps the focus and announces the place', async () => {
  const { user } = await open();
  const seo = label(2);
  seo.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(labels()).toEqual(['Google Ads', 'None', 'SEO']);
  expect(seo).toHaveFocus();
  expect(screen.getByText('Moved to place 3 of 3.')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(labels()).toEqual(['Google Ads', 'None', 'SEO']);

  await user.click(screen.getByRole('button', { name: 'Move option 3 up' }));
  expect(labels()).toEqual(['Google Ads', 'SEO', 'None']);
  expect(screen.getByRole('button', { name: 'Move option 2 up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(labels()).toEqual(['SEO', 'Google Ads', 'None']);
  expect(screen.getByRole('button', { name: 'Move option 1 up' })).toHaveAttribute('aria-disabled', 'true');
});

test('removes options and focuses the next remove button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove option 3' }));
  expect(screen.getByRole('button', { name: 'Remove option 2' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('group', { name: 'Option 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add option' })).toHaveFocus();
});

test('splits several pasted lines into several options', async () => {
  const { user } = await open();
  await user.click(label(3));
  await user.paste('- TikTok\n\n- You Tube\r\n');
  expect(labels()).toEqual(['Google Ads', 'SEO', 'None', 'TikTok', 'You Tube']);
  expect(value(5)).toHaveValue('you-tube');
  expect(label(5)).toHaveFocus();
  await user.clear(label(4));
  await user.paste('Radio');
  expect(labels()).toEqual(['Google Ads', 'SEO', 'None', 'Radio', 'You Tube']);
});

test('allows at most 50 options', async () => {
  const { user } = await open();
  await user.click(label(3));
  await user.paste(Array.from({ length: 60 }, (_, i) => `Line ${i}`).join('\n'));
  expect(labels()).toHaveLength(50);
  expect(screen.getByText('47 options added. 13 did not fit.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add option' })).toBeDisabled();
});

test('shows validation errors of an option at its fields', async () => {
  const { user, save } = await open();
  await user.clear(label(1));
  await user.clear(value(2));
  await user.clear(value(3));
  await user.type(value(3), 'ads');
  await user.type(option(3).getByLabelText('Points'), '101');
  await save();
  expect(await screen.findByText('4 things need your attention')).toBeInTheDocument();
  expect(label(1)).toHaveAccessibleDescription('Option label is required');
  expect(value(2)).toHaveAccessibleDescription('Option value is required');
  expect(value(3)).toHaveAccessibleDescription('Another option has this value.');
  expect(option(3).getByLabelText('Points')).toHaveAccessibleDescription('A whole number from -100 to 100.');
  await user.click(screen.getByRole('button', { name: 'Option 2: Option value is required' }));
  expect(value(2)).toHaveFocus();
});

test.each([
  ['£15,000 to £30,000', [], '15-000-to-30-000'],
  ["I'm not there", [], 'im-not-there'],
  ['Café', ['cafe', 'cafe-2'], 'cafe-3'],
  ['?!', [], ''],
  ['x'.repeat(200), [], 'x'.repeat(196)],
])('suggestValue turns %s into a value that is not taken', (label, taken, value) => {
  expect(suggestValue(label, taken)).toBe(value);
});

test('keeps unedited advice and amounts', async () => {
  const options = [{ value: 'ads', label: 'Google Ads', advice, spend: { from: 500, to: 1000 } }];
  stored = { ...channels, options };
  const { user } = await open();
  expect(option(1).getByRole('button', { name: /^Advice/ })).toHaveTextContent('Run ads for one treatment');
  await user.click(screen.getByRole('button', { name: 'Update Question' }));
  await waitFor(() => expect(sent).toEqual(options));
});

test('edits the advice of an option and keeps both together when the option moves', async () => {
  const { user, save } = await open();
  const fold = option(1).getByRole('button', { name: /^Advice/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  const fill = async (field: string, text: string) => {
    await user.click(option(1).getByLabelText(field));
    await user.paste(text);
  };
  await fill('What to do', advice.title);
  await fill('Why', advice.why);
  await fill('This week', 'Choose\nthe treatment.');
  await fill('Read on', advice.link);
  await fill('Spend from', '500');
  await fill('Spend to', '1000');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(option(2).getByLabelText('What to do')).toHaveValue(advice.title);
  await save();
  await waitFor(() => expect(sent?.[1]).toMatchObject({ advice, spend: { from: 500, to: 1000 } }));
  expect(sent?.[0]).toEqual({ value: 'seo', label: 'SEO' });
});

test('lists errors in folded advice and unfolds it to focus the field', async () => {
  stored = { ...channels, options: [{ value: 'ads', label: 'Google Ads', advice }] };
  const { user, save } = await open();
  await user.click(option(1).getByRole('button', { name: /^Advice/ }));
  await user.clear(option(1).getByLabelText('Why'));
  const link = option(1).getByLabelText('Read on');
  await user.clear(link);
  await user.paste('/services/magic');
  await user.click(option(1).getByRole('button', { name: /^Advice/ }));
  await save();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('2 things need your attention');
  await user.click(within(summary).getByRole('button', { name: /^Option 1: A page of the website/ }));
  expect(option(1).getByLabelText('Read on')).toHaveFocus();
  expect(option(1).getByLabelText('Why')).toHaveAccessibleDescription(/^Say why\./);
  expect(sent).toBeUndefined();
});
