import { Menu as MantineMenu, Select as MantineSelect, Tooltip as MantineTooltip } from '@mantine/core';

/* A separate file, loaded by on-demand.ts, so that the bundler keeps these components out of the initial script. */
export const Menu = MantineMenu;
export const Select = MantineSelect;
export const Tooltip = MantineTooltip;
