import type { ComponentType } from 'react';
import type { LeafBlock } from '../schema.ts';
import { Callout } from './Callout.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Chart } from './Chart.tsx';
import { Comparison } from './Comparison.tsx';
import { Divider } from './Divider.tsx';
import { Embed } from './Embed.tsx';
import { Faq } from './Faq.tsx';
import { Gallery } from './Gallery.tsx';
import { Heading } from './Heading.tsx';
import { ImageFigure } from './ImageFigure.tsx';
import { CalculatorTeaser, EbookCard, FormCard, ServiceCard, StoryRow } from './own-parts.tsx';
import { Quote } from './Quote.tsx';
import { RichText } from './RichText.tsx';
import { Stats } from './Stats.tsx';
import { Table } from './Table.tsx';
import { Testimonial } from './Testimonial.tsx';
import { Video } from './Video.tsx';

type Views = { [T in LeafBlock['type']]: ComponentType<{ block: Extract<LeafBlock, { type: T }> }> };

const views: Views = {
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
  storyRow: StoryRow,
  ebookCard: EbookCard,
  serviceCard: ServiceCard,
  calculatorTeaser: CalculatorTeaser,
  form: FormCard,
  table: Table,
  callout: Callout,
  embed: Embed,
};

/** One block; nothing where it is of a kind that this code does not know: an older server may meet a newer post. */
export function LeafView({ block }: { block: LeafBlock }) {
  if (!Object.hasOwn(views, block.type)) return null;
  const View = views[block.type] as ComponentType<{ block: LeafBlock }>;
  return <View block={block} />;
}
