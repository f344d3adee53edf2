import { Drawer } from '@puckeditor/core';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { BLOCK_GROUPS, type BlockGroup } from '@upcurve/post-blocks/fields/field';
import type { BlockType } from '@upcurve/post-blocks/schema';
import { memo } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import { useEditor } from '../editor-context.ts';
import classes from './Palette.module.css';

const GROUPS = Object.keys(BLOCK_GROUPS) as BlockGroup[];
const TYPES = Object.keys(BLOCKS) as BlockType[];

/** All kinds of blocks. A click adds one after the selection; a drag adds it at the drop position. */
export const Palette = memo(function Palette() {
  const { store } = useEditor();
  return (
    <div className={classes.palette}>
      {GROUPS.map((group) => (
        <section key={group} aria-label={BLOCK_GROUPS[group]}>
          <h3 className={classes.group}>{BLOCK_GROUPS[group]}</h3>
          <Drawer>
            {TYPES.filter((type) => BLOCKS[type].group === group).map((type) => (
              <Drawer.Item key={type} name={type} label={BLOCKS[type].label}>
                {() => (
                  // biome-ignore lint/a11y/useSemanticElements: a button cannot be dragged
                  <div
                    role="button"
                    tabIndex={0}
                    className={classes.item}
                    title={BLOCKS[type].hint}
                    onClick={() => store.add(type)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return;
                      event.preventDefault();
                      store.add(type);
                    }}
                  >
                    <BlockIcon name={BLOCKS[type].icon} />
                    <span>{BLOCKS[type].label}</span>
                  </div>
                )}
              </Drawer.Item>
            ))}
          </Drawer>
        </section>
      ))}
    </div>
  );
});
