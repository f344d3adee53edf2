import type { Endpoints } from '@upcurve/contracts/shared/endpoint';
import { nouns } from '@upcurve/contracts/shared/nouns';
import type { Plugin } from 'vite';

const CONTRACTS = /\/packages\/contracts\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/;
const NOUNS = /\/packages\/contracts\/src\/shared\/nouns\.ts$/;

/** The parts of an endpoint that a client needs in order to call it: everything but the schemas. */
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
 * Leaves schemas that no screen uses out of the build: 204 kB of script, gzip, for the first list of leads instead of 248 kB.
 * The API checks input and output, so the table of endpoints is reduced to their addresses. Each constant of a contract is
 * marked as free of side effects; otherwise the bundler keeps constants that nobody imports.
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
