import { Answers } from '@upcurve/contracts/answers';
import { FormType } from '@upcurve/contracts/contact';
import { Attribution } from '@upcurve/contracts/lead';
import { Question } from '@upcurve/contracts/question';
import { Result } from '@upcurve/contracts/submission';
import { Instant } from '@upcurve/contracts/text';
import { z } from 'zod';

/** A handed-in quiz before it is stored: what quarantine holds whole, and lets in later. */
export const EligibilityLead = z.strictObject({
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
export type EligibilityLead = z.infer<typeof EligibilityLead>;

/** One of the other public forms before it is stored; quarantine holds it likewise. */
export const ContactLead = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  formType: FormType,
  source: z.string(),
  consent: z.boolean(),
  consentVersion: z.string(),
  createdAt: Instant,
});
export type ContactLead = z.infer<typeof ContactLead>;
