import type { Media } from '@upcurve/contracts/media';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { BlockOf } from '../schema.ts';

/** What a post shows of a file. */
export type ShownMedia = Pick<
  Media,
  'kind' | 'url' | 'width' | 'height' | 'sizes' | 'posterUrl' | 'alt' | 'focalPoint' | 'placeholder'
>;

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** What a site shows in its own way: what is its own, else a plain card; and tables of sentences. */
export interface Parts {
  storyRow?: ComponentType<{ block: BlockOf<'storyRow'> }>;
  ebookCard?: ComponentType<{ block: BlockOf<'ebookCard'> }>;
  serviceCard?: ComponentType<{ block: BlockOf<'serviceCard'> }>;
  calculatorTeaser?: ComponentType<{ block: BlockOf<'calculatorTeaser'> }>;
  form?: ComponentType<{ block: BlockOf<'form'> }>;
  table?: ComponentType<{ block: BlockOf<'table'> }>;
}

export interface SceneProps {
  /** The files that blocks name, by id. */
  media?: Readonly<Record<string, ShownMedia>>;
  /** What the address of a heading ends in, by the id of its block. */
  anchors?: Readonly<Record<string, string>>;
  /** How a page of the site is linked to; an `<a>` unless told. */
  Link?: ComponentType<LinkProps>;
  parts?: Parts;
  /** Put before addresses of the site, for readers elsewhere: feeds. Nothing waits for a press or for sight there. */
  base?: string;
  /** The block whose picture is in sight at once; all others load as they come near. */
  firstPicture?: string;
}

const SceneContext = createContext<SceneProps>({});

/** What blocks and texts below it are shown with. */
export function Scene({ children, ...scene }: SceneProps & { children: ReactNode }) {
  return <SceneContext value={scene}>{children}</SceneContext>;
}

export const useScene = (): SceneProps => useContext(SceneContext);

/** An address as it is written in the page: in full where the page is read elsewhere. */
export function useAddress(): (href: string) => string {
  const { base } = useScene();
  return (href) => (base && href.startsWith('/') ? base + href : href);
}
