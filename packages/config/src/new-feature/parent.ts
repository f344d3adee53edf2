import { type Names, namesOf } from './names.ts';

type Calls = Record<string, { path: string; access: string; paged?: true }>;

/** The noun whose detail screen shows the panel. */
export interface Parent {
  names: Names;
  /** Its contract file below `contracts/src`, without `.ts`, and the name of its export. */
  file: string;
  calls: string;
  /** The path of a single item, with a placeholder such as `{parentId}`. */
  path: string;
  /** Code with which an API test stores an item and gets its id, and the imports for it. */
  stored: { call: string; imports: string };
  /** Code with which the test of audited calls creates an item and gets its id. */
  audited: string;
  /** An item for the admin's tests, and the factory that creates it. */
  sample: { value: string; factory?: string };
}

/** How tests create items of nouns that were not generated. Generated nouns have `create` with a title. */
const MADE: Record<string, Pick<Parent, 'file' | 'stored' | 'audited' | 'sample'>> = {
  submission: {
    file: 'leads/submissions',
    stored: {
      call: "await storedLead(api, { name: 'Parent' })",
      imports: "import { storedLead } from '../../testing/samples/leads.ts';",
    },
    audited: 'await calls.lead()',
    sample: { value: 'submissionDetail()', factory: 'submissionDetail' },
  },
};

const kebabOf = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Finds a noun by its singular name.
 * @param nouns all nouns of the API, as contracts export them
 * @throws {Error} if no noun of that name has items to read, list and delete
 */
export function parentOf(nouns: Record<string, Calls>, noun: string): Parent {
  const { kebab, camel, pascal } = namesOf(noun);
  const [calls, endpoints] = Object.entries(nouns).find(([, all]) => all[`get${pascal}`]) ?? [];
  const list = Object.keys(endpoints ?? {}).find(
    (name) => name.startsWith('list') && endpoints?.[name]?.paged,
  );
  if (!calls || !list || !endpoints?.[`delete${pascal}`])
    throw new Error(
      `No noun has get${pascal}, delete${pascal} and a paged list: name the parent in the singular, such as submission.`,
    );
  const file = kebabOf(calls);
  const made = MADE[kebab] ?? {
    file: `${file}/${file}`,
    stored: {
      call: `(await api.client(${calls}, owner).create${pascal}({ body: { title: 'Parent' } })).id`,
      imports: '',
    },
    audited: `(await calls.staff.${calls}.create${pascal}({ body: { title: 'x' } })).id`,
    sample: { value: `{ id: newId(), title: 'Parent', status: 'open', createdAt: WHEN } as const` },
  };
  return {
    names: namesOf(kebab, kebabOf(list.slice('list'.length)).replace(/^-/, '')),
    calls,
    path: endpoints[`get${pascal}`]?.path.replace('{id}', `{${camel}Id}`) ?? '',
    ...made,
  };
}
