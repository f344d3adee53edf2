import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import type { Block } from '@upcurve/post-blocks/schema';
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore } from './document/editor-store.ts';

interface PickerProps {
  kinds: readonly MediaKind[];
  multiple?: boolean;
  onPick: (media: Media[]) => void;
  onClose: () => void;
}

/** The source of files: the media library, or the files of a demo. */
export interface MediaSource {
  /** The files that blocks name, by id. */
  files: Readonly<Record<string, Media>>;
  /** Chooses files; mounted while it is open. */
  Picker: ComponentType<PickerProps>;
  /** Called with the chosen files, so that `files` includes them. */
  onPicked: (media: readonly Media[]) => void;
  /** Further actions on a picture, such as setting its focal point. */
  Details?: ComponentType<{ media: Media }>;
}

interface Editor {
  store: EditorStore;
  media: MediaSource;
  /** Opens the list of blocks; `instead` is an empty block to replace. */
  choose: (instead?: string) => void;
  /** The nonce for style elements, if the page's content security policy requires one. */
  styleNonce: string | undefined;
  /** The element that holds the format buttons of the edited text. */
  tools: HTMLElement | null;
  setTools: (place: HTMLElement | null) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within EditorShell');
  return editor;
}

/** Selects a part of the store. The component renders only when that part changes. */
export function useStore<T>(select: (store: EditorStore) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store));
}

export const useBlock = (id: string): Block | undefined => useStore((store) => store.block(id));
