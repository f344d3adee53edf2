import { Skeleton, Table } from '@mantine/core';
import grid from './SubmissionGrid.module.css';

const FOUR = ['a', 'b', 'c', 'd'];

/** What the list looks like while its first page is on its way: four cards, or four rows. */
export function ListSkeleton({ view }: { view: 'list' | 'grid' }) {
  if (view === 'list') {
    return (
      <Table verticalSpacing="sm" aria-hidden>
        <Table.Tbody>
          {FOUR.map((key) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Skeleton height={40} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    );
  }
  return (
    <div className={grid.skeletons} aria-hidden>
      {FOUR.map((key) => (
        <Skeleton key={key} height={148} data-testid="card-skeleton" />
      ))}
    </div>
  );
}
