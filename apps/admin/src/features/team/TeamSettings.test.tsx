import { screen, waitFor, within } from '@testing-library/react';
import { type RoleRule, secondFactor } from '@upcurve/contracts/account/second-factor';
import { type Invite, team, type User } from '@upcurve/contracts/account/team';
import { ROLES } from '@upcurve/contracts/permissions';
import { currentUser, user as member, newId } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const me = currentUser('owner');
const PASSWORD_LINK = 'https://admin.example.com/auth/password#token=TOKEN';
const INVITE: Invite = {
  id: newId(),
  role: 'editor',
  name: '',
  email: '',
  createdAt: '2026-11-20T14:05:00.000Z',
  expiresAt: '2026-11-23T14:05:00.000Z',
  createdBy: null,
  delivery: null,
  mailError: null,
};
const LINK = 'https://admin.example.com/auth?invite=TOKEN';
let users: User[];
let invites: Invite[];
let rules: RoleRule[];
let hours: number[];

function change(id: string, part: Partial<User>): User {
  users = users.map((one) => (one.id === id ? { ...one, ...part } : one));
  return users.find((one) => one.id === id) ?? member();
}
const lastOwner = () =>
  new Refusal(409, 'The last owner cannot be removed. Make someone else an owner first.');

const network = mockNetwork(
  noStepsLeft,
  signedIn(me),
  handle(team.listUsers, () => users),
  handle(team.listInvites, () => invites),
  handle(team.updateUser, ({ params, body }) => change(params.id, body)),
  handle(team.deleteUser, ({ params }) => {
    users = users.filter(({ id }) => id !== params.id);
    return {};
  }),
  handle(team.createInvite, ({ body }) => {
    const invite = {
      ...INVITE,
      role: body.role,
      name: body.name ?? '',
      email: body.email ?? '',
      createdBy: 'olivia',
      delivery: body.email ? ('failed' as const) : null,
      mailError: body.email ? 'No such mailbox here' : null,
    };
    invites = [invite, ...invites];
    return { ...invite, link: LINK, isMailed: invite.email !== '' };
  }),
  handle(team.makePasswordLink, ({ body }) => {
    hours.push(body.hours);
    return { link: PASSWORD_LINK, expiresAt: '2026-11-20T18:05:00.000Z' };
  }),
  handle(secondFactor.resetSecondFactor, ({ params }) => {
    change(params.id, { hasSecondFactor: false });
    return {};
  }),
  handle(secondFactor.listRoleRules, () => rules),
  handle(secondFactor.setRoleRule, ({ params, body }) => {
    rules = rules.map((rule) => (rule.role === params.role ? { ...rule, ...body } : rule));
    const rule = rules.find(({ role }) => role === params.role);
    if (!rule) throw new Refusal(404, 'No such role.');
    return rule;
  }),
  handle(team.deleteInvite, ({ params }) => {
    invites = invites.filter(({ id }) => id !== params.id);
    return {};
  }),
);
beforeEach(() => {
  users = [
    member({ username: 'marcus', role: 'sales' }),
    member({ id: me.id, username: 'olivia', role: 'owner', lastLoginAt: '2026-11-20T14:05:00.000Z' }),
  ];
  invites = [];
  rules = ROLES.map((role) => ({ role, isRequired: false, without: role === 'sales' ? 2 : 0 }));
  hours = [];
});

async function open() {
  const app = renderApp(paths.teamSettings());
  await screen.findByRole('table', { name: 'Members' });
  return app;
}
type Visitor = Awaited<ReturnType<typeof open>>['user'];

async function choose(user: Visitor, username: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${username}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const row = (name: RegExp) => screen.getByRole('row', { name });

test('has one level-1 heading, that of the screen', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Roles', level: 2 });
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([
    screen.getByRole('heading', { name: 'Settings' }),
  ]);
});

