import type { Tier } from '@upcurve/contracts/quiz';

export const tierLines: Record<Tier, string> = {
  Foundations:
    'Growth would leak out faster than it comes in. That is good news of a kind: the first repairs are the cheapest, and they show within weeks.',
  Growing:
    'The clinic works, and it shows. What holds it back is a handful of gaps between an enquiry and a booking, and they can be closed one by one.',
  'Ready to scale':
    'The ground is firm. More demand would turn into revenue rather than missed calls, so the question is no longer whether to grow but how fast.',
};
