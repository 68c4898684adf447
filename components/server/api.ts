/**
 * The types of the API. The package has them from the document that is served at `/openapi.json`: the build
 * writes them in place of these declarations (scripts/build/api-types.ts), which let any path and any body
 * pass in the checkout. types.node.test.ts holds those of the package against what partners write.
 */

// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Anything = any;

interface Operation {
  parameters: { query?: Anything; path?: Anything };
  requestBody?: { content: { 'application/json': Anything } };
  responses: { 200: { content: { 'application/json': Anything } } };
}

export interface paths {
  [path: string]: Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>;
}

export interface components {
  schemas: Anything;
}
