import { onDemand } from './on-demand.ts';

/* What opens by a press. Whoever only reads a list never loads it. */
export const menuPart = onDemand(async () => (await import('./menu-part.ts')).Menu);
export const selectPart = onDemand(async () => (await import('./select-part.ts')).Select);
export const tooltipPart = onDemand(async () => (await import('./tooltip-part.ts')).Tooltip);
