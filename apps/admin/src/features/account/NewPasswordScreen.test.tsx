import { screen, waitFor } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, setStaffMarker } from '../../test-support/render-app.tsx';

let sent: object[] = [];
const network = mockNetwork(
  handle(account.resetPassword, ({ body }) => {
    sent.push(body);
    return {};
  }),
);
const LINK = `${paths.newPassword()}#token=TOKEN`;
const field = () => screen.findByLabelText('New password');

test('sends the token and a new password, then links to the login', async () => {
  setStaffMarker(false);
  sent = [];
  const app = renderApp(LINK);
  await app.user.type(await field(), 'short{Enter}');
  expect(await field()).toHaveAccessibleDescription(
    expect.stringContaining('Password must be at least 12 characters.'),
  );
  expect(sent).toEqual([]);
  await app.user.type(await field(), ' copper kettle{Enter}');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
  expect(sent).toEqual([{ token: 'TOKEN', newPassword: 'short copper kettle' }]);
  await app.user.click(screen.getByRole('link', { name: 'Log in with the new password' }));
  await screen.findByLabelText('Username');
  expect(app.location()).toBe(paths.login());
});

test('shows the server’s reason for rejecting a link', async () => {
  setStaffMarker(false);
  const message = 'This link is no longer good. Ask an owner for a new one.';
  network.use(refused(account.resetPassword, 403, message));
  const { user } = renderApp(LINK);
  await user.type(await field(), 'copper kettle north{Enter}');
  const input = await field();
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
});

test('reports a link without a token', async () => {
  setStaffMarker(false);
  renderApp(paths.newPassword());
  expect(await screen.findByText(/This link is incomplete/)).toBeInTheDocument();
});
