import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from './site/question-and-answer.ts';

const { rise } = plans;
/** Returns a partner's total earnings from one clinic on a plan. */
const earned = ({ fee }: { fee: number }) =>
  pounds((fee * rules.referralPercent * rules.referralMonths) / 100);

export const partnersMeta = {
  title: 'Partner programme for clinic advisers',
  description: `Introduce a clinic to Upcurve and earn ${rules.referralPercent}% of its fees for a year: who it suits, the fee worked out in pounds, the rules on disclosure, and how to apply.`,
};

export const partnersHead = {
  kicker: 'Partner programme',
  title: 'You know the clinic. We know the work.',
  lead: `If a clinic you advise becomes our client, you earn ${rules.referralPercent}% of what it pays us in its first ${rules.referralMonths} months. The clinic pays the same as any other, and knows about your share.`,
  apply: 'Apply to join',
  rules: 'See the six rules',
};

export const partnerKinds = {
  title: 'Who it is for',
  lead: 'People whose advice clinic owners already trust, and who wouldn’t risk that trust for a fee.',
  items: [
    {
      term: 'Suppliers',
      detail:
        'You sell devices, products or software. When your customers grow they order more, and you hear first when one stalls.',
    },
    {
      term: 'Consultants',
      detail: 'You advise on operations, CQC registration or finance. You find the leak; we close it.',
    },
    {
      term: 'Trainers',
      detail: 'You train injectors or front desks. Your graduates open clinics and ask you how to fill them.',
    },
    {
      term: 'Accountants',
      detail:
        'You see the turnover before anyone else. Your institute’s rules on commission apply, and we sign whatever they require.',
    },
  ],
};

export const partnerStatement = {
  title: 'Statement',
  example: 'Example',
  to: 'To you',
  clinic: (plan: string) => `One clinic on ${plan}`,
  columns: {
    month: 'Month',
    paid: 'Clinic paid',
    share: `Your ${rules.referralPercent}%`,
    sum: 'Total so far',
  },
  earned: 'You’ve earned',
};

export const partnerFee = {
  title: 'How it adds up.',
  lead: `We count fees excluding VAT, once the clinic has paid them, for its first ${rules.referralMonths} months.`,
  items: [
    {
      term: 'By plan',
      detail: `A clinic on ${plans.ground.name} brings you ${earned(plans.ground)} in its year, one on ${rise.name} ${earned(rise)}, one on ${plans.crest.name} ${earned(plans.crest)}.`,
    },
    {
      term: 'When it’s paid',
      detail:
        'By the end of the month after the clinic has paid us, with a statement like the one above. VAT on top if you charge it.',
    },
    {
      term: 'What doesn’t count',
      detail:
        'Extras and the clinic’s ads. Months in which we work without a fee earn nothing, because there’s nothing to share.',
    },
  ],
};

export const partnerRules = {
  title: 'Six rules, and we mean them.',
  lead: 'Medicine runs on trust, and so does this. Breaking one ends the partnership on the day we learn of it.',
  items: [
    {
      title: 'The clinic knows',
      text: 'You tell the owner in writing that you are paid if they sign, before the introduction. We tell them again in the first conversation.',
    },
    {
      title: 'No spam, no lists',
      text: 'You introduce people you know, with their consent. No bought addresses, no cold calls or mass messages in our name.',
    },
    {
      title: 'An ad is called an ad',
      text: 'Whatever you publish about us for reward is labelled as advertising, as the CAP Code requires. No claims that aren’t on our site.',
    },
    {
      title: 'No patients',
      text: 'You never send us patient details, and never pay or reward a patient. This is about clinics alone.',
    },
    {
      title: 'No paying the person who decides',
      text: 'No share goes to someone who decides for the clinic, unless its owner has agreed in writing. Your own clinic doesn’t count.',
    },
    {
      title: 'Your profession comes first',
      text: 'If your regulator, institute or employer restricts commission, its rule holds. We can pay the fee to the clinic instead, as a credit.',
    },
  ],
};

export const partnerSteps = {
  title: 'From handshake to statement',
  items: [
    { term: 'Apply', detail: 'Use the form below. A person answers within three working days.' },
    { term: 'Talk', detail: 'Twenty minutes by phone, then two pages to sign. No fee, no quota.' },
    {
      term: 'Introduce',
      detail:
        'One email to the clinic and us. The introduction counts as yours for 180 days, unless we were already talking.',
    },
    {
      term: 'Earn',
      detail: `From the clinic’s first payment, for ${rules.referralMonths} months. You see each payment as it arrives.`,
    },
  ],
};

export const partnerQuestionsTitle = 'Before you apply';
export const partnerQuestions: QuestionAndAnswer[] = [
  {
    question: 'What if the clinic leaves early?',
    answer:
      'You keep what you were paid, and further payments stop. That’s one more reason to introduce clinics that suit us.',
  },
  {
    question: 'Do I have to sell?',
    answer: `No. An introduction is enough; the consultation is ours. If you like, send the owner to the [eligibility check](${paths.eligibility.welcome()}) first, so that nobody’s half hour is wasted.`,
  },
  {
    question: 'What if you turn the clinic down?',
    answer: 'We tell you and the owner why, and usually what would have to change. It costs you nothing.',
  },
  {
    question: 'Can I end it?',
    answer: `On any day, by email. You go on earning on clinics you’ve already introduced, for their ${rules.referralMonths} months.`,
  },
];

export const partnerApply = {
  title: 'Apply to join.',
  lead: 'Tell us who you are, which clinics you advise and how you work with them. We read every application ourselves and answer within three working days, yes or no.',
  byMail: 'Or write to',
};
