import type { BadgeProps } from '@mantine/core';
import {
  type LeadStatus,
  STAGES,
  type Stage,
  stageOf,
  statusWord,
} from '@upcurve/contracts/leads/lead-status';
import type { LeadRow } from '../kinds/lead-kind.ts';

/** The badge of each stage. A colour means the same on every screen. */
export const STAGE_LOOKS: Record<Stage, BadgeProps> = {
  new: { variant: 'filled', color: 'ink' },
  inTouch: { variant: 'outline', color: 'ink' },
  meeting: { variant: 'light', color: 'gold' },
  won: { variant: 'filled', color: 'sage' },
  lost: { variant: 'light', color: 'red' },
};

export const STATUS_LOOKS: Record<LeadStatus, BadgeProps> = {
  new: STAGE_LOOKS.new,
  contacted: STAGE_LOOKS.inTouch,
  qualified: { variant: 'light', color: 'sage' },
  converted: { variant: 'light', color: 'ink' },
  disqualified: STAGE_LOOKS.lost,
  closed: STAGE_LOOKS.lost,
};

/** The stages that members set, in the order of their number keys. */
export const SET_STAGES = ['new', 'inTouch', 'won', 'lost'] as const satisfies Stage[];
export type SetStage = (typeof SET_STAGES)[number];

export const changeOfStage = (stage: SetStage) =>
  stage === 'won' || stage === 'lost'
    ? ({ action: 'outcome', outcome: stage } as const)
    : ({ action: 'status', status: stage === 'new' ? 'new' : 'contacted' } as const);

/** Says where a lead stands among leads of both kinds. One in touch has the word of its status, as on its own screen. */
export const stageWord = (lead: LeadRow) =>
  stageOf(lead) === 'inTouch' ? statusWord(lead.status) : STAGES[stageOf(lead)];
