import { bookings } from '@upcurve/contracts/bookings/bookings';
import { formToken } from '@upcurve/contracts/leads/form-token';
import type { ProofChallenge } from '@upcurve/contracts/leads/proof';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { quiz, type Result } from '@upcurve/contracts/quiz/quiz';
import { paths } from '@upcurve/site-content/paths';
import { newId, question } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { HttpResponse, http } from 'msw';

/** A challenge that no test solves. */
const challengeOf = (token: string): ProofChallenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    data: { formToken: token },
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '',
    nonce: '00',
    salt: '00',
  },
  signature: '',
});

export const RESULT_TOKEN = 'r'.repeat(43);

/** Three questions: multiple choice, a number, and free text. */
export const askedQuestions: Question[] = [
  question({
    id: 11,
    text: 'What is your role?',
    inputType: 'multipleChoice',
    options: [
      { value: 'owner', label: 'Owner' },
      { value: 'manager', label: 'Manager' },
    ],
  }),
  question({ id: 12, text: 'How many treat patients?', inputType: 'number', min: 1, max: 20, step: 1 }),
  question({ id: 13, text: 'What is your biggest challenge?', inputType: 'freeText' }),
];

export const result: Result = {
  score: 58,
  tier: 'Growing',
  isEligible: false,
  isScored: true,
  criteria: [
    { questionId: 11, question: 'What is your role?', answer: 'Manager', wanted: ['Owner'], isMet: false },
  ],
  categories: [{ category: 'sales', earned: 5, possible: 10, score: 50 }],
  answers: [],
  improvements: [
    {
      questionId: 14,
      category: 'sales',
      question: 'Do you keep a CRM?',
      answer: 'No',
      better: ['Yes, every day'],
      gain: 9,
    },
  ],
};

/** Mocks the marketing server's response with the questions. */
export function asks(questions: readonly Question[], state = 'fresh') {
  return http.get(`*${paths.eligibility.questionList()}`, () => HttpResponse.json({ questions, state }));
}

/** Mocks a failure to load the questions. */
export function asksNothing() {
  return http.get(`*${paths.eligibility.questionList()}`, () => new HttpResponse(null, { status: 503 }));
}

export function wellServer() {
  return [
    asks(askedQuestions),
    handle(bookings.listTypes, () => [
      {
        slug: 'consultation',
        name: 'Consultation',
        minutes: 30,
        place: { kind: 'phone' as const },
      },
    ]),
    handle(bookings.listSlots, () => ({ zone: 'UTC', slots: [] })),
    handle(formToken.getFormToken, () => ({ token: 'signed-time', challenge: challengeOf('signed-time') })),
    handle(quiz.createSession, () => ({ id: newId() })),
    handle(quiz.saveSession, () => ({})),
    handle(quiz.saveDetails, () => ({})),
    handle(quiz.forgetDetails, () => ({})),
    handle(quiz.submit, () => ({ id: newId(), result, resultToken: RESULT_TOKEN, canMail: true })),
    handle(quiz.getReport, () => {
      throw new Refusal(404, 'There is no such report.');
    }),
  ];
}
