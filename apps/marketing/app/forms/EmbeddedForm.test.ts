import { expect, test } from 'vitest';
import { isSubmission } from './EmbeddedForm.tsx';

test.each([
  { type: 'form_submitted' },
  { action: 'submit' },
  { event: 'form_submit' },
  'the form was a success',
  'hsFormSubmit:submit',
])('%j says that the form was sent', (data) => {
  expect(isSubmission(data)).toBe(true);
});

test.each([{ type: 'ready' }, { height: 800 }, 'resize', null, undefined, 7, ['submit']])(
  '%j does not say that the form was sent',
  (data) => {
    expect(isSubmission(data)).toBe(false);
  },
);
