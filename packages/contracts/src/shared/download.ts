/** CSV rows, streamed. The columns come from the contract's `response`. */
export interface CsvAnswer<Row> {
  fileName: string;
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** Extra columns after those of the contract, if they depend on the data. */
  more?: { headers: readonly string[]; cells(row: Row): readonly string[] };
}

/** A file of known size. Clients can request a range of it. */
export interface FileAnswer {
  /** Content type. Must be one of the contract's `types`. */
  type: string;
  size: number;
  /** File name for a download. If omitted, browsers show the file inline. */
  fileName?: string;
  /** Strong ETag, without quotes. */
  etag?: string;
  /** Opens the given range (both ends inclusive), or the whole file. Called at most once. */
  open(range?: {
    start: number;
    end: number;
  }): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

/** A response of unknown size, streamed as it is produced. */
export interface StreamAnswer {
  type: string;
  fileName?: string;
  chunks: AsyncIterable<Uint8Array | string>;
}
