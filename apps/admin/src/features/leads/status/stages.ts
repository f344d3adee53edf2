import type { BadgeProps } from '@mantine/core';
import type { LeadStatus, Stage } from '@upcurve/contracts/leads/lead-status';

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
