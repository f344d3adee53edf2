import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore } from './document/editor-store.ts';

interface PickerProps {
  kinds: readonly MediaKind[];
  onPick: (media: Media[]) => void;
  onClose: () => void;
}

/** Provides media files, from the media library or a demo. */
export interface MediaSource {
  /** The files used by blocks, by id. */
  files: Readonly<Record<string, Media>>;
  /** A dialog for choosing files. Mounted while it is open. */
  Picker: ComponentType<PickerProps>;
  /** Called with the chosen files, which must then be added to `files`. */
  onPicked: (media: readonly Media[]) => void;
  /**
   * Uploads a picture. Without it, pictures come from the picker only. `onProgress` gets the sent part, from 0 to 1.
   * If it fails, the message of the error is shown.
   */
  upload?: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Media>;
}

interface Editor {
  store: EditorStore;
  media: MediaSource;
  /** Opens the list of blocks, to add one after the current one. */
  choose: () => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within EditorShell');
  return editor;
}

/** Selects a part of the store. The component renders again only when that part changes. */
export function useStore<T>(select: (store: EditorStore) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store));
}
