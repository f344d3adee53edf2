import type { Rolldown } from 'vite';

/** Modules that build schemas when they load. They load with the first screen that validates input. */
const SCHEMAS = /\/zod\/|\/contracts\/src\/shared\/text\.ts$/;

/**
 * Modules that are bundled into one file. By default the bundler makes a file for every set of modules that several
 * screens share: a list of leads loaded a hundred files. A group includes everything its modules import, so every
 * screen that loads the group should need nearly all of it.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Otherwise the bundler may add them to a file that every screen loads. Without their dependencies, which lists use
    // without a schema.
    { name: 'schemas', test: SCHEMAS, includeDependenciesRecursively: false, priority: 5 },
    {
      name: 'main',
      tags: ['$initial'],
      test: (id) => !SCHEMAS.test(id),
      includeDependenciesRecursively: false,
      priority: 4,
    },
    {
      name: 'frame',
      test: /\/src\/(shell\/AdminLayout|kit\/\w+\/(FilterBar|ListHeader|LoadMore|NothingFound|QueryPanel))\.tsx$/,
      priority: 3,
    },
    // Separate from the tables, because the editor of posts and most contracts need them without a table.
    {
      name: 'shared',
      test: /\/use-sync-external-store\/|\/(Checkbox|InlineInput)\/|\/Icon(Arrow(Up|Down)|ChevronDown)\.mjs$|\/contracts\/src\/shared\/keys\.ts$/,
      priority: 2,
    },
    // Separate from the frame, because not every screen with a frame has a table.
    { name: 'table', test: /\/src\/kit\/table\/DataTable\.tsx$/, priority: 1 },
  ],
};
