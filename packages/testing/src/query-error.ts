import { getConfig, getRoles, prettyDOM } from '@testing-library/react';
import { computeAccessibleName } from 'dom-accessibility-api';

/** Maximum characters of the page in an error message. */
const EXCERPT_MAX = 1500;

const cut = (text: string) => (text.length > EXCERPT_MAX ? `${text.slice(0, EXCERPT_MAX)}…` : text);

/**
 * Returns the error of a query that found nothing or too many elements: the query, then a short excerpt of the page.
 * For a role this is the accessible names by role, otherwise the markup of the open dialog or the main part.
 */
export function queryError(message: string | null, container: Element): Error {
  // Cuts the roles of the whole page, which testing-library adds.
  const wanted = cut((message ?? '').split(/\s*Here are the (?:accessible|available) roles:/)[0] ?? '');
  const error = new Error(isTrying() ? wanted : [wanted, whatIsThere(wanted, container)].join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Checks whether the query will be retried, as with `findBy`. Nobody sees that error, and printing a page is slow. */
const isTrying = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

function whatIsThere(wanted: string, container: Element): string {
  const page = container.nodeType === Node.DOCUMENT_NODE ? document.body : (container as HTMLElement);
  const role = /\brole[= ]"([a-z]+)"/.exec(wanted)?.[1];
  if (role) return `Names by role:\n${cut(namesByRole(page, role))}`;
  const part = page.querySelector('dialog[open], [role=dialog]') ?? page.querySelector('main') ?? page;
  return prettyDOM(withoutLooks(part), EXCERPT_MAX, { highlight: false }) || 'The page is empty.';
}

/** Returns a copy without pictures, classes, styles and other technical attributes. */
function withoutLooks(part: Element): Element {
  const copy = part.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('svg')) picture.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const { name } of [...element.attributes])
      if (/^(class|style|id|tabindex|data-.*)$/.test(name)) element.removeAttribute(name);
  return copy;
}

/** Returns a line per role with named elements, the wanted role first: `button: "Save", "Cancel"`. */
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
