import { Group, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Analytics, CampaignCost } from '@upcurve/contracts/analytics/analytics';
import {
  costPerWon,
  costShare,
  NO_TAG,
  OTHER_TAG,
  sumOfCampaigns,
  tagsOf,
} from '@upcurve/contracts/analytics/campaign-tree';
import type { CountedCampaign, LeadFigures } from '@upcurve/contracts/analytics/leads-behind';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { penceOf, poundsText } from '../../kit/forms/pounds.ts';
import { TextButton } from '../../kit/screen/TextButton.tsx';
import { formatMonth } from '../../kit/time/format-date.ts';
import { today } from '../../kit/time/zone.ts';
import classes from './analytics.module.css';
import { FigureTable } from './FigureTable.tsx';
import { LeadsLink } from './LeadsLink.tsx';
import { formatPounds } from './number-words.ts';
import type { AnalyticsView } from './use-analytics-view.ts';

/** Trees with at most this many rows are open from the start. */
const OPEN_MAX = 30;

const keyOf = ({ node }: CountedCampaign) => node.path.join('\n');
const everyNode = (campaigns: readonly CountedCampaign[]): CountedCampaign[] =>
  campaigns.flatMap((each) => [each, ...everyNode(each.parts)]);

const MISSING = ['direct', 'No medium', 'No campaign'];
function nameOf({ node: { path, names } }: CountedCampaign): string {
  const above = path.length - names.length;
  return names
    .map((name, at) => (name === OTHER_TAG ? 'Other' : name === NO_TAG ? MISSING[above + at] : name))
    .join(' › ');
}

/** A row of the table: a node and its level in the tree. */
interface Row extends CountedCampaign {
  level: number;
}

interface CampaignsProps {
  counted: LeadFigures;
  figures: Analytics;
  view: AnalyticsView;
}

/** Shows sources, their mediums and their campaigns as a tree, those with the most clients first. */
export function Campaigns({ counted, figures, view }: CampaignsProps) {
  const { campaigns } = counted;
  const { can } = useAuth();
  const all = everyNode(campaigns);
  const withParts = all.filter(({ parts }) => parts.length > 0).map(keyOf);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const open = chosen ?? new Set(all.length <= OPEN_MAX ? withParts : []);
  const toggle = (key: string) =>
    setChosen(new Set(open.has(key) ? [...open].filter((each) => each !== key) : [...open, key]));
  const isAllOpen = withParts.every((key) => open.has(key));

  const month = figures.from.slice(0, 7);
  const isMonth = costShare(month, figures, today(AGENCY_ZONE)) === 1 && figures.to.slice(0, 7) === month;
  const areCostsShown = !view.filter.tier && !view.filter.version;
  const isEditable = can('users:manage') && areCostsShown;

  const shown = (rows: readonly CountedCampaign[], level = 0): Row[] =>
    rows.flatMap((row) => [{ ...row, level }, ...(open.has(keyOf(row)) ? shown(row.parts, level + 1) : [])]);

  const total: Row = {
    ...counted,
    node: {
      path: [''],
      names: ['All'],
      ...sumOfCampaigns(figures.campaigns),
      parts: campaigns.map(({ node }) => node),
    },
    parts: [],
    level: 0,
  };

  const cost = (row: CountedCampaign) => {
    const { costPence } = row.node;
    if (isEditable && isMonth && row.node.parts.length === 0 && !row.node.path.includes(OTHER_TAG))
      return (
        <CostField
          key={`${month} ${costPence}`}
          name={row.node.path.join(' › ')}
          tags={tagsOf(row.node)}
          month={month}
          pence={costPence}
        />
      );
    return costPence === null ? '–' : formatPounds(costPence);
  };

  return (
    <>
      <FigureTable<Row>
        label="Campaigns"
        head={{
          header: 'Campaign',
          cell: (row) => <Name row={row} isOpen={open.has(keyOf(row))} onToggle={() => toggle(keyOf(row))} />,
        }}
        columns={[
          { header: 'Leads', cell: ({ leads }) => <LeadsLink {...leads} />, isExtra: true },
          { header: 'Eligible', cell: ({ eligible }) => <LeadsLink {...eligible} />, isExtra: true },
          { header: 'Booked', cell: ({ booked }) => <LeadsLink {...booked} />, isExtra: true },
          { header: 'Won', cell: ({ won }) => <LeadsLink {...won} /> },
          { header: 'Value', cell: ({ node }) => formatPounds(node.valuePence), isExtra: true },
          { header: 'Cost', cell: cost },
          {
            header: 'Per client',
            cell: ({ node }) => {
              const each = costPerWon(node);
              if (each !== null) return formatPounds(each);
              return node.costPence ? 'none yet' : '–';
            },
          },
        ]}
        rows={campaigns.length > 0 ? [...shown(campaigns), total] : []}
        keyOf={keyOf}
        empty="Nobody visited the site in this period."
      />
      <Group gap="md" fz="xs" c="dimmed" className={classes.foot} data-no-print>
        {withParts.length > 0 && (
          <TextButton onClick={() => setChosen(new Set(isAllOpen ? [] : withParts))}>
            {isAllOpen ? 'Close all' : 'Open all'}
          </TextButton>
        )}
        {!areCostsShown && <span>Costs are not split by tier or version.</span>}
        {isEditable && !isMonth && (
          <span>
            Costs are entered by month.{' '}
            <TextButton onClick={() => view.change({ span: 'month', from: null, to: null })}>
              Show this month
            </TextButton>
          </span>
        )}
      </Group>
    </>
  );
}

