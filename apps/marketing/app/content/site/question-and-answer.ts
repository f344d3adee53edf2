/** A visitor's question with its answer; the answer may contain links and bold text. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}
