import type { Category, InputType, Question, QuestionOption } from './questions.ts';

type Choice = [value: string, label: string, points?: number, qualifies?: true];

const choices = (list: Choice[]): QuestionOption[] =>
  list.map(([value, label, points, qualifies]) => ({ value, label, points, qualifies }));

interface Draft {
  text: string;
  description?: string;
  inputType: InputType;
  category: Category;
  min?: number;
  max?: number;
  step?: number;
  options?: QuestionOption[];
}

/*
 * Only what a clinic can change carries points: its advice would be of no use else. Who decides, turnover and
 * budget make the eligibility rule.
 */
const drafts: Draft[] = [
  {
    text: 'What is your role at the clinic?',
    description: 'We ask so that the advice fits the decisions you can make.',
    inputType: 'multipleChoice',
    category: 'business',
    options: choices([
      ['owner', 'Owner or founder', undefined, true],
      ['partner', 'Partner or director', undefined, true],
      ['manager', 'Practice or clinic manager', undefined, true],
      ['practitioner', 'Practitioner'],
      ['front-desk', 'Front desk or administration'],
      ['other', 'Something else'],
    ]),
  },
  {
    text: 'Do you work in the clinic full time or part time?',
    inputType: 'multipleChoice',
    category: 'business',
    options: choices([
      ['full-time', 'Full time'],
      ['part-time', 'Part time'],
      ['not-day-to-day', 'I am not there day to day'],
    ]),
  },
  {
    text: 'How long has the clinic been open?',
    inputType: 'multipleChoice',
    category: 'business',
    options: choices([
      ['not-yet', 'Not open yet'],
      ['under-1', 'Less than a year'],
      ['1-3', '1 to 3 years'],
      ['3-5', '3 to 5 years'],
      ['over-5', 'More than 5 years'],
    ]),
  },
  {
    text: 'How many practitioners treat patients at the clinic?',
    description: 'Count everyone who treats, yourself included.',
    inputType: 'number',
    category: 'business',
    min: 1,
    max: 200,
    step: 1,
  },
  {
    text: 'Who looks after the front desk?',
    inputType: 'multipleChoice',
    category: 'sales',
    options: choices([
      ['team', 'A front desk team', 10],
      ['one-full-time', 'One full-time receptionist', 8],
      ['one-part-time', 'One part-time receptionist', 5],
      ['practitioners', 'Practitioners, between patients', 2],
      ['nobody', 'Nobody yet', 0],
    ]),
  },
  {
    text: 'Which profession describes the clinic best?',
    inputType: 'multipleChoice',
    category: 'business',
    options: choices([
      ['medspa', 'Medspa or aesthetic clinic'],
      ['plastic-surgery', 'Plastic surgery'],
      ['dental', 'Dental clinic'],
      ['dermatology', 'Dermatology'],
      ['other', 'Something else'],
    ]),
  },
  {
    text: 'What does the clinic turn over in a typical month?',
    inputType: 'multipleChoice',
    category: 'financial',
    options: choices([
      ['under-15k', 'Under £15,000'],
      ['15k-30k', '£15,000 to £30,000', undefined, true],
      ['30k-50k', '£30,000 to £50,000', undefined, true],
      ['50k-100k', '£50,000 to £100,000', undefined, true],
      ['above-100k', 'Above £100,000', undefined, true],
    ]),
  },
  {
    text: 'How much do you spend on marketing in a typical month?',
    inputType: 'multipleChoice',
    category: 'financial',
    options: choices([
      ['none', 'Nothing at the moment', 0],
      ['under-1k', 'Under £1,000', 3],
      ['1k-2500', '£1,000 to £2,500', 6, true],
      ['2500-5k', '£2,500 to £5,000', 8, true],
      ['5k-8k', '£5,000 to £8,000', 9, true],
      ['8k-12k', '£8,000 to £12,000', 10, true],
    ]),
  },
  {
    text: 'Which marketing channels do you use today?',
    description: 'Choose all that apply.',
    inputType: 'checkbox',
    category: 'marketing',
    options: choices([
      ['instagram', 'Instagram', 2],
      ['facebook', 'Facebook', 2],
      ['tiktok', 'TikTok', 1],
      ['google-ads', 'Google Ads', 3],
      ['seo', 'Search engine optimisation', 3],
      ['email', 'Email newsletters', 2],
      ['youtube', 'YouTube', 1],
      ['none', 'None of these', 0],
    ]),
  },
  {
    text: 'How many videos has the clinic published in the past year?',
    inputType: 'multipleChoice',
    category: 'marketing',
    options: choices([
      ['0', 'None', 0],
      ['1-5', '1 to 5', 4],
      ['6-20', '6 to 20', 7],
      ['over-20', 'More than 20', 10],
    ]),
  },
  {
    text: 'How many patient testimonials can you show?',
    inputType: 'multipleChoice',
    category: 'marketing',
    options: choices([
      ['0', 'None', 0],
      ['1-5', '1 to 5', 4],
      ['6-20', '6 to 20', 7],
      ['over-20', 'More than 20', 10],
    ]),
  },
  {
    text: 'What other marketing do you do?',
    description: 'Leaflets, local press, referral cards: a few words are enough.',
    inputType: 'text',
    category: 'marketing',
  },
  {
    text: 'How much hospitality experience does your front desk have?',
    inputType: 'multipleChoice',
    category: 'sales',
    options: choices([
      ['trained', 'Years in hospitality or a luxury brand', 10],
      ['some', 'Some', 6],
      ['little', 'Very little', 3],
      ['none', 'None, or we have no front desk', 0],
    ]),
  },
  {
    text: 'Does somebody call new enquiries as their main job?',
    inputType: 'multipleChoice',
    category: 'sales',
    options: choices([
      ['dedicated', 'Yes, a dedicated sales caller', 10],
      ['shared', 'Yes, beside other duties', 5],
      ['no', 'No', 0],
    ]),
  },
  {
    text: 'Do you keep your leads and patients in a CRM?',
    description: 'A system that records every enquiry and what became of it.',
    inputType: 'multipleChoice',
    category: 'sales',
    options: choices([
      ['daily', 'Yes, and we work in it every day', 10],
      ['sometimes', 'Yes, but we rarely look at it', 5],
      ['spreadsheet', 'A spreadsheet or notebook', 2],
      ['no', 'No', 0],
    ]),
  },
  {
    text: 'Have you held webinars or events for patients?',
    inputType: 'yesno',
    category: 'marketing',
  },
  {
    text: 'What is the biggest challenge your business faces right now?',
    description: 'In your own words. It helps us to prepare, should you book a consultation.',
    inputType: 'freeText',
    category: 'general',
  },
];

/** The 17 built-in questions, ids 1 to 17: the seed, and what the quiz asks where no question is active. */
export const DEFAULT_QUESTIONS: readonly Question[] = drafts.map((draft, index) => ({
  id: index + 1,
  text: draft.text,
  description: draft.description ?? null,
  inputType: draft.inputType,
  category: draft.category,
  min: draft.min ?? null,
  max: draft.max ?? null,
  step: draft.step ?? null,
  isActive: true,
  options: draft.options ?? null,
  order: index + 1,
}));

/** What the quiz asks: the active ones of those that are stored, or the built-in ones where none is active. */
export function askedOf(stored: readonly Question[]): readonly Question[] {
  const active = stored.filter(({ isActive }) => isActive);
  return active.length > 0 ? active : DEFAULT_QUESTIONS;
}
