import type { SubmissionInput } from '@upcurve/contracts/submission';
import type { TestApi } from './api.ts';

/** A good submission of the built-in questions. */
export function leadInput(api: TestApi, change: Partial<SubmissionInput> = {}): SubmissionInput {
  return {
    name: 'Anna Bell',
    email: 'anna@example.com',
    consent: false,
    formToken: api.formToken(),
    answers: {
      1: 'owner',
      7: '30k-50k',
      8: '1k-2500',
      9: ['seo', 'email'],
      16: true,
      17: 'Too few enquiries',
    },
    ...change,
  };
}
