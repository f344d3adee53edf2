import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { VERIFY_IN_NODE } from './verify-samples.ts';

interface Sample {
  isGenuine: (headers: Record<string, string>, body: string, secret: string) => boolean;
}

const SECRET = `whsec_${Buffer.from('a key of any length').toString('base64')}`;

function signed(body: string, secrets: string[], seconds = Math.floor(Date.now() / 1000)) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`id.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': 'id',
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

test('the documented Node code tells a genuine delivery from others', async () => {
  const module = `data:text/javascript,${encodeURIComponent(VERIFY_IN_NODE)}`;
  const { isGenuine } = (await import(/* @vite-ignore */ module)) as Sample;
  const other = `whsec_${Buffer.from('another').toString('base64')}`;

  expect(isGenuine(signed('{}', [SECRET]), '{}', SECRET)).toBe(true);
  expect(isGenuine(signed('{}', [other, SECRET]), '{}', SECRET)).toBe(true);
  expect(isGenuine(signed('{}', [other]), '{}', SECRET)).toBe(false);
  expect(isGenuine(signed('{}', [SECRET]), '{"a":1}', SECRET)).toBe(false);
  expect(isGenuine(signed('{}', [SECRET], 1_000_000), '{}', SECRET)).toBe(false);
});
