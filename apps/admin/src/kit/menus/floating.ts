import { Menu as MantineMenu, Select as MantineSelect, Tooltip as MantineTooltip } from '@mantine/core';

/* A file of their own, loaded by on-demand.ts, so that the bundler leaves these components out of the first load. */
export const Menu = MantineMenu;
export const Select = MantineSelect;
export const Tooltip = MantineTooltip;
