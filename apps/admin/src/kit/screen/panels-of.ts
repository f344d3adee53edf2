import { Stack } from '@mantine/core';
import { type ComponentType, createElement } from 'react';
import { useParams } from 'react-router';

/** A panel that one noun shows below an item of another noun. */
export interface Panel {
  /** The other noun. */
  of: string;
  load: () => Promise<ComponentType<{ parentId: string }>>;
}

/**
 * The `lazy` function of a child route that shows the panels of a noun for the item in the address. The noun's screen
 * renders it in an `<Outlet />`, so that neither feature imports the other.
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
