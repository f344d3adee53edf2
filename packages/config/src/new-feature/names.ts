/** One noun, in the forms that code wants. */
export interface Names {
  /** `case-note`: files and folders. */
  kebab: string;
  /** `caseNote` */
  camel: string;
  /** `CaseNote`: schemas and types. */
  pascal: string;
  /** `case-notes`, `caseNotes`, `CaseNotes`, `case_notes` */
  plural: { kebab: string; camel: string; pascal: string; snake: string };
}

const camelOf = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalOf = (kebab: string) => camelOf(`-${kebab}`);

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
  return {
    kebab: noun,
    camel: camelOf(noun),
    pascal: pascalOf(noun),
    plural: {
      kebab: plural,
      camel: camelOf(plural),
      pascal: pascalOf(plural),
      snake: plural.replaceAll('-', '_'),
    },
  };
}
