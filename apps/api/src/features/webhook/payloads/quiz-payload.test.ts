import type { Question } from '@upcurve/contracts/quiz/questions';
import {
  AbandonedPayload,
  WEBHOOK_PAYLOAD_MAX_BYTES,
  WebhookPayload,
} from '@upcurve/contracts/webhooks/webhook-payload';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abandonedBody, webhookBody } from './quiz-payload.ts';

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

test('keeps the body valid and under 20 kB, however long the questions and answers are', () => {
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

test('keeps the body of an unfinished quiz valid and under 20 kB, even with the longest link', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '£', '🙂', '\\'), maxLength: 400 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 120 }), fc.nat(120), (pairs, answered) => {
      const body = abandonedBody({
        name: 'Anna',
        email: 'a@example.com',
        startedAt: '2026-11-21T09:30:00.000Z',
        abandonedAt: '2026-11-21T10:30:00.000Z',
        resumeUntil: '2026-11-28T10:30:00.000Z',
        questions: pairs.map(([words], index) => question(index + 1, words.repeat(2))),
        answers: Object.fromEntries(
          pairs.slice(0, answered).map(([, words], index) => [index + 1, words.repeat(4)]),
        ),
      });
      const resume_url = `https://${'a'.repeat(253)}:65535/eligibility/resume#t=${'t'.repeat(43)}`;
      const sent = JSON.stringify({ ...JSON.parse(body), resume_url });
      expect(Buffer.byteLength(sent)).toBeLessThan(WEBHOOK_PAYLOAD_MAX_BYTES);
      expect(AbandonedPayload.parse(JSON.parse(sent))).toMatchObject({ first_name: 'Anna' });
    }),
    { numRuns: 60 },
  );
});
