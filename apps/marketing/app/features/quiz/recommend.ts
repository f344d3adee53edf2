import type { Result } from '@upcurve/contracts/quiz';
import type { ServiceId } from '../../content/services.ts';

type Improvement = Pick<Result['improvements'][number], 'category' | 'question'>;

/** Words in a question that tell which services change its answer; the first that fits decides. */
const byWords: readonly [RegExp, readonly ServiceId[]][] = [
  [/testimonial|review/i, ['referral', 'content']],
  [/video|film/i, ['content', 'podcast']],
  [/channel|advert|google|instagram/i, ['paid-media', 'seo']],
  [/spend|budget/i, ['paid-media', 'tracking']],
  [/turn over|revenue|turnover/i, ['conversion', 'paid-media']],
  [/crm|system|record/i, ['tracking', 'sales']],
  [/front desk|caller|call |hospitality|enquir/i, ['sales']],
  [/webinar|event/i, ['podcast', 'content']],
  [/website|web site/i, ['website', 'conversion']],
];

const byCategory: Record<Improvement['category'], readonly ServiceId[]> = {
  marketing: ['paid-media', 'content'],
  sales: ['sales', 'tracking'],
  financial: ['conversion', 'tracking'],
  business: ['website', 'tracking'],
  general: ['tracking'],
};

/** The services that bring a change about. */
export function servicesFor({ question, category }: Improvement): readonly ServiceId[] {
  return byWords.find(([words]) => words.test(question))?.[1] ?? byCategory[category];
}
