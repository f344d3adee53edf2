import { account } from '@upcurve/contracts/account/account';
import { CODE_SECONDS } from '@upcurve/contracts/account/second-factor';
import type { Role } from '@upcurve/contracts/permissions';
import { Secret } from 'otpauth';
import { codeAt } from '../../src/lib/security/one-time-codes.ts';
import { ADMIN, PASSWORD } from '../api.ts';
import type { AuditedCalls, CallRecorder } from './call-recorder.ts';

const NEXT_PASSWORD = 'velvet anchor mistral';
const confirmed = { body: { currentPassword: PASSWORD } };

/** Reads the token from a link's query or fragment. */
const tokenOf = (link: string, name: string) => new URLSearchParams(link.split(/[?#]/)[1]).get(name) ?? '';

/** Creates a member, sets up a second factor and signs in with it. */
async function memberWithCodes({ api, member, as }: CallRecorder, username: string, role?: Role) {
  const own = await member(username, role);
  const { secret } = await own.secondFactor.beginSecondFactor(confirmed);
  const codeOf = (steps: number) =>
    codeAt(Secret.fromBase32(secret).bytes, Date.now() + steps * CODE_SECONDS * 1000);
  const { recoveryCodes } = await own.secondFactor.confirmSecondFactor({ body: { code: codeOf(-1) } });
  // Confirming ended the session. Each code works once, so this uses the code of the next step.
  const { cookies } = await api.app.inject({
    method: 'POST',
    url: account.login.path,
    headers: { origin: ADMIN },
    payload: { username, password: PASSWORD, code: codeOf(0) },
  });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const [code = ''] = recoveryCodes;
  return { ...as({ origin: ADMIN, cookie }), id: own.id, code };
}

export const ACCOUNT_CALLS: AuditedCalls[] = [
  [
    {
      'account.login': ['sign-in', 'sign-in.failed'],
      'account.updateProfile': ['profile.changed'],
      'account.endSessions': ['session.ended'],
      'account.endSession': ['session.ended'],
      'account.changePassword': ['password.changed'],
      'account.logout': ['sign-out'],
    },
    async ({ member, stranger }) => {
      const own = await member('sam');
      const login = (password: string) => stranger.account.login({ body: { username: 'sam', password } });
      await login(PASSWORD);
      await login('wrong').catch(() => {});
      await own.account.updateProfile({ body: { displayName: 'Sam Lowe' } });
      await own.account.endSessions();
      await login(PASSWORD);
      const [newest] = await own.account.listSessions();
      await own.account.endSession({ params: { id: newest?.id ?? '' } });
      await own.account.changePassword({
        body: { currentPassword: PASSWORD, newPassword: NEXT_PASSWORD },
      });
      // The new password has also ended that session.
      await (await member('lotte')).account.logout();
    },
  ],
  [
    {
      'team.createInvite': ['invite.made'],
      'account.readInvite': 'changes nothing',
      'account.register': ['account.registered'],
      'team.deleteInvite': ['invite.taken-back'],
    },
    async ({ staff: { team }, stranger }) => {
      const { link } = await team.createInvite({ body: { role: 'editor' } });
      const inviteToken = tokenOf(link, 'invite');
      await stranger.account.readInvite({ body: { inviteToken } });
      await stranger.account.register({ body: { username: 'rita', password: PASSWORD, inviteToken } });
      const { id } = await team.createInvite({ body: { role: 'sales' } });
      await team.deleteInvite({ params: { id } });
    },
  ],
  [
    {
      'team.updateUser': ['member.role', 'member.disabled', 'member.enabled'],
      'team.setMemberMails': ['member.mails'],
      'team.makePasswordLink': ['password.link'],
      'account.resetPassword': ['password.reset'],
      'team.deleteUser': ['member.removed'],
    },
    async ({ member, staff: { team }, stranger }) => {
      const params = { id: (await member('ursula')).id };
      for (const body of [{ role: 'admin' }, { isDisabled: true }, { isDisabled: false }] as const)
        await team.updateUser({ params, body });
      await team.setMemberMails({ params, body: { leadMails: 'none', hasDigest: true } });
      const { link } = await team.makePasswordLink({ params, body: { hours: 1 } });
      const token = tokenOf(link, 'token');
      await stranger.account.resetPassword({ body: { token, newPassword: NEXT_PASSWORD } });
      await team.deleteUser({ params });
    },
  ],
  [
    {
      'secondFactor.beginSecondFactor': 'asks for nothing until a first code confirms it',
      'secondFactor.confirmSecondFactor': ['second-factor.on'],
      'secondFactor.makeRecoveryCodes': ['second-factor.codes'],
      'secondFactor.setRoleRule': ['second-factor.required'],
      'secondFactor.resetSecondFactor': ['second-factor.reset'],
      'secondFactor.disableSecondFactor': ['second-factor.off'],
    },
    async (calls) => {
      // Only an owner with a second factor may require one from others.
      const { secondFactor, code } = await memberWithCodes(calls, 'otto', 'owner');
      const { recoveryCodes } = await secondFactor.makeRecoveryCodes({ body: { ...confirmed.body, code } });
      await secondFactor.setRoleRule({ params: { role: 'editor' }, body: { isRequired: true } });
      const { id } = await memberWithCodes(calls, 'rosa');
      await secondFactor.resetSecondFactor({ params: { id } });
      const [next = ''] = recoveryCodes;
      await secondFactor.disableSecondFactor({ body: { ...confirmed.body, code: next } });
    },
  ],
];
