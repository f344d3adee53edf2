import { Columns } from '@upcurve/post-blocks/render/layout/Columns';
import { type ComponentType, memo } from 'react';
import { useBlock } from '../editor-context.ts';
import classes from './BlockFrame.module.css';
import { Frame } from './BlockFrame.tsx';

/** The slots in which Puck draws the blocks of each column. */
export type ColumnSlot = ComponentType<{ className?: string; minEmptyHeight?: number }> | undefined;

/** Columns on the canvas. Each is a drop zone for blocks. */
export const ColumnsFrame = memo(function ColumnsFrame({
  id,
  slots,
}: {
  id: string;
  slots: readonly ColumnSlot[];
}) {
  const block = useBlock(id);
  if (block?.type !== 'columns') return null;
  return (
    <Frame id={id}>
      <span hidden />
      <Columns
        columns={block.columns.map((_, column) => {
          const Slot = slots[column];
          return Slot ? <Slot key={column} className={classes.column} minEmptyHeight={80} /> : null;
        })}
      />
    </Frame>
  );
});
