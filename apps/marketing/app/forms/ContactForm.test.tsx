import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { FormName } from '../content/contact/forms.ts';
import { ContactForm } from './ContactForm.tsx';

function renderForm(form: FormName) {
  // The server never responds, because these messages do not need it.
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  const Site = createRoutesStub([{ path: '*', Component: () => <ContactForm form={form} source="/test" /> }]);
  render(<Site initialEntries={['/']} />);
  const posts = () =>
    fetch.mock.calls.filter(([, init]: unknown[]) => (init as RequestInit)?.method === 'POST');
  return { user: userEvent.setup(), posts };
}

test('removes an error once its field is corrected', async () => {
  const { user } = renderForm('contact');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'amelia@');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription('Enter a valid email address.');
  await user.type(email, 'hart');
  expect(email).toBeInvalid();
  await user.type(email, '.example');
  expect(email).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeInvalid();
});

test('offers three times of day, by keyboard too', async () => {
  const { user } = renderForm('consultation');
  await user.click(screen.getByRole('button', { name: 'Ask for this time' }));
  const times = screen.getByRole('group', { name: 'What time of day?' });
  expect(times).toHaveAccessibleDescription('UK time. Choose morning, afternoon or evening.');
  await user.click(within(times).getByRole('radio', { name: 'Morning 9 to 12' }));
  await user.keyboard('{ArrowRight}');
  expect(within(times).getByRole('radio', { name: 'Afternoon 12 to 5' })).toBeChecked();
  expect(times).toHaveAccessibleDescription('UK time.');
});

test('uses the browser’s own validation until the script has started', () => {
  renderForm('consultation');
  const wants = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;
  for (const name of ['Your name', 'Email', 'Phone', 'Which day', 'Morning'])
    expect(wants(name)).toBeRequired();
  expect(wants('Clinic')).not.toBeRequired();
});
