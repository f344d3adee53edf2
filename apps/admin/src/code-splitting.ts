import type { Rolldown } from 'vite';

/** What makes schemas as soon as it is loaded. The first screen that checks something brings it along. */
const SCHEMAS = /\/zod\/|\/contracts\/src\/text\.ts$/;

/**
 * What comes in one file, besides each screen. Left alone the bundler makes a file of whatever the same screens share: a
 * list was a hundred of them, and every ninth byte spoke of other files. A part named here brings along what it is made of,
 * so that everybody who loads one of its group has to need nearly all of it.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'main',
      tags: ['$initial'],
      test: (id) => !SCHEMAS.test(id),
      includeDependenciesRecursively: false,
      priority: 3,
    },
    {
      name: 'frame',
      test: /\/src\/(layouts\/(Admin|Dashboard|Eligibility)Layout|components\/(FilterBar|ListHeader|LoadMore|NothingFound|QueryPanel))\.tsx$/,
      priority: 2,
    },
    // By itself, with its library: what has a frame does not always have a table.
    { name: 'table', test: /\/src\/components\/DataTable\.tsx$/, priority: 1 },
  ],
};
