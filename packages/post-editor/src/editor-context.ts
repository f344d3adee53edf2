import type { Media, MediaKind } from '@upcurve/contracts/media';
import type { Block } from '@upcurve/post-blocks/schema';
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store.ts';

interface PickerProps {
  kinds: readonly MediaKind[];
  multiple?: boolean;
  onPick: (media: Media[]) => void;
  onClose: () => void;
}

/** Where files come from: a library behind a sign-in, or a few that a demo brings along. */
export interface MediaSource {
  /** The files that blocks name, by id. */
  files: Readonly<Record<string, Media>>;
  /** Chooses files; mounted while it is open. */
  Picker: ComponentType<PickerProps>;
  /** Told what was chosen, so that `files` has it from then on. */
  onPicked: (media: readonly Media[]) => void;
  /** What else can be done to a picture, such as its focal point. */
  Details?: ComponentType<{ media: Media }>;
}

interface Editor {
  store: EditorStore;
  media: MediaSource;
  /** Opens the list of blocks; `instead` is the empty one that gives way. */
  choose: (instead?: string) => void;
  /** What style elements must carry where the page's policy asks for it. */
  styleNonce: string | undefined;
  /** Where the buttons of a text that is being written stand. */
  tools: HTMLElement | null;
  setTools: (place: HTMLElement | null) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within EditorShell');
  return editor;
}

/** What a selector finds in the store; the component renders where that changes, and only there. */
export function useStore<T>(select: (store: EditorStore) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store));
}

export const useBlock = (id: string): Block | undefined => useStore((store) => store.block(id));
