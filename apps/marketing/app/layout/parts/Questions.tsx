import type { QuestionAndAnswer } from '../../content/site/question-and-answer.ts';
import { Text } from '../../prose/Text.tsx';
import styles from './Questions.module.css';

/** Questions that expand to show their answers, also without script. */
export function Questions({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span>{question}</span>
          </summary>
          <p className={styles.answer}>
            <Text>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}
