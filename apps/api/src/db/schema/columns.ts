import type { ColumnType } from 'kysely';

/** Timestamps are read as ISO text and written as ISO text or Date. */
export type Moment = ColumnType<string, string | Date, string | Date>;
export type DefaultMoment = ColumnType<string, string | Date | undefined, string | Date>;

/** JSON is written as text, because pg converts a bare array to a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