interface NameProps {
  row: Row;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the name of a row, indented by its level. Screen readers also hear the levels above. */
function Name({ row, isOpen, onToggle }: NameProps) {
  const above = row.node.path.slice(0, -row.node.names.length);
  const name = (
    <>
      {above.length > 0 && <VisuallyHidden>{above.join(' › ')} › </VisuallyHidden>}
      {nameOf(row)}
    </>
  );
  const indent = `${row.level * 0.75}rem`;
  if (row.parts.length === 0)
    return (
      <Text span inherit display="block" pl={`calc(${indent} + 1.125rem)`}>
        {name}
      </Text>
    );
  const Mark = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <UnstyledButton className={classes.branch} pl={indent} aria-expanded={isOpen} onClick={onToggle}>
      <Mark size={14} stroke={2} aria-hidden />
      {name}
    </UnstyledButton>
  );
}

type Tags = Pick<CampaignCost, 'source' | 'medium' | 'campaign'>;

interface Change {
  pence: number | null;
  before: number | null;
}

interface CostFieldProps {
  /** The campaign in words. */
  name: string;
  tags: Tags;
  /** Such as `2026-11`. */
  month: string;
  pence: number | null;
}

/** Edits what a campaign cost in a month. Saves at once; the toast can undo it. */
function CostField({ name, tags, month, pence }: CostFieldProps) {
  const [text, setText] = useState(poundsText(pence));
  const save = useAction({
    act: (change: Change) =>
      api.analytics.saveCampaignCost({ body: { ...tags, month, pence: change.pence } }),
    done: ({ pence: now, before }) => ({
      title: now === null ? 'Cost removed' : 'Cost saved',
      description: `${name}, ${formatMonth(month)}: ${now === null ? 'no cost' : formatPounds(now)}.`,
      action: { label: 'Undo', onClick: () => save.mutate({ pence: before, before: now }) },
    }),
    failed: { title: 'Cost not saved' },
    changes: [['analytics']],
  });
  const given = penceOf(text);
  const commit = () => {
    if (given !== undefined && given !== pence && !save.isPending)
      save.mutate({ pence: given, before: pence });
  };
  return (
    <TextInput
      size="xs"
      w="5.5rem"
      ml="auto"
      inputMode="decimal"
      placeholder="Add £"
      aria-label={`Cost of ${name} in pounds`}
      error={given === undefined}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setText(poundsText(pence));
      }}
    />
  );
}
