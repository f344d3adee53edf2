import { Stack } from '@mantine/core';
import { type ComponentType, createElement } from 'react';
import { useParams } from 'react-router';

/** Loads what a noun shows below an item of another one. */
export type PanelLoader = () => Promise<ComponentType<{ parentId: string }>>;

/**
 * A route's `lazy` that shows panels below one another, for the item that the address names: the child of its screen, which
 * leaves them an `<Outlet />`. So neither feature knows the other.
 */
export const panelsOf = (panels: readonly PanelLoader[]) => async () => {
  const loaded = await Promise.all(panels.map((load) => load()));
  return {
    Component: function Panels() {
      const { id: parentId = '' } = useParams();
      if (loaded.length === 0) return null;
      const all = loaded.map((Panel) => createElement(Panel, { parentId }));
      return createElement(Stack, { key: parentId, gap: 'md', mt: 'md' }, ...all);
    },
  };
};
