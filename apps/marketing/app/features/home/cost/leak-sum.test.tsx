import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paths } from '@upcurve/site-content/paths';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { LeakSum } from './LeakSum.tsx';

const Stub = createRoutesStub([
  { path: paths.home(), Component: LeakSum },
  { path: paths.calculator.questions(), Component: () => <p>{useLocation().search}</p> },
]);

const result = () => screen.getByRole('status');
const slider = (name: string) => screen.getByRole('slider', { name });

test('starts with the worked example and follows both sliders', () => {
  render(<Stub initialEntries={['/']} />);
  expect(result()).toHaveTextContent('£3,404 a month left on the table');
  expect(screen.getByText(/Assumes you answer the same day, 20 of 100 book and 35 of 100/)).toBeVisible();

  fireEvent.input(slider('Enquiries a month'), { target: { value: '160' } });
  expect(result()).toHaveTextContent('£6,808');
  expect(slider('Enquiries a month')).toHaveAttribute('aria-valuetext', '160 a month');

  fireEvent.input(slider('A visit brings in'), { target: { value: '175' } });
  expect(result()).toHaveTextContent('£3,404');
  expect(slider('A visit brings in')).toHaveAttribute('aria-valuetext', '£175 a visit');
});

test('uses slider values that were set before hydration', async () => {
  const page = <Stub initialEntries={['/']} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const sent = screen.getByRole<HTMLInputElement>('slider', { name: 'Enquiries a month' });
  sent.value = '160';
  render(page, { container, hydrate: true });
  expect(await screen.findByText('£6,808')).toBeVisible();
  expect(slider('Enquiries a month')).toBe(sent);
  expect(sent).toHaveValue('160');
});

test('opens the calculator with the two figures', async () => {
  render(<Stub initialEntries={['/']} />);
  fireEvent.input(slider('A visit brings in'), { target: { value: '500' } });
  await userEvent.click(screen.getByRole('button', { name: 'Use your own figures' }));
  expect(await screen.findByText('?v=1&e=80&t=500')).toBeVisible();
});
