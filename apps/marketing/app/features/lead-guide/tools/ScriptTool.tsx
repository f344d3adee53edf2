import type { Script, ScriptLine } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import styles from '../page/blocks.module.css';
import { scriptText } from './plain-text.ts';
import { Slots, Tool } from './Tool.tsx';

/** A conversation, set like a play. */
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
      <p className={styles.aside}>
        <Slots>{line.aside}</Slots>
      </p>
    );
  }
  const isYou = 'you' in line;
  return (
    <p className={styles.line} data-speaker={isYou ? 'you' : 'patient'}>
      <span className={styles.speaker}>
        {isYou ? guideWords.speakers.you : guideWords.speakers.patient}
        <span className="visually-hidden">: </span>
      </span>
      <span>
        <Slots>{isYou ? line.you : line.patient}</Slots>
      </span>
    </p>
  );
}
