import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { type ComponentType, Suspense } from 'react';
import classes from '../EditorShell.module.css';
import { useBlock, useEditor } from '../editor-context.ts';
import { BlockMenu } from '../late-parts.tsx';

interface ButtonProps {
  label: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  onClick: () => void;
}

function Action({ label, icon: Icon, onClick }: ButtonProps) {
  return (
    <ActionIcon aria-label={label} title={label} size="md" onClick={onClick}>
      <Icon size={17} stroke={1.6} />
    </ActionIcon>
  );
}

/** The actions on a block, shown above it or at the bottom of a phone's screen. */
export function BlockActions({ id }: { id: string }) {
  const { store, choose } = useEditor();
  const block = useBlock(id);
  if (!block) return null;
  const { label } = BLOCKS[block.type];
  return (
    <div className={classes.actions} role="toolbar" aria-label={`${label} block`}>
      <span className={classes.actionsLabel}>{label}</span>
      <Action label="Move up" icon={IconArrowUp} onClick={() => store.move(id, 'up')} />
      <Action label="Move down" icon={IconArrowDown} onClick={() => store.move(id, 'down')} />
      <Action label="Add a block below" icon={IconPlus} onClick={() => choose()} />
      <Suspense
        fallback={
          <ActionIcon aria-label="More for this block" size="md">
            <IconDots size={17} stroke={1.6} />
          </ActionIcon>
        }
      >
        <BlockMenu id={id} />
      </Suspense>
      <Action label="Delete" icon={IconTrash} onClick={() => store.remove(id)} />
    </div>
  );
}
