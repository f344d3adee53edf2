import type { ComponentType } from 'react';
import type { Block, BlockOf, LeafBlock } from '../schema.ts';
import { Chart } from './figures/Chart.tsx';
import { Comparison } from './figures/Comparison.tsx';
import { Stats } from './figures/Stats.tsx';
import { Table } from './figures/Table.tsx';
import { Columns, Divider, Sheet } from './layout/Sheet.tsx';
import { Embed } from './media/Embed.tsx';
import { Gallery } from './media/Gallery.tsx';
import { ImageFigure } from './media/ImageFigure.tsx';
import { Testimonial } from './media/Testimonial.tsx';
import { Video } from './media/Video.tsx';
import { OwnCard } from './own-parts.tsx';
import { type Parts, Scene, type SceneProps, useScene } from './Scene.tsx';
import { Callout } from './text/Callout.tsx';
import { CallToAction } from './text/CallToAction.tsx';
import { Faq } from './text/Faq.tsx';
import { Heading } from './text/Heading.tsx';
import { Quote } from './text/Quote.tsx';
import { RichText } from './text/RichText.tsx';

const views: Required<Parts> = {
  heading: Heading,
  richText: RichText,
  image: ImageFigure,
  gallery: Gallery,
  quote: Quote,
  callToAction: CallToAction,
  video: Video,
  comparison: Comparison,
  faq: Faq,
  stats: Stats,
  chart: Chart,
  divider: Divider,
  testimonial: Testimonial,
  storyRow: OwnCard,
  ebookCard: OwnCard,
  serviceCard: OwnCard,
  calculatorTeaser: OwnCard,
  form: OwnCard,
  table: Table,
  callout: Callout,
  embed: Embed,
};

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

/** One block. Renders nothing for an unknown type, since an older server may read a newer post. */
function LeafView({ block }: { block: LeafBlock }) {
  const { parts } = useScene();
  if (!Object.hasOwn(views, block.type)) return null;
  const View = (parts?.[block.type] ?? views[block.type]) as ComponentType<{ block: LeafBlock }>;
  return <View block={block} />;
}
