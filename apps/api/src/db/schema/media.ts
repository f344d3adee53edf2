import type { MediaKind } from '@upcurve/contracts/media/media';
import type { Generated } from 'kysely';
import type { DefaultMoment } from './columns.ts';

export interface MediaTable {
  id: string;
  kind: MediaKind;
  /** SHA-256 of the upload, used to store the same file only once. The upload itself is not kept. */
  hash: string;
  fileName: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  alt: Generated<string>;
  isDecorative: Generated<boolean>;
  focalX: Generated<number>;
  focalY: Generated<number>;
  placeholder: string | null;
  searchText: string;
  createdAt: DefaultMoment;
  createdBy: string | null;
}

/** Inserted after the files are stored. Files without a row are unfinished or orphaned, and are deleted. */
export interface MediaFilesTable {
  key: string;
  mediaId: string;
  /** `main` is the file that every browser can show, `size` is another rendition. */
  role: 'main' | 'size' | 'poster';
  width: number;
  height: number;
  size: number;
}
