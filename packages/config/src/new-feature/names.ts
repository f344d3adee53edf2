const camelOf = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capitalOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns a name in every form that code and texts need: `case-note`, `caseNote`, `CaseNote`, `case_note`, `CASE_NOTE`,
 * `case note`.
 */
function formsOf(kebab: string) {
  const snake = kebab.replaceAll('-', '_');
  const words = kebab.replaceAll('-', ' ');
  const camel = camelOf(kebab);
  return {
    kebab,
    camel,
    pascal: capitalOf(camel),
    snake,
    upper: snake.toUpperCase(),
    words,
    capital: capitalOf(words),
  };
}

type Forms = ReturnType<typeof formsOf>;

/** A noun in the singular and in the plural. */
export interface Names extends Forms {
  plural: Forms;
}

/**
 * Returns all forms of a noun.
 * @param noun in the singular and kebab case
 * @param plural if adding an s is wrong
 * @throws {Error} if either is not kebab case
 */
export function namesOf(noun: string, plural = `${noun}s`): Names {
  for (const name of [noun, plural]) {
    if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
      throw new Error(`"${name}" is not kebab case, such as case-note.`);
  }
  return { ...formsOf(noun), plural: formsOf(plural) };
}

/** Replaces every form of one noun in a text with the same form of another. */
export function replaceNoun(text: string, from: Names, to: Names): string {
  const pairs = Object.keys(from.plural).flatMap((key) => {
    const form = key as keyof Forms;
    return [
      [from.plural[form], to.plural[form]],
      [from[form], to[form]],
    ] as const;
  });
  // Longest first and in one pass, so that no form matches part of a longer one or an inserted text.
  const forms = new Map(pairs.sort(([a], [b]) => b.length - a.length));
  return text.replace(new RegExp([...forms.keys()].join('|'), 'g'), (form) => forms.get(form) ?? form);
}
