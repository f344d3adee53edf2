import { pounds } from '@upcurve/site-content/money/format';
import { planIds, plans, rules } from '@upcurve/site-content/pricing/plans';

export const partnersMeta = {
  title: 'Partner programme for clinic advisers',
  description: `Introduce a clinic to Upcurve and earn ${rules.referralPercent}% of its fees for a year: who it suits, the fee worked out in pounds, the rules on disclosure, and how to apply.`,
};

export const partnersHead = {
  kicker: 'Partner programme',
  title: 'You know the clinic. We know the work.',
  lead: `If a clinic you advise becomes our client, you earn ${rules.referralPercent}% of what it pays us in its first ${rules.referralMonths} months. The clinic pays the same as any other, and knows.`,
  apply: 'Apply to join',
};

export const partnerFigures = planIds.map((id) => ({
  figure: pounds((plans[id].fee * rules.referralPercent * rules.referralMonths) / 100),
  text: `from a clinic on ${plans[id].name}: ${rules.referralMonths} × ${rules.referralPercent}% of ${pounds(plans[id].fee)}.`,
}));

export const partnerFee = {
  title: 'When am I paid?',
  lead: 'We count fees excluding VAT, once the clinic has paid them.',
  items: [
    {
      term: 'Paid',
      detail: 'By the end of the month after the clinic has paid us. Extras and ads don’t count.',
    },
    {
      term: 'Introduced',
      detail:
        'One email to the clinic and us. It counts as yours for 180 days, unless we were already talking.',
    },
    {
      term: 'If it ends',
      detail: 'You may end it on any day, and go on earning on clinics you’ve introduced.',
    },
  ],
};

export const partnerRules = {
  title: 'What are the rules?',
  lead: 'Breaking one ends the partnership that day.',
  items: [
    {
      term: 'The clinic knows',
      detail: 'You tell the owner in writing that you are paid if they sign.',
    },
    {
      term: 'No spam, no lists',
      detail: 'You introduce people you know, with their consent.',
    },
    {
      term: 'An ad is called an ad',
      detail: 'Whatever you publish about us is labelled, as the CAP Code requires.',
    },
    {
      term: 'No patients',
      detail: 'You never send us patient details, and never pay or reward a patient.',
    },
    {
      term: 'No paying the person who decides',
      detail: 'Unless the clinic’s owner has agreed in writing.',
    },
    {
      term: 'Your profession comes first',
      detail: 'If your regulator or employer restricts commission, its rule holds.',
    },
  ],
};

export const partnerApply = {
  title: 'Apply to join.',
  lead: 'For suppliers, consultants, trainers and accountants whose advice clinic owners already trust.',
  byMail: 'Or write to',
};
