import { Select as MantineSelect } from '@mantine/core';

export const Select = MantineSelect;
