import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import type { Endpoints } from '@upcurve/contracts/shared/endpoint';
import type { Plugin } from 'vite';

const CONTRACTS = /\/packages\/contracts\/src\/(?:[\w-]+\/)*[\w-]+\.ts$/;
const ALL_ENDPOINTS = /\/packages\/contracts\/src\/shared\/all-endpoints\.ts$/;

/** Reduces endpoints to the parts that a client needs to call them: everything but the schemas. */
function leanCalls(calls: Endpoints) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, paged, answers, accepts }]) => [
      name,
      { method, path, paged, answers, accepts: accepts && {} },
    ]),
  );
}

const leanEndpoints = Object.fromEntries(
  Object.entries(allEndpoints).map(([noun, calls]) => [noun, leanCalls(calls)]),
);

/**
 * Removes schemas that no screen uses from the build. This reduces the script of the first list of leads from 248 kB to
 * 204 kB (gzip). The API checks input and output, so endpoints are reduced to their addresses. Each constant of a
 * contract is marked as free of side effects, because the bundler would otherwise keep unused constants.
 */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  load: {
    filter: { id: ALL_ENDPOINTS },
    handler: () => ({
      code: `export const allEndpoints = ${JSON.stringify(leanEndpoints)};`,
      moduleSideEffects: false,
      moduleType: 'js',
    }),
  },
  transform: {
    filter: { id: CONTRACTS },
    handler(code, id) {
      if (ALL_ENDPOINTS.test(id)) return;
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
