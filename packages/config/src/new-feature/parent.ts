import { type Names, namesOf } from './names.ts';

type Calls = Record<string, { path: string; access: string; paged?: true }>;

/** The noun whose detail screen shows the panel. */
export interface Parent {
  names: Names;
  /** Its contract's file below `contracts/src`, without `.ts`, and the name of what that exports. */
  file: string;
  calls: string;
  /** The path of one of them, with a placeholder `{parentId}` of its own name. */
  path: string;
  /** How a test of the API stores one and knows its id, and what it imports for that. */
  stored: { call: string; imports: string };
  /** The id of a new one, as the test of audited calls writes it. */
  audited: string;
  /** One as the admin's tests show it, and the factory it comes from. */
  sample: { value: string; factory?: string };
}

/** How one is made for tests, where that is not by its own `create` with a title, as nouns of this generator are. */
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
 * Finds a noun by what one of it is called.
 * @param nouns every noun of the API, as contracts have them
 * @throws {Error} where there is none whose items can be read, listed and deleted
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
