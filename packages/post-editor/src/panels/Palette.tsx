import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { SimpleGrid, Stack } from '@mantine/core';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { BLOCK_GROUPS, type BlockGroup } from '@upcurve/post-blocks/fields/field';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { memo, useEffect, useRef } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import { dragFrom } from '../canvas/drag.ts';
import { useEditor } from '../editor-context.ts';
import { addChoice } from './block-choices.ts';
import classes from './Palette.module.css';
import { PanelHeading } from './PanelHeading.tsx';

const GROUPS = Object.keys(BLOCK_GROUPS) as BlockGroup[];
const TYPES = Object.keys(BLOCKS) as BlockType[];

/** All kinds of blocks. A click adds one after the selection; a drag adds it at the drop position. */
export const Palette = memo(function Palette() {
  const { store } = useEditor();
  const palette = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = palette.current?.querySelectorAll<HTMLElement>('[data-type]') ?? [];
    return combine(
      ...[...buttons].map((button) => dragFrom(button, () => ({ type: button.dataset.type as BlockType }))),
    );
  }, []);
  return (
    <Stack ref={palette} p="sm">
      {GROUPS.map((group) => (
        <section key={group} aria-label={BLOCK_GROUPS[group]}>
          <PanelHeading>{BLOCK_GROUPS[group]}</PanelHeading>
          <SimpleGrid cols={2} spacing={6}>
            {TYPES.filter((type) => BLOCKS[type].group === group).map((type) => (
              <button
                key={type}
                type="button"
                className={classes.item}
                data-type={type}
                title={BLOCKS[type].hint}
                onClick={() => addChoice(store, { key: type, type })}
              >
                <BlockIcon of={type} />
                <span>{BLOCKS[type].label}</span>
              </button>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
});
