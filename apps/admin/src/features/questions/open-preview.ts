import type { Question } from '@upcurve/contracts/questions';
import { marketingUrl } from '../../page-facts.ts';

/** Shows a question in a tab of its own, as the website shows it to visitors. It travels in the fragment: nothing is stored. */
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
