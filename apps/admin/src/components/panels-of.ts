import { Stack } from '@mantine/core';
import { type ComponentType, createElement } from 'react';
import { useParams } from 'react-router';

/** What a noun shows below an item of another one. */
export interface Panel {
  /** The other noun. */
  of: string;
  load: () => Promise<ComponentType<{ parentId: string }>>;
}

/**
 * A route's `lazy` that shows the panels of a noun below one another, for the item that the address names: the child of that
 * noun's screen, which leaves it an `<Outlet />`. So neither feature knows the other.
 */
export const panelsOf = (noun: string, panels: readonly Panel[]) => async () => {
  const loaded = await Promise.all(panels.filter((panel) => panel.of === noun).map(({ load }) => load()));
  return {
    Component: function Panels() {
      const { id: parentId = '' } = useParams();
      if (loaded.length === 0) return null;
      const shown = loaded.map((Panel) => createElement(Panel, { parentId }));
      return createElement(Stack, { key: parentId, gap: 'md' }, ...shown);
    },
  };
};
