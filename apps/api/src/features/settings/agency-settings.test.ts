import { account } from '@upcurve/contracts/account/account';
import { audit } from '@upcurve/contracts/account/audit';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { team } from '@upcurve/contracts/account/team';
import { AGENCY_NAME_MAX, agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { startMailServer } from '@upcurve/testing/mail-server';
import { expect, test } from 'vitest';
import { apiForFile, PASSWORD, startApi, until } from '../../../test/api.ts';

const api = await apiForFile();
const owner = await api.signIn('owner', 'olga');

const settings = () => api.client(agencySettings, owner);

test('saves the agency’s name, shows it to members and authenticator apps, and logs each change', async () => {
  expect(await settings().getAgencySettings()).toEqual({ name: 'Upcurve' });
  expect(await settings().saveAgencySettings({ body: { name: 'Hart & Reid' } })).toEqual({
    name: 'Hart & Reid',
  });
  await settings().saveAgencySettings({ body: { name: ' Lowe Clinics ' } });
  expect(await settings().getAgencySettings()).toEqual({ name: 'Lowe Clinics' });
  expect((await api.client(account, owner).getUser()).agencyName).toBe('Lowe Clinics');
  const { uri } = await api
    .client(secondFactor, owner)
    .beginSecondFactor({ body: { currentPassword: PASSWORD } });
  expect(new URL(uri).searchParams.get('issuer')).toBe('Lowe Clinics');
  const { items } = await api.client(audit, owner).listAuditLog({ query: { action: 'agency.changed' } });
  expect(items).toMatchObject([
    { actorName: 'olga', before: { name: 'Hart & Reid' }, after: { name: 'Lowe Clinics' } },
    { before: { name: 'Upcurve' }, after: { name: 'Hart & Reid' } },
  ]);
});

test('mails use the agency’s name in the subject, and as sender if MAIL_FROM has no name', async () => {
  const server = await startMailServer();
  const mailing = await startApi({
    env: { SMTP_URL: server.url, MAIL_FROM: 'desk@lowe.example' },
    worker: true,
  });
  try {
    const as = await mailing.signIn('owner');
    await mailing.client(agencySettings, as).saveAgencySettings({ body: { name: 'Lowe Clinics' } });
    const body = { role: 'sales', name: 'Sam', email: 'sam@lowe.example' } as const;
    await mailing.client(team, as).createInvite({ body });
    await until(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toMatchObject({
      headers: {
        from: 'Lowe Clinics <desk@lowe.example>',
        subject: 'Your invite to the Lowe Clinics admin area',
      },
    });
  } finally {
    await mailing.close();
    await server.close();
  }
});

test('a name with markup, an email address or URL characters injects nothing into mails or QR codes', async () => {
  const server = await startMailServer();
  const mailing = await startApi({
    env: { SMTP_URL: server.url, MAIL_FROM: 'desk@lowe.example' },
    worker: true,
  });
  try {
    const as = await mailing.signIn('owner', 'nina');
    const name = 'Lowe: "A" <all@evil.example>, &amp; <b>%0d%0a?issuer=x#✨';
    await mailing.client(agencySettings, as).saveAgencySettings({ body: { name } });
    const { uri } = await mailing
      .client(secondFactor, as)
      .beginSecondFactor({ body: { currentPassword: PASSWORD } });
    const { pathname, searchParams, hash } = new URL(uri);
    // Authenticator apps treat the text before the first colon as the issuer.
    expect(decodeURIComponent(pathname).split(':')).toHaveLength(2);
    expect(searchParams.get('issuer')).not.toContain(':');
    expect(hash).toBe('');
    await mailing.client(team, as).createInvite({ body: { role: 'sales', email: 'sam@lowe.example' } });
    await until(() => expect(server.received).toHaveLength(1));
    const { headers, to } = server.received[0] ?? { headers: { from: '' }, to: [] };
    expect(to).toEqual(['sam@lowe.example']);
    expect(headers.from).toMatch(/^[^<>@]* <desk@lowe\.example>$/);
    expect(Object.keys(headers)).not.toContain('bcc');
  } finally {
    await mailing.close();
    await server.close();
  }
});

test.each(['', '   ', 'x'.repeat(AGENCY_NAME_MAX + 1), null, 7])('rejects the name %j', async (name) => {
  await expect(settings().saveAgencySettings({ body: { name: name as string } })).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'name' }],
  });
});
