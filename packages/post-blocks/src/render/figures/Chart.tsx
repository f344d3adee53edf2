import { useScene } from '../Scene.tsx';
import { Text } from '../text/Text.tsx';
import styles from './Chart.module.css';
import { type ChartBlock, figure, shortFigure } from './chart-figures.ts';
import { LineChart } from './LineChart.tsx';
import { ScrollTable } from './Table.tsx';

/** A chart with its source. Its figures are also available as an expandable table. */
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
          <p>
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

/** One bar per line with its name above and its value at the end. The largest has the accent colour. */
function BarChart({ block: { points, unit } }: { block: ChartBlock }) {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const most = Math.max(...values);
  const at = (value: number) => ((value - low) / span) * 100;
  return (
    <div className={styles.bars} aria-hidden="true">
      {points.map(({ label, value }, place) => {
        const from = Math.min(at(0), at(value));
        const width = Math.abs(at(value) - at(0));
        return (
          <div key={place} className={styles.line} data-most={value === most || undefined}>
            <span>{label}</span>
            <span className={styles.value}>{shortFigure(value, unit)}</span>
            <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
              <rect className={styles.track} width="100%" height="1" y="9" />
              <rect
                className={styles.fill}
                x={`${from.toFixed(2)}%`}
                width={`${width.toFixed(2)}%`}
                height="10"
              />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
