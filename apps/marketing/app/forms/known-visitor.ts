import { readStored, writeStored } from '../browser-storage.ts';

const STORAGE_KEY = 'upcurve-visitor';

/** The details that the visitor gave with the quiz. */
export interface KnownVisitor {
  /** Names the report that these details belong to. */
  resultToken: string;
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Keeps the details as long as the report, so that a booking from it needs no typing. */
export function keepVisitor(visitor: KnownVisitor): void {
  writeStored('local', STORAGE_KEY, visitor);
}

/** Returns the details of a report, if the quiz was submitted in this browser. */
export function readVisitor(resultToken: string): KnownVisitor | undefined {
  const kept = readStored('local', STORAGE_KEY) as KnownVisitor | null;
  return kept?.resultToken === resultToken ? kept : undefined;
}
