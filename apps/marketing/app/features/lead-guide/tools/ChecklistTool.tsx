import type { Checklist } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { Text } from '../../../prose/Text.tsx';
import styles from '../page/blocks.module.css';
import { checklistText } from './plain-text.ts';
import { Tool } from './Tool.tsx';

/** A list to work through, with boxes to tick on paper. */
export function ChecklistTool({ checklist }: { checklist: Checklist }) {
  return (
    <Tool kind={guideWords.checklist} title={checklist.title} text={checklistText(checklist)}>
      <ul className={styles.checklist}>
        {checklist.items.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    </Tool>
  );
}