describe('the list of members', () => {
  test('shows name, role and last login', async () => {
    await open();
    expect(row(/^marcus/)).toHaveTextContent('SalesNever');
    expect(row(/^olivia/)).toHaveTextContent('You');
    expect(row(/^olivia/)).toHaveTextContent('Owner20 Nov 2026, 14:05');
  });

  test('changes a role', async () => {
    const { user } = await open();
    await choose(user, 'marcus', 'Change Role');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Role' }));
    expect(dialog.getByText(/marcus is signed out/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Change Role' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Editor' }));
    await user.click(dialog.getByRole('button', { name: 'Change Role' }));
    expect(await screen.findByText('marcus is now Editor.')).toBeInTheDocument();
    await waitFor(() => expect(row(/^marcus/)).toHaveTextContent('Editor'));
    expect(screen.getByRole('button', { name: 'Actions for marcus' })).toHaveFocus();
  });

  test('disables a member after a confirmation, and enables the member again', async () => {
    const { user } = await open();
    await choose(user, 'marcus', 'Disable');
    const dialog = await screen.findByRole('dialog', { name: 'Disable marcus' });
    expect(dialog).toHaveTextContent('marcus is signed out immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Disable marcus' }));
    expect(await screen.findByText('Account disabled')).toBeInTheDocument();
    await waitFor(() => expect(row(/^marcus/)).toHaveTextContent('Disabled'));

    await choose(user, 'marcus', 'Enable');
    expect(await screen.findByText('Account enabled')).toBeInTheDocument();
    await waitFor(() => expect(row(/^marcus/)).not.toHaveTextContent('Disabled'));
  });

  test('removes a member after a confirmation', async () => {
    const { user } = await open();
    await choose(user, 'marcus', 'Remove');
    const dialog = await screen.findByRole('dialog', { name: 'Remove marcus' });
    expect(dialog).toHaveTextContent('Are you sure you want to remove marcus from the team?');
    await user.click(within(dialog).getByRole('button', { name: 'Remove marcus' }));
    expect(await screen.findByText('Account removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^marcus/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus();
  });

  test('warns about a change of the member’s own role and ends the session', async () => {
    const app = await open();
    await choose(app.user, 'olivia', 'Change Role');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Role' }));
    expect(dialog.getByRole('note')).toHaveTextContent('Changing its role ends your session');
    await app.user.click(dialog.getByRole('radio', { name: 'Admin' }));
    await app.user.click(dialog.getByRole('button', { name: 'Change Role' }));
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    expect(app.location()).toBe(paths.login());
  });

  test('warns before members disable their own account', async () => {
    const { user } = await open();
    await choose(user, 'olivia', 'Disable');
    expect(await screen.findByRole('dialog', { name: 'Disable olivia' })).toHaveTextContent(
      'This is your own account: you are signed out immediately',
    );
  });

  test.each([
    ['Disable', 'Disable olivia', 'Account not disabled'],
    ['Remove', 'Remove olivia', 'Account not removed'],
  ])('refuses to disable or remove the last owner: %s', async (action, confirm, title) => {
    network.use(
      handle(team.updateUser, () => {
        throw lastOwner();
      }),
      handle(team.deleteUser, () => {
        throw lastOwner();
      }),
    );
    const { user } = await open();
    await choose(user, 'olivia', action);
    await user.click(await screen.findByRole('button', { name: confirm }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(
      screen.getByText('The last owner cannot be removed. Make someone else an owner first.'),
    ).toBeInTheDocument();
  });
});

describe('helping a member', () => {
  test('creates a password link with the chosen expiry and shows it once', async () => {
    const { user } = await open();
    await choose(user, 'marcus', 'Password Link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Password Link' }));
    await user.click(dialog.getByRole('radio', { name: '4 hours' }));
    await user.click(dialog.getByRole('button', { name: 'Make Link' }));
    expect(await screen.findByRole('textbox', { name: 'Password link' })).toHaveValue(PASSWORD_LINK);
    expect(hours).toEqual([4]);
    await user.click(screen.getByRole('button', { name: 'I have stored it' }));
    expect(screen.getByRole('button', { name: 'Actions for marcus' })).toHaveFocus();
  });

  test('resets the second factor of another member, but not of oneself', async () => {
    users = users.map((one) => ({ ...one, hasSecondFactor: true }));
    const { user } = await open();
    await choose(user, 'marcus', 'Reset Second Factor');
    const dialog = await screen.findByRole('dialog', { name: 'Reset Second Factor' });
    expect(dialog).toHaveTextContent('Make sure that the request really comes from marcus.');
    await user.click(within(dialog).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Second factor reset')).toBeInTheDocument();
    await waitFor(() => expect(row(/^marcus/)).not.toHaveTextContent('Second factor'));
    expect(row(/^olivia/)).toHaveTextContent('Second factor');
    await user.click(screen.getByRole('button', { name: 'Actions for olivia' }));
    await screen.findByRole('menuitem', { name: 'Change Role' });
    for (const name of ['Reset Second Factor', 'Password Link'])
      expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
  });

  test('shows the notifications of a member', async () => {
    users = [member({ username: 'marcus', email: 'marcus@example.com' }), member({ username: 'nora' })];
    await open();
    expect(screen.getByText('marcus@example.com · Every new lead')).toBeInTheDocument();
    expect(screen.getByText('No email address')).toBeInTheDocument();
  });
});

describe('roles', () => {
  test('shows the permissions of each role', async () => {
    const { user } = await open();
    const roles = await screen.findByRole('list', { name: 'Roles' });
    expect(roles).toHaveTextContent('SalesCan read and answer leads.');
    await user.click(screen.getByText('Advanced: every permission'));
    const table = within(screen.getByRole('table', { name: 'Permissions' }));
    expect(table.getByRole('row', { name: 'Erase a person’s data Yes No No No' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Export leads Yes Yes No No' })).toBeInTheDocument();
  });

  test('can require a second factor of a role and explains a rejection', async () => {
    const { user } = await open();
    expect(await screen.findByText(/2 members have no second factor yet\.$/)).toBeInTheDocument();
    const name = 'Require a second factor of Sales';
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Second factor required')).toBeInTheDocument();
    expect(
      await screen.findByText(
        /2 members have no second factor yet, and must set it up at the next sign-in\.$/,
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No longer require a second factor of Sales' }));
    expect(await screen.findByText(/2 members have no second factor yet\.$/)).toBeInTheDocument();
    network.use(
      refused(secondFactor.setRoleRule, 409, 'Set up your own second factor first, under Settings, Me.'),
    );
    await user.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByText('Set up your own second factor first, under Settings, Me.'),
    ).toBeInTheDocument();
  });
});

describe('invites', () => {
  test('says that an invite with an email address will also be sent by email', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'Eda Ek');
    await user.type(screen.getByRole('textbox', { name: 'Email (optional)' }), 'eda@example.com');
    await user.click(screen.getByRole('button', { name: 'Create Invite' }));
    expect(await screen.findByText(/It will be sent to eda@example.com/)).toBeInTheDocument();
    expect(await screen.findByText('The email could not be sent: No such mailbox here')).toBeInTheDocument();
    expect(await screen.findByText('Sales · Eda Ek · eda@example.com')).toBeInTheDocument();
  });

  test('reports an invalid email address at its field', async () => {
    network.use(
      refused(team.createInvite, 400, 'Invalid', [
        { path: 'email', message: 'Enter a valid email address.' },
      ]),
    );
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Email (optional)' }), 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Create Invite' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toHaveAccessibleDescription(
        'Enter a valid email address.',
      ),
    );
  });

  test('creates an invite for a role and shows its link once', async () => {
    const { user } = await open();
    expect(await screen.findByText('No invite is open.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Role of the new member' }));
    await user.click(await screen.findByRole('option', { name: /^Admin/ }));
    await user.click(screen.getByRole('button', { name: 'Create Invite' }));
    expect(await screen.findByRole('textbox', { name: 'Invite link' })).toHaveValue(LINK);
    expect(screen.getByText(/It will not be shown again/)).toHaveTextContent('to your new colleague');
    await user.click(screen.getByRole('button', { name: 'Copy invite link' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(await screen.findByText('Expires 23 Nov 2026, 14:05 · made by olivia')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'I have stored it' }));
    expect(screen.queryByRole('textbox', { name: 'Invite link' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Invites' })).toHaveFocus();
  });

  test('revokes an invite after a confirmation', async () => {
    invites = [INVITE];
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Revoke the invite for Editor/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke Invite' });
    expect(dialog).toHaveTextContent('Editor');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Invite revoked')).toBeInTheDocument();
    expect(await screen.findByText('No invite is open.')).toBeInTheDocument();
  });
});

test('j and k move from the members to the invites and back', async () => {
  invites = [INVITE];
  const { user } = await open();
  await screen.findByText(/^Expires/);
  await user.keyboard('jj');
  expect(row(/^olivia/)).toHaveFocus();
  await user.keyboard('j');
  expect(within(screen.getByRole('list', { name: 'Open invites' })).getByRole('listitem')).toHaveFocus();
  await user.keyboard('kk');
  expect(row(/^marcus/)).toHaveFocus();
});

test('hides the team from members who may not manage users', async () => {
  network.use(signedIn(currentUser('admin')));
  renderApp(paths.teamSettings());
  expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Team' })).not.toBeInTheDocument();
});
