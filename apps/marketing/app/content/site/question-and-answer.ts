/** A visitor's question with its answer; the answer may contain links and bold text. */
export interface QuestionAndAnswer {
  question: string;
  /** Shown below the question, also while the answer is hidden. */
  line?: string;
  answer: string;
}
