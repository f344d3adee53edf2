/** Rows as CSV, written as they come. Their columns are those of the contract's `response`. */
export interface CsvAnswer<Row> {
  /** The file name for saving. */
  fileName: string;
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** Columns after those of the contract, where only the data say which there are. */
  more?: { headers: readonly string[]; cells(row: Row): readonly string[] };
}

/** Bytes of which the size is known; a part of them can be asked for (Range). */
export interface FileAnswer {
  /** Content type; one of the contract's `types`. */
  type: string;
  size: number;
  /** Saved under this name; left out, shown where it stands. */
  fileName?: string;
  /** Strong, without quotes. */
  etag?: string;
  /** The bytes from the first to the last, both included; all of them where neither is named. Called at most once. */
  open(range?: {
    start: number;
    end: number;
  }): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

/** An answer streamed as it is produced, of unknown size. */
export interface StreamAnswer {
  type: string;
  fileName?: string;
  chunks: AsyncIterable<Uint8Array | string>;
}
