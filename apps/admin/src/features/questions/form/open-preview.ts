import type { Question } from '@upcurve/contracts/quiz/questions';
import { marketingUrl } from '../../../page-facts.ts';

/**
 * Opens a preview of a question on the website in a new tab. The question is passed in the URL fragment and not stored.
 */
export function openPreview(question: Question): void {
  const { id, text, description, inputType, category, min, max, step, isActive, order } = question;
  const options = question.options?.map(({ value, label }) => ({ value, label })) ?? null;
  const shown: Question = {
    id,
    text,
    description,
    inputType,
    category,
    min,
    max,
    step,
    isActive,
    options,
    order,
  };
  const address = new URL('/eligibility/preview', new URL(marketingUrl(), window.location.href));
  address.hash = encodeURIComponent(JSON.stringify(shown));
  window.open(address, '_blank', 'noopener');
}
