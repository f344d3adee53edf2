import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { newBlockId } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import { BLOCK_GROUPS, type BlockGroup } from '@upcurve/post-blocks/fields/field';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { memo } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import { dragNew } from '../canvas/drag.ts';
import { useEditor } from '../editor-context.ts';
import { addChoice } from './block-choices.ts';

const GROUPS = Object.keys(BLOCK_GROUPS) as BlockGroup[];
const TYPES = Object.keys(BLOCKS) as BlockType[];

/** All kinds of blocks. A click adds one after the selection; a drag adds it at the drop position. */
export const Palette = memo(function Palette() {
  const { store } = useEditor();
  return (
    <Stack p="sm">
      {GROUPS.map((group) => (
        <section key={group} aria-label={BLOCK_GROUPS[group]}>
          <Text component="h3" size="xs" fw={600} c="dimmed" mb={6}>
            {BLOCK_GROUPS[group]}
          </Text>
          <SimpleGrid cols={2} spacing={6}>
            {TYPES.filter((type) => BLOCKS[type].group === group).map((type) => (
              <Button
                key={type}
                variant="default"
                size="sm"
                px={8}
                fz="xs"
                justify="flex-start"
                leftSection={<BlockIcon of={type} />}
                draggable
                onDragStart={(event) => dragNew(store, event, makeBlock(type, newBlockId()))}
                title={BLOCKS[type].hint}
                onClick={() => addChoice(store, { key: type, type })}
              >
                {BLOCKS[type].label}
              </Button>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
});
