import { TextInput } from '@mantine/core';
import { type CampaignCost, COST_MAX } from '@upcurve/contracts/analytics/analytics';
import { readTypedNumber } from '@upcurve/contracts/shared/typed-number';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { formatMonth } from '../../kit/time/format-date.ts';
import { formatPounds } from './number-words.ts';

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

const textOf = (pence: number | null) => (pence === null ? '' : `£${pence / 100}`);

/** Reads an amount such as `£1,200.50`, in pence. Null if empty, undefined if it is not an amount. */
function penceOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const pence = Math.round((readTypedNumber(text) ?? -1) * 100);
  return pence >= 0 && pence <= COST_MAX ? pence : undefined;
}

/** Edits what a campaign cost in a month. Saves at once; the toast can undo it. */
export function CostField({ name, tags, month, pence }: CostFieldProps) {
  const [text, setText] = useState(textOf(pence));
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
        if (event.key === 'Escape') setText(textOf(pence));
      }}
    />
  );
}
