import { Columns } from '@upcurve/post-blocks/render/Columns';
import { type ComponentType, memo } from 'react';
import { useBlock } from '../editor-context.ts';
import classes from './BlockFrame.module.css';
import { Frame } from './BlockFrame.tsx';

/** Where Puck draws what stands in a column. */
export type ColumnSlot = ComponentType<{ className?: string; minEmptyHeight?: number }> | undefined;

/** Columns on the canvas, each a place to drop blocks into. */
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
