const camelOf = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capitalOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A name in every form that code and copy want: `case-note`, `caseNote`, `CaseNote`, `case_note`, `CASE_NOTE`, `case note`. */
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

/** One noun in the singular and in the plural. */
export interface Names extends Forms {
  plural: Forms;
}

/**
 * @param noun in the singular and kebab case
 * @param plural where adding an s does not do
 * @throws {Error} where either is not kebab case
 */
export function namesOf(noun: string, plural = `${noun}s`): Names {
  for (const name of [noun, plural]) {
    if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
      throw new Error(`"${name}" is not kebab case, such as case-note.`);
  }
  return { ...formsOf(noun), plural: formsOf(plural) };
}

/** A text about one noun as one about another: every form of the first becomes that form of the second. */
export function renamed(text: string, from: Names, to: Names): string {
  const pairs = Object.keys(from.plural).flatMap((key) => {
    const form = key as keyof Forms;
    return [
      [from.plural[form], to.plural[form]],
      [from[form], to[form]],
    ] as const;
  });
  // The longest first, and all at once: no form is mistaken for the beginning of another, or for what was just put in.
  const forms = new Map(pairs.sort(([a], [b]) => b.length - a.length));
  return text.replace(new RegExp([...forms.keys()].join('|'), 'g'), (form) => forms.get(form) ?? form);
}
