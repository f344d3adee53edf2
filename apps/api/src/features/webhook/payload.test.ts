import type { Question } from '@upcurve/contracts/questions';
import { WEBHOOK_PAYLOAD_MAX_BYTES, WebhookPayload } from '@upcurve/contracts/webhook';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webhookBody } from './payload.ts';

const question = (id: number, text: string): Question => ({
  id,
  text,
  description: null,
  inputType: 'freeText',
  category: 'general',
  min: null,
  max: null,
  step: null,
  isActive: true,
  options: null,
  order: id,
});

test('however long the questions and answers, the body stays under 20 kB and in shape', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '£', '🙂', '\\'), maxLength: 400 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 120 }), (pairs) => {
      const questions = pairs.map(([words], index) => question(index + 1, words.repeat(2)));
      const answers = Object.fromEntries(pairs.map(([, words], index) => [index + 1, words.repeat(4)]));
      const body = webhookBody({
        name: 'Anna',
        email: 'a@example.com',
        completedAt: '2026-11-21T09:30:00.000Z',
        questions,
        answers,
      });
      expect(Buffer.byteLength(body)).toBeLessThan(WEBHOOK_PAYLOAD_MAX_BYTES);
      expect(WebhookPayload.parse(JSON.parse(body))).toMatchObject({ first_name: 'Anna', last_name: '' });
    }),
    { numRuns: 60 },
  );
});
