import { Stack } from '@mantine/core';
import { type ComponentType, createElement } from 'react';
import { useParams } from 'react-router';

/** A panel that one feature shows below an item of another. */
export interface Panel {
  /** The noun of the other feature. */
  of: string;
  load: () => Promise<ComponentType<{ parentId: string }>>;
}

/**
 * Returns the `lazy` function of a child route with the panels below an item, whose id is in the address. The item's
 * screen renders it in an `<Outlet />`, so that neither feature imports the other.
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
