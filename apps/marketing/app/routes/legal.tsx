import { readCompany } from '../company.server.ts';
import type { LegalName } from '../content/legal/legal-document.ts';
import { readLegal } from '../content/legal/read-legal.server.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/legal';

/** The address of a document is its name. */
export async function loader({ url: { pathname: path } }: Route.LoaderArgs) {
  const name = path.slice(1) as LegalName;
  return { name, path, document: readLegal(name, await readCompany()) };
}

export function meta({ matches, loaderData: { path, document } }: Route.MetaArgs) {
  return pageMeta(matches, { title: document.searchTitle, description: document.description, path });
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
