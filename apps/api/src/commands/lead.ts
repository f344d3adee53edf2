import { Answers } from '@upcurve/contracts/answers';
import { Attribution } from '@upcurve/contracts/lead';
import { Question } from '@upcurve/contracts/question';
import { Result } from '@upcurve/contracts/submission';
import { Instant } from '@upcurve/contracts/text';
import { z } from 'zod';

/** A handed-in quiz before it is stored: what quarantine holds whole, and lets in later. */
export const Lead = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  answers: Answers,
  questions: z.array(Question),
  result: Result,
  consent: z.boolean(),
  consentVersion: z.string(),
  attribution: Attribution.nullable(),
  sessionId: z.uuid().nullable(),
  completedAt: Instant,
});
export type Lead = z.infer<typeof Lead>;
