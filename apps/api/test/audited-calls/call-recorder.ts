import type { Client } from '@upcurve/api-client/create-client';
import type { AuditAction } from '@upcurve/contracts/account/audit';
import type { Role } from '@upcurve/contracts/permissions';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import { ADMIN, startApi, type TestApi } from '../api.ts';
import { contactInput, storedLead } from '../samples/leads.ts';
import { picture } from '../samples/pictures.ts';
import { type Receiver, startReceiver } from '../servers/receiver.ts';

/** The clients of all API groups: `staff.blog.createPost({ body })`. */
type Clients = { readonly [Noun in keyof typeof allEndpoints]: Client<(typeof allEndpoints)[Noun]> };

/** A test API, clients that record which audit actions their calls cause, and sample data. */
export interface CallRecorder {
  api: TestApi;
  /** Clients signed in as an owner. */
  staff: Clients;
  /** Clients of a website visitor. */
  visitor: Clients;
  /** Clients of the admin without a session. */
  stranger: Clients;
  /** Clients signed in as a new member. */
  member(username: string, role?: Role): Promise<Clients & { id: string }>;
  /** Clients that send these headers. */
  as(headers: Record<string, string>): Clients;
  receiver: Receiver;
  /** Stores a quiz lead and returns its id. */
  lead(name?: string): Promise<string>;
  /** Submits a contact form. Returns the ids of the lead and its person. */
  form(email?: string, change?: object): Promise<{ id: string; personId: string }>;
  photo(): Promise<File>;
  /** Returns the distinct actions that a call has logged since the last `forget`; undefined if it never succeeded. */
  actionsOf(call: string): string[] | undefined;
  forget(): void;
  close(): Promise<void>;
}

type Leaves = Record<string, readonly AuditAction[] | string>;

/**
 * Maps calls (`noun.call`) to the actions that they log, or to the reason for logging none; with a function that makes
 * them all. A plain list of names contains calls without a decision yet, which must log nothing.
 */
export type AuditedCalls = readonly [
  leaves: Leaves | readonly string[],
  make: (calls: CallRecorder) => Promise<unknown>,
];

/** A mail server that nothing reaches. */
export const UNREACHABLE = {
  host: '127.0.0.1',
  port: 1,
  security: 'tls',
  username: '',
  senderName: '',
  senderAddress: 'desk@example.com',
} as const;

export async function startCallRecorder(): Promise<CallRecorder> {
  const receiver = await startReceiver();
  const api = await startApi({
    // Without a worker, mails and deliveries stay queued.
    env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' },
  });
  await api.db.updateTable('mailServer').set(UNREACHABLE).execute();
  const actions = new Map<string, Set<string>>();
  const writtenAfter = (id: string) =>
    api.db.selectFrom('auditLog').select(['id', 'action']).where('id', '>', id).orderBy('id').execute();
  let newest = '00000000-0000-0000-0000-000000000000';

  async function record(name: string, call: () => Promise<unknown>): Promise<unknown> {
    newest = (await writtenAfter(newest)).at(-1)?.id ?? newest;
    const answer = await call().catch((error: unknown) => ({ error }));
    const left = (await writtenAfter(newest)).map(({ action }) => action);
    const isRefused = typeof answer === 'object' && answer !== null && 'error' in answer;
    // A rejected call counts only if it logs an action, for example a wrong password.
    if (!isRefused || left.length > 0) actions.set(name, new Set([...(actions.get(name) ?? []), ...left]));
    if (isRefused) throw answer.error;
    return answer;
  }

  const clients = (headers: Record<string, string>): Clients => {
    const recorded = Object.entries(allEndpoints).map(([noun, endpoints]) => {
      const calls = Object.entries(api.client(endpoints, headers)).map(([name, call]) => [
        name,
        (...input: unknown[]) =>
          record(`${noun}.${name}`, () => (call as (...input: unknown[]) => Promise<unknown>)(...input)),
      ]);
      return [noun, Object.fromEntries(calls)];
    });
    return Object.fromEntries(recorded) as Clients;
  };

  const staff = clients(await api.signIn('owner', 'olga'));
  const visitor = clients({});
  await staff.webhook.saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
  let seeds = 0;

  return {
    api,
    staff,
    visitor,
    stranger: clients({ origin: ADMIN }),
    receiver,
    as: clients,
    async member(username, role = 'sales') {
      const own = clients(await api.signIn(role, username));
      return { ...own, id: (await own.account.getUser()).id };
    },
    lead: (name = 'Ada Bell') => storedLead(api, { name }),
    async form(email = `lead-${++seeds}@example.com`, change = {}) {
      const { id } = await visitor.contact.submitContact({ body: contactInput(api, { email, ...change }) });
      const row = api.db.selectFrom('leads').select('personId').where('id', '=', id);
      return { id, personId: (await row.executeTakeFirst())?.personId ?? '' };
    },
    photo: async () =>
      new File([new Uint8Array(await picture({ seed: ++seeds }))], `room-${seeds}.jpg`, {
        type: 'image/jpeg',
      }),
    actionsOf(call) {
      const left = actions.get(call);
      return left && [...left].sort();
    },
    forget: () => actions.clear(),
    async close() {
      await api.close();
      await receiver.close();
    },
  };
}
