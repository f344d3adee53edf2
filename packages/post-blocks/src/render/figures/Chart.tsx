import { useScene } from '../Scene.tsx';
import { Text } from '../text/Text.tsx';
import { BarChart } from './BarChart.tsx';
import styles from './Chart.module.css';
import { type ChartBlock, figure } from './chart-figures.ts';
import { LineChart } from './LineChart.tsx';
import { ScrollTable } from './Table.tsx';

/** A chart with its figures as a table in a disclosure, and their source. */
export function Chart({ block }: { block: ChartBlock }) {
  const { base } = useScene();
  const { kind, title, unit, points, source } = block;
  if (points.length === 0) return null;
  return (
    <figure className={styles.chart}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {!base &&
        (kind === 'line' && points.length > 1 ? <LineChart block={block} /> : <BarChart block={block} />)}
      <div className={styles.foot}>
        {source && (
          <p className={styles.source}>
            Source: <Text>{source}</Text>
          </p>
        )}
        <details className={styles.figures} open={base !== undefined}>
          <summary>The figures as a table</summary>
          <ScrollTable caption="" label={title || 'The figures of the chart'}>
            <tbody>
              {points.map(({ label, value }, place) => (
                <tr key={place}>
                  <th scope="row">{label}</th>
                  <td>{figure(value, unit)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </details>
      </div>
    </figure>
  );
}
