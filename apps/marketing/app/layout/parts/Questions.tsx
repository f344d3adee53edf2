import type { QuestionAndAnswer } from '../../content/site/question-and-answer.ts';
import { Text } from '../../prose/Text.tsx';
import styles from './Questions.module.css';

/** Questions that expand to show their answers, also without script. */
export function Questions({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, line, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span>
              {question}
              {line && <span className={styles.line}>{line}</span>}
            </span>
          </summary>
          <p className={styles.answer}>
            <Text>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}
