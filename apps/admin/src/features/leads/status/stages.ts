import type { BadgeProps } from '@mantine/core';
import type { Stage } from '@upcurve/contracts/leads/lead-status';

/** The badge of each stage. A colour means the same on every screen; the kinds' statuses use the same ones. */
export const STAGE_LOOKS: Record<Stage, BadgeProps> = {
  new: { variant: 'filled', color: 'ink' },
  inTouch: { variant: 'light', color: 'ink' },
  meeting: { variant: 'light', color: 'gold' },
  won: { variant: 'filled', color: 'sage' },
  lost: { variant: 'light', color: 'red' },
};

/** The stages that members set, in the order of their number keys. */
export const SET_STAGES = ['new', 'inTouch', 'won', 'lost'] as const satisfies Stage[];
export type SetStage = (typeof SET_STAGES)[number];

export const changeOfStage = (stage: SetStage) =>
  stage === 'won' || stage === 'lost'
    ? ({ action: 'outcome', outcome: stage } as const)
    : ({ action: 'status', status: stage === 'new' ? 'new' : 'contacted' } as const);
