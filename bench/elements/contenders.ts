import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A page with one form, which can put more of them into itself. */
export interface FormPage {
  readonly name: string;
  readonly html: string;
  /** The one file that its HTML loads, for `/form.js`; the product's are served from the package. */
  readonly script: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SHELL = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Add a plant</title>';

/**
 * The first is what the others are multiples of; the last is the product, built if its sources have changed.
 */
export async function formPages(): Promise<FormPage[]> {
  execFileSync(process.execPath, [here('../../scripts/build.mjs'), '--if-stale'], { stdio: 'inherit' });
  const own = async (name: string, file: string): Promise<FormPage> => {
    const html = `${SHELL}<body><script type="module" src="/form.js"></script>`;
    return { name, html, script: await bundled(file) };
  };
  return [
    await own('plain script', 'plain.js'),
    await own('Lit by hand', 'lit.js'),
    await own('Shoelace', 'shoelace.js'),
    { name: 'Trellis', html: trellisPage(await bundled('trellis.js')), script: '' },
  ];
}

/**
 * As the README describes for a page without a bundler; the counting of forms is inline, to load nothing more
 * than a peer.
 */
const trellisPage = (counting: string): string =>
  `${SHELL}<script type="module">${counting}</script><script type="module" src="/cdn/trellis.js"></script>` +
  '<body><trellis-session endpoint="/trellis-session"><trellis-create-plant></trellis-create-plant></trellis-session>';

/** One of `pages/` with all it imports, minified for production. */
async function bundled(file: string): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  const output = await build({
    configFile: false,
    root: here('pages/'),
    mode: 'production',
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here(`pages/${file}`), formats: ['es'] },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${file} came to nothing`);
  return chunk.code;
}
