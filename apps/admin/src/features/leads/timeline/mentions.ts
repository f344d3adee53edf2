import type { Assignee } from '@upcurve/contracts/leads/leads';

/** Returns the @ that is being typed: where it is, and the text between it and the caret. */
export function typedMention(text: string, caret: number): { at: number; typed: string } | undefined {
  // Not within an email address.
  const [found, before = '', typed = ''] = /(^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret)) ?? [];
  return found === undefined ? undefined : { at: caret - found.length + before.length, typed };
}

/** Returns the members of whose name a word begins with the typed text. */
export function membersNamed(members: readonly Assignee[], typed: string): Assignee[] {
  const wanted = typed.toLowerCase();
  return members.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`));
}

/** Splits a note before and after each of the names that follow an @. Parts at odd positions are mentions. */
export function splitAtMentions(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  // The longest first, since one name may be the beginning of another.
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'));
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(@(?:${escaped.join('|')}))(?![\\p{L}\\p{N}])`, 'iu'));
}

/** Returns the ids of the members whom a note mentions. A name that two members share mentions both. */
export function mentionedIn(text: string, members: readonly Assignee[]): string[] {
  const parts = splitAtMentions(
    text,
    members.map(({ name }) => name),
  );
  const named = new Set(parts.filter((_, i) => i % 2 === 1).map((part) => part.slice(1).toLowerCase()));
  return members.filter(({ name }) => named.has(name.toLowerCase())).map(({ id }) => id);
}
