import type { Media } from '@upcurve/contracts/media/media';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { BlockOf, LeafBlock } from '../schema.ts';

export type ShownMedia = Pick<
  Media,
  'kind' | 'url' | 'width' | 'height' | 'sizes' | 'posterUrl' | 'alt' | 'focalPoint' | 'placeholder'
>;

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Components that the site shows blocks with, instead of the plain ones. */
export type Parts = { [T in LeafBlock['type']]?: ComponentType<{ block: BlockOf<T> }> };

export interface SceneProps {
  /** The files that blocks refer to, by id. */
  media?: Readonly<Record<string, ShownMedia>>;
  /** The fragment of each heading, by the id of its block. */
  anchors?: Readonly<Record<string, string>>;
  /** The link component for pages of the site. Default `<a>`. */
  Link?: ComponentType<LinkProps>;
  parts?: Parts;
  /** The origin that feeds add to site paths. With an origin, nothing is lazy or interactive. */
  base?: string;
  /** The id of the block whose picture loads immediately; all others load lazily. */
  firstPicture?: string;
}

const SceneContext = createContext<SceneProps>({});

export function Scene({ children, ...scene }: SceneProps & { children: ReactNode }) {
  return <SceneContext value={scene}>{children}</SceneContext>;
}

export const useScene = (): SceneProps => useContext(SceneContext);

/** Returns a function that makes URLs absolute in feeds. */
export function useAddress(): (href: string) => string {
  const { base } = useScene();
  return (href) => (base && href.startsWith('/') ? base + href : href);
}
