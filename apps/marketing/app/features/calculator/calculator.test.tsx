import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DETAILS_MAX, Detail } from '@upcurve/contracts/leads/contact';
import { EXAMPLE } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { detailOf } from '../../forms/sending/read-form.ts';
import Questions from '../../routes/calculator/questions.tsx';
import Results from '../../routes/calculator/results.tsx';
import { resultLines } from './results/result-lines.ts';

function Address() {
  const { search } = useLocation();
  return <output aria-label="address">{search}</output>;
}

function calculatorAt(path: string) {
  const withAddress = (Page: () => React.ReactNode) => () => (
    <>
      <Page />
      <Address />
    </>
  );
  const Calculator = createRoutesStub([
    { path: paths.calculator.questions(), Component: withAddress(Questions) },
    { path: paths.calculator.results(), Component: withAddress(Results) },
  ]);
  return <Calculator initialEntries={[path]} />;
}

const open = (path: string) => ({ user: userEvent.setup(), ...render(calculatorAt(path)) });

afterEach(() => document.body.replaceChildren());

/** Opens a page whose visitor fills it in before its script starts. */
function openEarly(path: string, fillIn: () => void) {
  const page = calculatorAt(path);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  fillIn();
  return { user: userEvent.setup(), ...render(page, { container, hydrate: true }) };
}

const title = () => screen.getByRole('heading', { level: 1 });
const address = () => screen.getByLabelText('address').textContent;
const enquiries = () => screen.getByLabelText('How many enquiries do you get in a month?');

test('keeps the number field and the slider in step, and updates the result', async () => {
  const { user } = open(paths.calculator.questions());
  const preview = screen.getByRole('complementary', { name: 'Left on the table' });
  expect(preview).toHaveTextContent('£3,400');
  await user.clear(enquiries());
  await user.type(enquiries(), '160');
  const slider = screen.getByRole('slider', { name: 'Enquiries a month, on a slider' });
  expect(slider).toHaveAttribute('aria-valuetext', '160 a month');
  expect(preview).toHaveTextContent('£6,810');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(enquiries()).toHaveValue('0');
  expect(preview).toHaveTextContent('£0');
});

test('clamps an out-of-range number when the field loses focus', async () => {
  const { user } = open(paths.calculator.questions());
  await user.clear(enquiries());
  await user.type(enquiries(), '99999');
  await user.tab();
  expect(enquiries()).toHaveValue('2,000');
});

test('keeps a slider that was moved before the script starts', () => {
  openEarly(paths.calculator.questions(), () => {
    screen.getByRole<HTMLInputElement>('slider', { name: 'Enquiries a month, on a slider' }).value = '0';
  });
  expect(enquiries()).toHaveValue('0');
});

test('asks again for a number that can be read in two ways, and sends nothing', async () => {
  const text = '1,5';
  const { user } = open(paths.calculator.questions());
  await user.clear(enquiries());
  await user.type(enquiries(), text);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number such as 1,500 or 1.5.');
  expect(enquiries()).toBeInvalid();
  expect(enquiries()).toHaveValue(text);
  expect(enquiries()).toHaveAccessibleDescription(/Enter a number such as/);
  await user.click(screen.getByRole('button', { name: 'Show me where it leaks' }));
  expect(enquiries()).toHaveFocus();
  expect(screen.queryByText('Your result')).not.toBeInTheDocument();

  fireEvent.change(screen.getByRole('slider', { name: 'Enquiries a month, on a slider' }), {
    target: { value: '3' },
  });
  expect(enquiries()).toHaveValue('15');
  expect(enquiries()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Show me where it leaks' }));
  expect(await screen.findByText('Your result')).toBeVisible();
});

test.each([
  ['1,500', true],
  ['£1,234,567.50', true],
  ['1500 pounds', true],
  ['1.5', true],
  ['1,5', false],
  ['12,50', false],
  ['1,5k', false],
])('without script, the browser’s own check of %s', (text, isValid) => {
  open(paths.calculator.questions());
  const pattern = new RegExp(`^(?:${enquiries().getAttribute('pattern')})$`, 'v');
  expect(pattern.test(text)).toBe(isValid);
});

test('writes the answers into the address of the result', async () => {
  const { user } = open(paths.calculator.questions());
  await user.click(screen.getByRole('radio', { name: 'The next day' }));
  await user.click(screen.getByRole('button', { name: 'Show me where it leaks' }));
  expect(await screen.findByText('Your result')).toBeVisible();
  expect(address()).toBe('?v=1&e=80&s=next&b=20&t=350&r=35&n=2');
  expect(screen.getByRole('link', { name: 'Change the figures' })).toHaveAttribute(
    'href',
    `${paths.calculator.questions()}${address()}`,
  );
});

test('shows the worked example, marked as such, if the visitor has entered no figures', () => {
  open(paths.calculator.results());
  expect(screen.getByText('A worked example')).toBeVisible();
  expect(screen.getByText(/^An invented clinic with 80 enquiries/)).toBeVisible();
  expect(title()).toHaveTextContent('£3,400 a month stays on the table.');
});

test('copies the link to the result', async () => {
  const { user } = open(`${paths.calculator.results()}?v=1&e=90`);
  await user.click(screen.getByRole('button', { name: 'Copy the link to this result' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}${paths.calculator.results()}?v=1&e=90&s=day&b=20&t=350&r=35&n=2`,
  );
});

test('tells a clinic that it has no losses', () => {
  open(`${paths.calculator.results()}?v=1&e=0`);
  expect(title()).toHaveTextContent('On these figures, nothing stays on the table.');
});

test('sends the agency the result that is shown', () => {
  const { container } = open(`${paths.calculator.results()}?v=1&e=120`);
  const sent = container.querySelector<HTMLInputElement>('#send input[name="result"]')?.value;
  expect(sent).toContain('Enquiries a month: 120');
});

test('the lines for the agency contain the figures and the result, and the API accepts each of them', () => {
  const lines = resultLines({ figures: EXAMPLE, isExample: true });
  expect(lines).toContain('Answered: the same day');
  expect(lines).toContain('Left on the table, twelve months: £40,840 (low £23,280, high £55,140)');
  expect(lines.length).toBeLessThanOrEqual(DETAILS_MAX);
  const details = lines.map(detailOf);
  for (const detail of details) expect(Detail.safeParse(detail).error).toBeUndefined();
  expect(new Set(details.map(({ label }) => label)).size).toBe(lines.length);
});
