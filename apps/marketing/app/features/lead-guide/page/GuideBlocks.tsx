import type { BlockOf } from '@upcurve/post-blocks/schema';
import type { Draft } from '@upcurve/post-blocks/write';
import type { GuideBlock, GuideTool, Timetable, Wording } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { Prose } from '../../../prose/Prose.tsx';
import { Text } from '../../../prose/Text.tsx';
import { ChecklistTool, ScriptTool, TemplateTool } from '../tools/GuideTools.tsx';
import { Slots } from '../tools/Tool.tsx';
import styles from './blocks.module.css';

export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return (
    <div className={`stack ${styles.blocks}`}>
      {stretches(blocks).map((stretch, place) =>
        Array.isArray(stretch) ? (
          <Prose key={place} blocks={stretch} parts={PARTS} />
        ) : (
          <Tool key={place} tool={stretch} />
        ),
      )}
    </div>
  );
}

const PARTS = { table: GuideTable };

/** Splits blocks into runs of text and the tools between them. */
function stretches(blocks: readonly GuideBlock[]): (Draft[] | GuideTool)[] {
  const all: (Draft[] | GuideTool)[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (!('type' in block)) all.push(block);
    else if (Array.isArray(last)) last.push(block);
    else all.push([block]);
  }
  return all;
}

function Tool({ tool }: { tool: GuideTool }) {
  if ('script' in tool) return <ScriptTool script={tool.script} />;
  if ('template' in tool) return <TemplateTool template={tool.template} />;
  if ('checklist' in tool) return <ChecklistTool checklist={tool.checklist} />;
  if ('wording' in tool) return <WordingTable {...tool.wording} />;
  if ('timetable' in tool) return <Hours {...tool.timetable} />;
  return (
    <p className={styles.handover}>
      <strong>{guideWords.handover}</strong>
      <Text>{tool.handover}</Text>
    </p>
  );
}

function WordingTable({ say, avoid, why }: Wording) {
  return (
    <dl className={`columns ${styles.wording}`}>
      <div>
        <dt className="success">{guideWords.say}</dt>
        {say.map((words) => (
          <dd key={words} className="quoted">
            <Slots>{words}</Slots>
          </dd>
        ))}
      </div>
      <div>
        <dt className="accent">{guideWords.avoid}</dt>
        {avoid.map((words) => (
          <dd key={words} className="quoted quiet">
            <Slots>{words}</Slots>
          </dd>
        ))}
      </div>
      <div className={styles.why}>
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
    <div className="scroll">
      <table className={`table ${styles.hours}`}>
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
    </div>
  );
}

/** A table of sentences. On phones each row becomes a small list, with the column's heading before each cell. */
function GuideTable({ block: { caption, head, rows } }: { block: BlockOf<'table'> }) {
  const [, ...heads] = head;
  return (
    <table className={`table ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first}>
            <th scope="row" className="strong">
              <Text>{first}</Text>
            </th>
            {others.map((cell, place) => (
              <td key={heads[place]}>
                <span className={`quiet ${styles.label}`}>{heads[place]}: </span>
                <Text>{cell}</Text>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
