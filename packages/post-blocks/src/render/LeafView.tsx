import type { ComponentType } from 'react';
import type { LeafBlock } from '../schema.ts';
import { Chart } from './figures/Chart.tsx';
import { Comparison } from './figures/Comparison.tsx';
import { Stats } from './figures/Stats.tsx';
import { Table } from './figures/Table.tsx';
import { Divider } from './layout/Sheet.tsx';
import { Embed } from './media/Embed.tsx';
import { Gallery } from './media/Gallery.tsx';
import { ImageFigure } from './media/ImageFigure.tsx';
import { Testimonial } from './media/Testimonial.tsx';
import { Video } from './media/Video.tsx';
import { OwnCard } from './own-parts.tsx';
import { type Parts, useScene } from './Scene.tsx';
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

/** One block. Renders nothing for an unknown type, since an older server may read a newer post. */
export function LeafView({ block }: { block: LeafBlock }) {
  const { parts } = useScene();
  if (!Object.hasOwn(views, block.type)) return null;
  const View = (parts?.[block.type] ?? views[block.type]) as ComponentType<{ block: LeafBlock }>;
  return <View block={block} />;
}
