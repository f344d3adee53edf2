import { LINE_MAX, TEXT_MAX } from '../limits.ts';
import type { Field, Written } from './field.ts';

export const line = (name: string, label: string, more: Partial<Written> = {}): Field => ({
  kind: 'line',
  name,
  label,
  max: LINE_MAX,
  ...more,
});
export const words = (name: string, label: string, more: Partial<Written> = {}): Field =>
  line(name, label, { hasMarks: true, ...more });
export const text = (name: string, label: string, placeholder?: string): Field => ({
  kind: 'text',
  name,
  label,
  max: TEXT_MAX,
  hasMarks: true,
  ...(placeholder && { placeholder }),
});
export const choice = (name: string, label: string, choices: Record<string, string>): Field => ({
  kind: 'choice',
  name,
  label,
  choices: Object.entries(choices).map(([value, each]) => ({ value, label: each })),
});
export const title = line('title', 'Title');
export const picture: Field = { kind: 'picture', name: 'mediaId', label: 'Picture' };
export const noPicture = { mediaId: null, alt: '', isDecorative: false };

export const labelsOf = <K extends string>(
  labels: Record<K, string>,
  keys: readonly K[],
): Record<string, string> => Object.fromEntries(keys.map((key) => [key, labels[key]]));
