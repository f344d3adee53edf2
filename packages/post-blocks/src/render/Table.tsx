import type { BlockOf } from '../schema.ts';
import { useScene } from './Scene.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import { Text } from './Text.tsx';

/** Words need a column that they can be read in; figures and names make do with theirs. */
const isLong = (cell: string) => cell.length > 24 || undefined;

/** A table; where it is wider than the screen it scrolls by itself, by keyboard too. */
export function Table({ block }: { block: BlockOf<'table'> }) {
  const Part = useScene().parts?.table;
  const { caption, head, rows } = block;
  if (Part) return <Part block={block} />;
  if (head.length === 0 && rows.length === 0) return null;
  return (
    <ScrollTable caption={caption}>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((cell, place) => {
              const key = `${place}`;
              return cell ? (
                <th key={key} scope="col">
                  <Text>{cell}</Text>
                </th>
              ) : (
                <td key={key} />
              );
            })}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, place) => {
              const key = `${place}`;
              return place === 0 && cell ? (
                <th key={key} scope="row" data-is-long={isLong(cell)}>
                  <Text>{cell}</Text>
                </th>
              ) : (
                <td key={key} data-is-long={isLong(cell)}>
                  <Text>{cell}</Text>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
