import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  VERIFY_IN_PHP,
  VERIFY_IN_PYTHON,
  VERIFY_IN_TYPESCRIPT,
} from '@upcurve/contracts/webhooks/webhook-verify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReceiver } from '../../../../test/servers/receiver.ts';
import { sendWebhook } from '../deliveries/send.ts';
import { newSecret } from '../endpoints/endpoints.ts';

/** A request that the sample code accepts or rejects. */
interface Case {
  headers: Record<string, string>;
  body: string;
  secret: string;
}

const LANGUAGES = [
  {
    language: 'TypeScript',
    command: process.execPath,
    file: 'verify.ts',
    program: `${VERIFY_IN_TYPESCRIPT}
const cases = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(cases.map(({ headers, body, secret }: any) => isGenuine(headers, body, secret))));`,
  },
  {
    language: 'Python',
    command: 'python3',
    file: 'verify.py',
    program: `${VERIFY_IN_PYTHON}

import json, sys
print(json.dumps([is_genuine(c["headers"], c["body"].encode(), c["secret"]) for c in json.loads(sys.argv[1])]))`,
  },
  {
    language: 'PHP',
    command: 'php',
    file: 'verify.php',
    program: `${VERIFY_IN_PHP}

echo json_encode(array_map(
    fn ($c) => is_genuine($c['headers'], $c['body'], $c['secret']), json_decode($argv[1], true)));`,
  },
];

const run = promisify(execFile);
const isThere = (command: string) => spawnSync(command, ['--version'], { timeout: 30_000 }).status === 0;

const [secret, old] = [newSecret(), newSecret()];
const body = JSON.stringify({ first_name: 'Zoë', answers: ['£1k – £2.5k', '🙂', 'a "quote"'] });
let folder: string;
let cases: Case[];
// Real requests, as receivers get them.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upcurve-verify-'));
  const receiver = await startReceiver();
  const send = (secrets: string[]) => sendWebhook(receiver.url, { id: uuidv7(), body, secrets }, true);
  await send([secret]);
  await send([old, secret]);
  await send([old]);
  await receiver.close();
  const [plain, rotated, foreign] = receiver.received.map((one) => ({
    headers: one.headers as Record<string, string>,
    body: one.body,
    secret,
  })) as [Case, Case, Case];
  const changed = (headers: Record<string, string>) => ({
    ...plain,
    headers: { ...plain.headers, ...headers },
  });
  cases = [
    plain,
    rotated,
    foreign,
    { ...plain, body: plain.body.replace('Zoë', 'Zoe') },
    changed({ 'webhook-timestamp': '1000000' }),
    changed({ 'webhook-timestamp': 'soon' }),
    changed({ 'webhook-id': uuidv7() }),
    changed({ 'webhook-signature': 'v1,' }),
    { ...plain, headers: {} },
  ];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.for(LANGUAGES)(
  'the documented $language code accepts only requests with our signature',
  { timeout: 90_000 },
  async ({ language, command, file, program }, { skip }) => {
    if (!isThere(command)) skip(`${command} is not on this machine: its sample for ${language} was not run`);
    const path = join(folder, file);
    await writeFile(path, program);
    const { stdout } = await run(command, [path, JSON.stringify(cases)], { timeout: 60_000 });
    expect(JSON.parse(stdout)).toEqual([true, true, ...Array.from({ length: 7 }, () => false)]);
  },
);
