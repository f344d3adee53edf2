import { get, post, put } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { Instant, integer } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

/** Kinds of data with a retention period, and the default period in days. */
export const RETAINED = {
  leads: { label: 'Leads: quizzes handed in and messages from forms', days: 730 },
  quarantine: { label: 'Leads held back as likely spam', days: 30 },
  quizSessions: { label: 'Answers of quizzes never handed in', days: 30 },
  deliveries: { label: 'Copies that were delivered to the webhook', days: 30 },
  digests: { label: 'The log of weekly summaries', days: 90 },
} as const;
export const RetainedKind = z.enum(keysOf(RETAINED));
export type RetainedKind = z.infer<typeof RetainedKind>;

export const RETENTION_DAYS_MIN = 7;
export const RETENTION_DAYS_MAX = 3650;
export const RetentionDays = integer(
  { min: RETENTION_DAYS_MIN, max: RETENTION_DAYS_MAX },
  `A whole number of days from ${RETENTION_DAYS_MIN} to ${RETENTION_DAYS_MAX}.`,
);

/** `due` counts the entries past their retention period. They are deleted the next night. */
export const Retention = z.strictObject({ kind: RetainedKind, days: z.int(), due: z.int().min(0) });
export type Retention = z.infer<typeof Retention>;

const oneKind = z.strictObject({ kind: RetainedKind });

export const retention = {
  listRetention: get('/api/admin/retention', {
    summary: 'Retention periods, with the number of expired rows',
    access: 'retention:manage',
    response: z.array(Retention),
  }),
  previewRetention: post('/api/admin/retention/{kind}/preview', {
    summary:
      'Number of rows a retention period would expire, and the date of the oldest row. Changes nothing',
    access: 'retention:manage',
    params: oneKind,
    body: z.strictObject({ days: RetentionDays }),
    response: z.strictObject({ due: z.int().min(0), oldest: Instant.nullable() }),
  }),
  setRetention: put('/api/admin/retention/{kind}', {
    summary: 'Set a retention period in days. Expired rows are deleted the next night',
    access: 'retention:manage',
    params: oneKind,
    body: z.strictObject({ days: RetentionDays }),
    response: Retention,
  }),
};
