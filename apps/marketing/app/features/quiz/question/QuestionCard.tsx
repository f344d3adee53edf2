import { type Answer, isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { questions } from '../../../content/quiz/quiz.ts';
import { StepActions } from '../steps/StepActions.tsx';
import { useStepFocus } from '../steps/use-step-focus.ts';
import { AnswerText } from './AnswerText.tsx';
import { maxLengthOf, normalizeAnswer, textFault } from './answers.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { choicesOf, isChosen, keyHint, optionOfKey, toggleOption } from './choices.ts';
import { NumberField } from './NumberField.tsx';
import styles from './QuestionCard.module.css';

/** The delay after a choice, in ms: long enough to see it, short enough not to feel like a wait. */
const ADVANCE_AFTER_MS = 280;

interface QuestionCardProps {
  question: Question;
  answer: Answer | undefined;
  showsKeys: boolean;
  onAnswer: (answer: Answer | undefined) => void;
  onNext: () => void;
  onSkip: () => void;
}

/** Shows one question. The parent must set a key, so that each question starts with fresh state. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, answer, showsKeys, onAnswer, onNext, onSkip } = props;
  const [draft, setDraft] = useState(typeof answer === 'string' ? answer : '');
  const [error, setError] = useState<string>();
  const heading = useStepFocus<HTMLHeadingElement>(question.id);
  const form = useRef<HTMLFormElement>(null);
  const advance = useRef<ReturnType<typeof setTimeout>>(undefined);
  const choices = choicesOf(question);
  const isSingle = question.inputType !== 'checkbox';

  useEffect(() => () => clearTimeout(advance.current), []);

  function choose(index: number, byPointer: boolean) {
    const choice = choices[index];
    if (!choice) return;
    setError(undefined);
    onAnswer(toggleOption(question, answer, choice.value));
    clearTimeout(advance.current);
    if (byPointer && isSingle)
      advance.current = setTimeout(() => form.current?.requestSubmit(), ADVANCE_AFTER_MS);
  }

  function write(text: string) {
    setDraft(text);
    setError(undefined);
    const clean = normalizeAnswer(question, text);
    onAnswer(clean && !textFault(question, clean) ? clean : undefined);
  }

  function next(event: FormEvent) {
    event.preventDefault();
    clearTimeout(advance.current);
    const clean = normalizeAnswer(question, draft);
    const isText = choices.length === 0;
    const fault = isText ? textFault(question, clean) : undefined;
    const isMissing = isText ? clean === '' : isEmptyAnswer(answer);
    if (!fault && !isMissing) return onNext();
    const missing = question.inputType === 'number' ? questions.noNumber : questions.noWords;
    setError(fault ?? (isText ? missing : questions.noChoice));
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) form.current?.requestSubmit();
      return;
    }
    const target = event.target as HTMLElement;
    if (event.key === 'Enter' && !target.closest('button, a, textarea')) {
      event.preventDefault();
      form.current?.requestSubmit();
      return;
    }
    if (target.matches('textarea, input:not([type=radio], [type=checkbox])')) return;
    const index = optionOfKey(event.key, choices.length, question.inputType === 'yesno');
    if (index === undefined) return;
    event.preventDefault();
    choose(index, false);
    form.current?.querySelectorAll<HTMLElement>('input')[index]?.focus();
  }

  const errorId = error ? 'answer-error' : undefined;
  const describedBy =
    [question.description && 'question-hint', errorId].filter(Boolean).join(' ') || undefined;

  function field() {
    const shared = { describedBy, isInvalid: !!error, value: draft, onChange: write };
    switch (question.inputType) {
      case 'multipleChoice':
      case 'checkbox':
      case 'yesno':
        return (
          <ChoiceList
            choices={choices}
            isSingle={isSingle}
            describedBy={describedBy}
            isChosen={(value) => isChosen(question, answer, value)}
            onChoose={choose}
          />
        );
      case 'number':
        return <NumberField question={question} {...shared} />;
      case 'text':
      case 'freeText':
        return (
          <AnswerText isLong={question.inputType === 'freeText'} max={maxLengthOf(question)} {...shared} />
        );
      default:
        return question.inputType satisfies never;
    }
  }

  return (
    <form ref={form} noValidate tabIndex={-1} className={styles.card} onSubmit={next} onKeyDown={onKeyDown}>
      <h1
        ref={heading}
        id="question"
        tabIndex={-1}
        className={styles.title}
        data-long={question.text.length > 90 || undefined}
      >
        {question.text}
      </h1>
      {question.description && (
        <p id="question-hint" className={`quiet ${styles.hint}`}>
          {question.description}
        </p>
      )}
      {field()}
      {answer === null && !error && <p className="small">{questions.skipped}</p>}
      <StepActions next={questions.next} skip={{ label: questions.skip, onSkip }}>
        <p id="answer-error" role="alert" className={styles.error}>
          {error}
        </p>
        {showsKeys && !error && (
          <p className={`small ${styles.keys}`}>{questions.keys(keyHint(choices.length - 1))}</p>
        )}
      </StepActions>
    </form>
  );
}
