import type { FieldWords } from '../content/forms.ts';

export interface FieldProps {
  id: string;
  words: FieldWords;
  value?: string;
  error?: string;
}
