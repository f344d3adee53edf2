import type { Checklist, Script, ScriptLine, Template } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { Text } from '../../../prose/Text.tsx';
import styles from '../page/blocks.module.css';
import { checklistText, scriptText, templateText } from './plain-text.ts';
import { Slots, Tool } from './Tool.tsx';

export function ScriptTool({ script }: { script: Script }) {
  return (
    <Tool kind={guideWords.script} title={script.title} text={scriptText(script)}>
      {script.lines.map((line) => (
        <Line key={Object.values(line).join()} line={line} />
      ))}
    </Tool>
  );
}

function Line({ line }: { line: ScriptLine }) {
  if ('aside' in line) {
    return (
      <p className={`small ${styles.aside}`}>
        <Slots>{line.aside}</Slots>
      </p>
    );
  }
  const isYou = 'you' in line;
  return (
    <p className={styles.line} data-speaker={isYou ? 'you' : 'patient'}>
      <span className={`small ${styles.speaker}`}>
        {isYou ? guideWords.speakers.you : guideWords.speakers.patient}
        <span className="visually-hidden">: </span>
      </span>
      <span>
        <Slots>{isYou ? line.you : line.patient}</Slots>
      </span>
    </p>
  );
}

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
