import type { Endpoints } from '@upcurve/contracts/endpoint';
import { nouns } from '@upcurve/contracts/nouns';
import type { Plugin } from 'vite';

const CONTRACTS = /\/packages\/contracts\/src\/[\w-]+\.ts$/;
const NOUNS = /\/packages\/contracts\/src\/nouns\.ts$/;

/** What a client needs to know of a call to make it: not what its input and answer look like. */
function leanCalls(calls: Endpoints) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, paged, answers, accepts }]) => [
      name,
      { method, path, paged, answers, accepts: accepts && {} },
    ]),
  );
}

const leanNouns = Object.fromEntries(Object.entries(nouns).map(([noun, calls]) => [noun, leanCalls(calls)]));

/**
 * Keeps of the contracts what the admin's screens use. The API checks what goes in and out, so the table of all calls is
 * reduced to their addresses; and a schema that nobody imports is left out, which a bundler dares only where it is told
 * that making one does nothing else.
 */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  load: {
    filter: { id: NOUNS },
    handler: () => ({
      code: `export const nouns = ${JSON.stringify(leanNouns)};`,
      moduleSideEffects: false,
      moduleType: 'js',
    }),
  },
  transform: {
    filter: { id: CONTRACTS },
    handler(code, id) {
      if (NOUNS.test(id)) return;
      const declared = this.parse(code).body.flatMap((statement) => {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
      });
      let lean = code;
      for (const { id: name, init } of declared.toReversed()) {
        if (name.type !== 'Identifier' || !init || init.type === 'Literal') continue;
        const value = code.slice(init.start, init.end);
        lean = `${lean.slice(0, init.start)}/* @__PURE__ */ (() => (${value}))()${lean.slice(init.end)}`;
      }
      return { code: lean, map: null, moduleSideEffects: false };
    },
  },
};
