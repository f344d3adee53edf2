import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';

/** A person who takes the quiz. */
export const VISITOR = {
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  businessName: 'Hart Aesthetics',
};

/** The visitor's answers to the 17 built-in questions in order: labels of options, or text. */
const ANSWERS: readonly (readonly string[])[] = [
  ['Owner or founder'],
  ['Full time'],
  ['3 to 5 years'],
  ['4'],
  ['One full-time receptionist'],
  ['Medspa or aesthetic clinic'],
  ['£30,000 to £50,000'],
  ['£2,500 to £5,000'],
  ['Instagram', 'Google Ads'],
  ['6 to 20'],
  ['1 to 5'],
  ['Referral cards'],
  ['Some'],
  ['No'],
  ['A spreadsheet or notebook'],
  ['Yes'],
  ['Too few of those who enquire end up booking.'],
];

/** Each built-in question with the visitor's answer. */
export const QUESTIONS = DEFAULT_QUESTIONS.map((question, i) => ({ ...question, given: ANSWERS[i] ?? [] }));
