import type { Block, BlockOf, LeafBlock } from '../schema.ts';
import { LeafView } from './LeafView.tsx';
import { Columns, Sheet } from './layout/Sheet.tsx';
import { Scene, type SceneProps } from './Scene.tsx';

export interface BlocksProps extends Omit<SceneProps, 'firstPicture'> {
  content: { blocks: readonly Block[] };
  /** Whether the first picture is visible without scrolling. Default true. */
  isFirstInSight?: boolean;
}

/** All blocks of a post. Skips unknown blocks. */
export function Blocks({ content: { blocks }, isFirstInSight = true, ...scene }: BlocksProps) {
  const firstPicture = isFirstInSight
    ? blocks.find(({ type }) => type === 'image' || type === 'gallery')?.id
    : undefined;
  return (
    <Scene {...scene} firstPicture={firstPicture}>
      <Sheet>
        <BlockList blocks={blocks} />
      </Sheet>
    </Scene>
  );
}

/** A single block without nested blocks, for an editor that positions blocks itself. Render it in a `Sheet`. */
export function BlockView({ block, ...scene }: SceneProps & { block: LeafBlock }) {
  return (
    <Scene {...scene}>
      <LeafView block={block} />
    </Scene>
  );
}

function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    block.type === 'columns' ? (
      <NestedColumns key={block.id} block={block} />
    ) : (
      <LeafView key={block.id} block={block} />
    ),
  );
}

function NestedColumns({ block: { columns } }: { block: BlockOf<'columns'> }) {
  return <Columns columns={columns.map((blocks, place) => <BlockList key={place} blocks={blocks} />)} />;
}
