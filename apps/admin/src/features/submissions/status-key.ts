import { SubmissionStatus } from '@upcurve/contracts/submissions';

/** The status that a key stands for: 1 is the first. */
export const statusOfKey = (key: string): SubmissionStatus | undefined =>
  /^[1-9]$/.test(key) ? SubmissionStatus.options[Number(key) - 1] : undefined;
