/**
 * Prints the types of the API, made from the document that is served at `/openapi.json`:
 * `node scripts/build/api-types.ts`. A process of its own, because the generator needs the compiler's
 * JavaScript API, which the project's TypeScript no longer has. The analyzer of custom elements brings one
 * that does.
 */
import { registerHooks } from 'node:module';
import { openApiDocument } from '../../bff/developers/document/openapi.ts';
import { withoutWhatClientsDo } from './client-document.ts';

const analyzer = import.meta.resolve('@custom-elements-manifest/analyzer/cli.js');
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL: analyzer } : context),
});

const { default: openapiTS, astToString, stringToAST } = await import('openapi-typescript');
type Generator = typeof openapiTS;
type Options = NonNullable<Parameters<Generator>[1]>;
type Transformed = ReturnType<NonNullable<Options['transform']>>;

const typed = (type: string): Transformed =>
  (stringToAST(`type Written = ${type};`) as { type: Transformed }[])[0]?.type;
/** What JSON's types don't say: every digit of an int64, and the bytes of a file as `fetch` takes them. */
const BY_FORMAT: Readonly<Record<string, string>> = {
  int64: 'number | bigint',
  binary: 'Blob | ArrayBuffer | Uint8Array<ArrayBuffer>',
};

const document = withoutWhatClientsDo(openApiDocument({ serverUrl: 'https://trellis.example' }));
const ast = await openapiTS(document as unknown as Parameters<Generator>[0], {
  transform: ({ format = '' }) => (BY_FORMAT[format] === undefined ? undefined : typed(BY_FORMAT[format])),
});
process.stdout.write(astToString(ast));
