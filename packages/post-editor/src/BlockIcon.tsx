import {
  IconAlignLeft,
  IconArrowsLeftRight,
  IconBook,
  IconBriefcase,
  IconCalculator,
  IconChartBar,
  IconCircleDashed,
  IconClick,
  IconCode,
  IconColumns,
  IconForms,
  IconHeading,
  IconHelpCircle,
  IconInfoCircle,
  IconLayoutGrid,
  IconMessageCircle,
  IconMinus,
  IconNumber,
  IconPhoto,
  IconPlayerPlay,
  IconQuote,
  IconSquare,
  IconTable,
} from '@tabler/icons-react';

const ICONS: Record<string, typeof IconSquare> = {
  AlignLeft: IconAlignLeft,
  ArrowsLeftRight: IconArrowsLeftRight,
  Book: IconBook,
  Briefcase: IconBriefcase,
  Calculator: IconCalculator,
  ChartBar: IconChartBar,
  CircleDashed: IconCircleDashed,
  Click: IconClick,
  Code: IconCode,
  Columns: IconColumns,
  Forms: IconForms,
  Heading: IconHeading,
  HelpCircle: IconHelpCircle,
  InfoCircle: IconInfoCircle,
  LayoutGrid: IconLayoutGrid,
  MessageCircle: IconMessageCircle,
  Minus: IconMinus,
  Number: IconNumber,
  Photo: IconPhoto,
  PlayerPlay: IconPlayerPlay,
  Quote: IconQuote,
  Table: IconTable,
};

/** The icon of a kind of block, identified by the icon name in its config. */
export function BlockIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = ICONS[name] ?? IconSquare;
  return <Icon size={size} stroke={1.5} aria-hidden />;
}
