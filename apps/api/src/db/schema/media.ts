import type { MediaKind } from '@upcurve/contracts/media';
import type { Generated } from 'kysely';
import type { DefaultMoment } from './columns.ts';

export interface MediaTable {
  id: string;
  kind: MediaKind;
  /** SHA-256 of what was sent, of which nothing else is kept: the same file is stored once. */
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

/** Written after the files are: what storage holds beyond these rows is half-made or left over, and swept. */
export interface MediaFilesTable {
  key: string;
  mediaId: string;
  /** `main` is what every browser shows; `size` another rendition of it. */
  role: 'main' | 'size' | 'poster';
  width: number;
  height: number;
  size: number;
}
