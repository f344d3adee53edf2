import type { GuideBlock, Timetable, Wording } from '../../content/lead-guide/blocks.ts';
import { guideWords } from '../../content/lead-guide/words.ts';
import { Prose } from '../../prose/Prose.tsx';
import { Text } from '../../prose/Text.tsx';
import styles from './blocks.module.css';
import { ChecklistTool } from './ChecklistTool.tsx';
import { GuideTable } from './GuideTable.tsx';
import { ScriptTool } from './ScriptTool.tsx';
import { Slots } from './Slots.tsx';
import { TemplateTool } from './TemplateTool.tsx';

/** The text of one part of a page, with the tools that stand in it. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, place) => (
        <OneBlock key={place} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: GuideBlock }) {
  if (typeof block === 'string') return <Prose blocks={[block]} />;
  if ('script' in block) return <ScriptTool script={block.script} />;
  if ('template' in block) return <TemplateTool template={block.template} />;
  if ('checklist' in block) return <ChecklistTool checklist={block.checklist} />;
  if ('wording' in block) return <WordingTable {...block.wording} />;
  if ('table' in block) return <GuideTable {...block.table} />;
  if ('timetable' in block) return <Hours {...block.timetable} />;
  if ('handover' in block) {
    return (
      <p className={styles.handover}>
        <strong>{guideWords.handover}</strong>
        <Text>{block.handover}</Text>
      </p>
    );
  }
  return <Prose blocks={[block]} />;
}

function WordingTable({ say, avoid, why }: Wording) {
  return (
    <dl className={styles.wording}>
      <div data-kind="say">
        <dt>{guideWords.say}</dt>
        {say.map((words) => (
          <dd key={words}>
            <Slots>{words}</Slots>
          </dd>
        ))}
      </div>
      <div data-kind="avoid">
        <dt>{guideWords.avoid}</dt>
        {avoid.map((words) => (
          <dd key={words}>
            <Slots>{words}</Slots>
          </dd>
        ))}
      </div>
      <div data-kind="why">
        <dt>{guideWords.why}</dt>
        <dd>
          <Text>{why}</Text>
        </dd>
      </div>
    </dl>
  );
}

function Hours({ caption, rows }: Timetable) {
  return (
    <table className={styles.hours}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ time, title, text }) => (
          <tr key={time + title}>
            <th scope="row">{time}</th>
            <td>
              <strong>{title}</strong>
              <Text>{text}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
