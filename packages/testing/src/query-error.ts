import { getConfig, getRoles, prettyDOM } from '@testing-library/react';
import { computeAccessibleName } from 'dom-accessibility-api';

/** Characters of the page that a failure shows at most. */
const EXCERPT_MAX = 1500;

const cut = (text: string) => (text.length > EXCERPT_MAX ? `${text.slice(0, EXCERPT_MAX)}…` : text);

/**
 * The error of a query that found nothing or too much: what was looked for, then what is there, briefly. For a role these are the
 * names by role, else the markup of the open dialog or the main part of the page.
 */
export function queryError(message: string | null, container: Element): Error {
  // Without the whole page's roles, which testing-library adds at length.
  const wanted = cut((message ?? '').split(/\s*Here are the (?:accessible|available) roles:/)[0] ?? '');
  const error = new Error(isTrying() ? wanted : [wanted, whatIsThere(wanted, container)].join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Whether more tries follow, as those of `findBy` do: nobody reads the error, and a page takes long to print. */
const isTrying = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

function whatIsThere(wanted: string, container: Element): string {
  const page = container.nodeType === Node.DOCUMENT_NODE ? document.body : (container as HTMLElement);
  const role = /\brole[= ]"([a-z]+)"/.exec(wanted)?.[1];
  if (role) return `Names by role:\n${cut(namesByRole(page, role))}`;
  const part = page.querySelector('dialog[open], [role=dialog]') ?? page.querySelector('main') ?? page;
  return prettyDOM(withoutLooks(part), EXCERPT_MAX, { highlight: false }) || 'The page is empty.';
}

/** A copy without pictures, and without attributes that say nothing to a person. */
function withoutLooks(part: Element): Element {
  const copy = part.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('svg')) picture.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...element.attributes])
      if (/^(class|style|id|tabindex|data-.*)$/.test(name)) element.removeAttribute(name);
  return copy;
}

/** A line for each role that has named elements, the wanted one first: `button: "Save", "Cancel"`. */
function namesByRole(page: HTMLElement, wanted: string): string {
  const lines = Object.entries(getRoles(page))
    .sort(([a], [b]) => Number(b === wanted) - Number(a === wanted))
    .flatMap(([role, elements]) => {
      const names = elements.map((element) => computeAccessibleName(element)).filter((name) => name !== '');
      return names.length > 0 ? `  ${role}: ${names.map((name) => JSON.stringify(name)).join(', ')}` : [];
    });
  if (!lines[0]?.startsWith(`  ${wanted}:`)) lines.unshift(`  ${wanted}: none`);
  return lines.join('\n');
}
