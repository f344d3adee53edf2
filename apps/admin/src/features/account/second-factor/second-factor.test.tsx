import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { type SecondFactor, secondFactor } from '@upcurve/contracts/account/second-factor';
import { currentUser, profile } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { noStepsLeft } from '../../../test-support/empty-answers.ts';
import { renderApp, setStaffMarker, signedIn } from '../../../test-support/render-app.tsx';

const SECRET = 'JBSWY3DPEHPK3PXP';
const CODES = ['7m2k-q0zd-9xwa-h4te', '1111-2222-3333-4444'];
const PASSWORD = 'violet harbour lantern';
const OFF = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false };
const ON = { isOn: true, since: '2026-11-20T14:05:00.000Z', recoveryCodesLeft: 2, isRequired: false };
let factor: SecondFactor;
let me = currentUser();

const wrongPassword = () =>
  new Refusal(400, 'Invalid', [{ path: 'currentPassword', message: 'This is not your current password.' }]);
const checked = (body: { currentPassword: string }) => {
  if (body.currentPassword !== PASSWORD) throw wrongPassword();
};
const checkedWithCode = (body: { currentPassword: string; code: string }) => {
  checked(body);
  if (body.code !== '123456') throw new Refusal(400, 'Invalid', [{ path: 'code', message: 'Wrong code.' }]);
};

const network = mockNetwork(
  noStepsLeft,
  handle(account.getUser, () => me),
  handle(account.getProfile, () => profile()),
  handle(account.listSessions, () => []),
  handle(secondFactor.getSecondFactor, () => factor),
  handle(secondFactor.beginSecondFactor, ({ body }) => {
    checked(body);
    return { secret: SECRET, uri: `otpauth://totp/Upcurve:olivia?issuer=Upcurve&secret=${SECRET}` };
  }),
  handle(secondFactor.confirmSecondFactor, ({ body }) => {
    if (body.code !== '123456')
      throw new Refusal(400, 'Invalid', [{ path: 'code', message: 'This code is wrong.' }]);
    factor = ON;
    const { mustEnrol: _, ...user } = me;
    me = { ...user, permissions: currentUser().permissions };
    return { recoveryCodes: CODES };
  }),
  handle(secondFactor.makeRecoveryCodes, ({ body }) => {
    checkedWithCode(body);
    return { recoveryCodes: CODES };
  }),
  handle(secondFactor.disableSecondFactor, ({ body }) => {
    checkedWithCode(body);
    factor = OFF;
    return {};
  }),
);
beforeEach(() => {
  factor = OFF;
  me = currentUser();
  setStaffMarker(true);
});

type User = ReturnType<typeof renderApp>['user'];
async function givePassword(user: User, button: string, password = PASSWORD) {
  await user.type(await screen.findByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: button }));
}

describe('the second factor in the settings', () => {
  test('is set up with the password and a first code, and shows the recovery codes once', async () => {
    const { user } = renderApp(paths.settings());
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await givePassword(user, 'Continue', 'wrong');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
    await user.clear(screen.getByLabelText('Your password'));
    await givePassword(user, 'Continue');

    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.querySelectorAll('path')).toHaveLength(1);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
        expect.stringContaining('This code is wrong.'),
      ),
    );
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');

    const panel = await screen.findByRole('group', { name: 'Store your recovery codes now' });
    expect(panel).toHaveFocus();
    const codes = within(panel).getByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(CODES);
    await user.click(within(panel).getByRole('button', { name: 'I have stored them' }));
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
    expect(await screen.findByText(/recovery codes left: 2/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  });

  test('is switched off with the password and a code', async () => {
    factor = ON;
    const { user } = renderApp(paths.settings());
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    await givePassword(user, 'Switch off');
    const code = screen.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, '999999{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining('Wrong code.')));
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Second factor switched off')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  });

  test('cannot be switched off if the role requires it, but can get new recovery codes', async () => {
    factor = { ...ON, isRequired: true };
    const { user } = renderApp(paths.settings());
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    expect(screen.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument();
    await user.type(await screen.findByLabelText('Code'), '123456');
    await givePassword(user, 'Make new codes');
    expect(await screen.findByText(CODES[1] ?? '')).toBeInTheDocument();
  });
});

describe('the second factor at login', () => {
  const asking = (message = 'Enter the code.') => new Refusal(401, message, [{ path: 'code', message }]);
  let sent: object[];
  beforeEach(() => {
    sent = [];
    network.use(
      signedIn(null),
      handle(account.login, ({ body }) => {
        sent.push(body);
        if (body.password !== PASSWORD) throw new Refusal(401, 'Invalid username or password.');
        if (!body.code) throw asking();
        if (body.code !== '123456') throw asking('This code is wrong, or it was used already.');
        return me;
      }),
    );
  });

  async function enterPassword(user: User) {
    await user.type(await screen.findByLabelText('Username'), 'olivia');
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    return screen.findByLabelText('Code');
  }

  test('is requested after the password and sent together with it', async () => {
    const { user } = renderApp(paths.login());
    const code = await enterPassword(user);
    expect(code).toHaveFocus();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    await user.type(code, '999999{Enter}');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('This code is wrong, or it was used already.'),
    );
    expect(code).toHaveFocus();
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Welcome back, olivia!')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ username: 'olivia', password: PASSWORD, code: '123456' });
  });

  test('can return to the password', async () => {
    const { user } = renderApp(paths.login());
    await enterPassword(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Password')).toHaveValue('');
  });
});

test('forces the second factor to be set up if the role requires it', async () => {
  me = { ...currentUser('owner'), permissions: [], mustEnrol: true };
  const { user } = renderApp(paths.settings());
  expect(await screen.findByRole('heading', { level: 1, name: 'One more step' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await givePassword(user, 'Continue');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'I have stored them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
});
