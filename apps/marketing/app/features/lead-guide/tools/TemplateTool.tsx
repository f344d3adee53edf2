import type { Template } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import styles from '../page/blocks.module.css';
import { templateText } from './plain-text.ts';
import { Slots, Tool } from './Tool.tsx';

/** A message as it is sent. */
export function TemplateTool({ template }: { template: Template }) {
  return (
    <Tool
      kind={template.channel}
      title={template.title}
      text={templateText(template)}
      className={styles.template}
    >
      {template.subject && (
        <p className={styles.subject}>
          <span>{guideWords.subject}: </span>
          <Slots>{template.subject}</Slots>
        </p>
      )}
      {template.text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className={styles.message}>
          <Slots>{paragraph}</Slots>
        </p>
      ))}
    </Tool>
  );
}
