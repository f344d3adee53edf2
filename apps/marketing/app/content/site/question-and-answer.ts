/** A question that visitors ask, as a page answers it; the answer may hold links and strong words. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}
