import { paths } from '../paths.ts';
import { pounds } from './pounds.ts';
import { plans, rules } from './pricing/plans.ts';
import type { QuestionAndAnswer } from './question-and-answer.ts';

const { rise } = plans;
/** What a partner earns with a clinic on a plan, all in all. */
const earned = ({ fee }: { fee: number }) =>
  pounds((fee * rules.referralPercent * rules.referralMonths) / 100);

export const partnersMeta = {
  title: 'Partner programme for clinic advisers',
  description: `Introduce a clinic to Upcurve and earn ${rules.referralPercent}% of its fees for a year: who it suits, the fee worked out in pounds, the rules on disclosure, and how to apply.`,
};

export const partnersHead = {
  kicker: 'Partner programme',
  title: 'You know the clinic. We know the work.',
  lead: `If a clinic you advise becomes our client, you earn ${rules.referralPercent}% of what it pays us in its first ${rules.referralMonths} months. The clinic pays no penny more, and it knows.`,
  apply: 'Apply to join',
  rules: 'Read the six rules',
};

export const partnerKinds = {
  title: 'Who it is for',
  lead: 'People whom clinic owners ask for advice anyway, and who have more to lose by a poor one than a fee is worth.',
  items: [
    {
      term: 'Suppliers',
      detail:
        'Of devices, products or software. Your customers grow, and order more; you hear first when one stalls.',
    },
    {
      term: 'Consultants',
      detail:
        'For operations, CQC registration or finance. You find the leak, we’re the hands that close it.',
    },
    {
      term: 'Trainers',
      detail: 'Of injectors and front desks. Your graduates open clinics, and ask you how to fill them.',
    },
    {
      term: 'Accountants',
      detail:
        'You see the turnover before anyone. Your institute’s rules on commission apply, and we sign what they need.',
    },
  ],
};

export const partnerStatement = {
  title: 'Statement',
  example: 'Example',
  to: 'To you',
  clinic: (plan: string) => `One clinic on ${plan}`,
  columns: { month: 'Month', paid: 'Clinic paid', share: `Your ${rules.referralPercent}%`, sum: 'In all' },
  earned: 'You’ve earned',
};

export const partnerFee = {
  title: 'How it adds up.',
  lead: `Fees count without VAT, once the clinic has paid them, for its first ${rules.referralMonths} months.`,
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
        'Extras, and the clinic’s ads. Months in which we work without a fee earn nothing, since there’s nothing to share.',
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
      text: 'Whatever you publish about us for reward is labelled as advertising, as the ASA and the CAP Code ask. No claims that aren’t on our site.',
    },
    {
      title: 'No patients',
      text: 'You never send us patient details, and never pay or reward a patient. This is about clinics alone.',
    },
    {
      title: 'Nobody is bought',
      text: 'No share goes to somebody who decides for the clinic, unless its owner has agreed in writing. Your own clinic doesn’t count.',
    },
    {
      title: 'Your profession comes first',
      text: 'If your regulator, institute or employer restricts commission, its rule holds. We can pay the fee to the clinic instead, as a credit.',
    },
  ],
};

export const partnerSteps = {
  title: 'From handshake to statement',
  steps: [
    { title: 'Apply', text: 'The form below. A person answers within three working days.' },
    { title: 'Talk', text: 'Twenty minutes by phone, then two pages to sign. No fee, no quota.' },
    {
      title: 'Introduce',
      text: 'One e-mail to all three. The introduction is yours for 180 days, unless we were already talking.',
    },
    {
      title: 'Earn',
      text: `From the clinic’s first payment, for ${rules.referralMonths} months. You see each payment as it comes.`,
    },
  ],
};

export const partnerQuestionsTitle = 'Before you apply';
export const partnerQuestions: QuestionAndAnswer[] = [
  {
    question: 'What if the clinic leaves early?',
    answer:
      'You keep what you were paid. Nothing is clawed back, and nothing more comes. That is one more reason to introduce clinics that suit us.',
  },
  {
    question: 'Do I have to sell?',
    answer: `No. An introduction is enough; the consultation is ours. If you like, send the owner to the [Fit Checker](${paths.eligibility.welcome()}) first, so that nobody’s half hour is wasted.`,
  },
  {
    question: 'What if you turn the clinic down?',
    answer:
      'We tell you and the owner why, usually with what would have to change. It costs you nothing but a little pride.',
  },
  {
    question: 'Can I end it?',
    answer: `On any day, by e-mail. Clinics already introduced go on counting for their ${rules.referralMonths} months.`,
  },
];

export const partnerApply = {
  title: 'Apply to join.',
  lead: 'Tell us who you are, whom you advise and how you came to them. We read every application ourselves, and answer within three working days, whichever way it goes.',
  byMail: 'Or write to',
};
