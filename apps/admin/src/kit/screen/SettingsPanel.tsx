import type { ComponentProps } from 'react';
import { QueryPanel } from '../feedback/QueryPanel.tsx';
import { Section } from './Section.tsx';

type QueryProps<Data> = Pick<
  ComponentProps<typeof QueryPanel<Data>>,
  'query' | 'what' | 'empty' | 'skeleton' | 'children'
>;

/** A panel of the settings that loads what it edits. */
export function SettingsPanel<Data>(
  props: Omit<ComponentProps<typeof Section>, 'children'> & QueryProps<Data>,
) {
  const { query, what, empty, skeleton, children, ...section } = props;
  return (
    <Section {...section}>
      <QueryPanel {...{ query, what, empty, skeleton }}>{children}</QueryPanel>
    </Section>
  );
}
