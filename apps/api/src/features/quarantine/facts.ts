import type { HeldContent } from '@upcurve/contracts/leads/quarantine';

/** Returns the facts that have a value, each with its label. */
export function factsOf(facts: Record<string, string | null | undefined>): HeldContent['facts'] {
  return Object.entries(facts).flatMap(([label, value]) => (value ? { label, value } : []));
}
