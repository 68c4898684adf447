/**
 * Builds the package into components/dist/: npm (Lit is left to the partner's bundler), cdn (self-contained, minified), the
 * command, types, custom-elements.json, and the docs as they are read offline. Builds into dist/ what only the service needs:
 * the search of /docs, the gallery, the pictures of test menus, and the service itself, bundled.
 * `--if-stale`: only if a source is newer than the build.
 */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { languages, others } from '../components/i18n/catalog.ts';
import { declareEntries, publishDeclarations } from './build/declarations.ts';
import { drawPictures } from './build/draw-pictures.ts';
import { elementFiles, facades } from './build/element-files.ts';
import { facadeOf, mainFilesOf, packageEntries } from './build/elements.ts';
import { declareForFrameworks } from './build/framework-types.ts';
import { describeForEditors, EDITOR_FILES } from './build/editors.ts';
import { integrityOf } from './build/integrity.ts';
import { sourcesOf, spokenIn } from './build/spoken.ts';
import { licensesOf, packagesIn } from './build/licenses.ts';
import { publishedManifest } from './build/manifest.ts';
import { GUIDES, isFresh, PACKAGE, ROOT as root, sourcesHash, STAMP } from './build/freshness.ts';
import { gallerySamples } from './build/samples.ts';
import { buildService } from './build/service.ts';

const run = promisify(execFile);
const at = (path) => resolve(root, path);
const bin = (name) => at(`node_modules/.bin/${name}`);

/** What the package publishes, and what only the service reads; by the folder that each goes to. */
const OUTPUTS = {
  'components/dist': ['npm', 'cdn', 'cli', 'types', 'custom-elements.json', ...EDITOR_FILES],
  dist: ['docs', 'gallery', 'pictures', STAMP],
};
const NOT_FOR_PARTNERS = 'docs/test-times.md';
const stage = `dist/.stage-${process.pid}`;
const MODES = [
  'npm',
  ...languages.map((language) => `cdn-hosted-${language}`),
  'gallery',
  'gallery-samples',
  'cli',
  'docs',
];

/** All bundles, with what goes beside them. Always for production, whatever the caller's NODE_ENV says: else Lit's development build would slip in. */
async function bundle() {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const packages = {};
  const bundled = async (mode, more = {}) => {
    const [folder] = mode.split('-');
    const outDir = at(`${stage}/${folder}`);
    const built = await build({ root, configFile: at('vite.config.ts'), mode, build: { outDir }, ...more });
    const output = [built].flat().flatMap(({ output }) => output);
    (packages[folder] ??= []).push(...packagesIn(output));
    return output;
  };
  for (const mode of MODES) await bundled(mode);
  const cdn = at(`${stage}/cdn`);
  const files = {};
  for (const language of languages) {
    const output = await bundled(`cdn-${language}`);
    files[language] = elementFiles(output);
    for (const { name, code } of facades(output)) writeFileSync(`${cdn}/${facadeOf(name, language)}`, code);
  }
  await bundled('cdn-loader', {
    define: {
      FILES: JSON.stringify(mainFilesOf(files)),
      LANGUAGES: JSON.stringify(others.join(' ')),
    },
  });
  await bundleLive(bundled, cdn);
  writeFileSync(`${cdn}/elements.json`, JSON.stringify(files, null, 2));
  writeFileSync(`${cdn}/integrity.json`, JSON.stringify(integrityOf(cdn), null, 2));
  writeFileSync(at(`${stage}/gallery/samples.json`), JSON.stringify(gallerySamples(root), null, 2));
  passOnLicenses(packages);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** localize.js: the loader of elements whose messages are looked up in the page, after what says in which language, and with which words. */
async function bundleLive(bundled, cdn) {
  const output = await bundled('cdn-live');
  const { 'trellis-localize': localize, ...files } = elementFiles(output);
  const known = Object.entries(files).map(([tag, [...of]]) => [`${tag.replace('trellis-', '')}.js`, of]);
  await bundled('cdn-live-loader', {
    define: { FILES: JSON.stringify(Object.fromEntries(known)), LANGUAGES: '"-"' },
  });
  const [file] = localize;
  const { exports } = output.find(({ fileName }) => fileName === file);
  const loader = readFileSync(`${cdn}/localize.js`, 'utf8');
  writeFileSync(`${cdn}/localize.js`, `export{${exports.join(',')}}from"./${file}";${loader}`);
}

/**
 * Elements take types from the contract, whose declarations need its packages: only what partners read is published.
 * Declarations name their neighbors as the published files are called: with .js.
 */
async function declare() {
  const all = `${stage}/declarations`;
  await run(bin('tsc'), ['-p', 'tsconfig.build.json', '--outDir', all, '--singleThreaded'], { cwd: root });
  const entries = declareEntries(packageEntries(), at(`${stage}/npm`));
  // In place of the declarations that hold in the checkout, where any path fits.
  const { stdout: apiTypes } = await run(process.execPath, [at('scripts/build/api-types.ts')], {
    maxBuffer: Infinity,
  });
  writeFileSync(at(`${all}/components/server/api.d.ts`), apiTypes);
  const english = sourcesOf(at('components'))
    .flatMap(spokenIn)
    .map(({ english: text }) => JSON.stringify(text));
  const texts = at(`${all}/components/i18n/own-texts.d.ts`);
  const declared = 'type EnglishText = string;';
  const [before, after] = readFileSync(texts, 'utf8').split(declared);
  if (after === undefined) throw new Error(`${texts} doesn't have: ${declared}`);
  const union = [...new Set(english)].toSorted().join('\n  | ');
  writeFileSync(texts, `${before}type EnglishText =\n  | ${union};${after}`);
  publishDeclarations(at(`${all}/components`), at(`${stage}/types`), entries);
  for (const path of globSync(`${stage}/types/**/*.d.ts`, { cwd: root })) {
    const text = readFileSync(at(path), 'utf8');
    writeFileSync(at(path), text.replaceAll(/(from |import ?\(?)(['"]\.[^'"]*)\.ts(?=['"])/g, '$1$2.js'));
  }
}

async function describe() {
  const { cli } = await import('@custom-elements-manifest/analyzer/cli.js');
  const argv = ['analyze', '--quiet', '--outdir', stage, '--config', 'scripts/custom-elements.config.mjs'];
  await cli({ argv, cwd: root, noWrite: false });
  const path = at(`${stage}/custom-elements.json`);
  const manifest = publishedManifest(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  declareForFrameworks(manifest, at(stage));
  await describeForEditors(manifest, at(stage));
}

/** Beside the code of others that a bundle has: their licenses. */
function passOnLicenses(packages) {
  for (const [folder, names] of Object.entries(packages))
    writeFileSync(at(`${stage}/${folder}/third-party-licenses.txt`), licensesOf(names));
}

/** Copies the docs into the package, so that a partner reads those of the version it uses. */
function buildGuides() {
  const hash = sourcesHash(GUIDES);
  if (isFresh(GUIDES, hash)) return;
  const made = `${GUIDES.folder}-${process.pid}`;
  for (const path of globSync(GUIDES.sources, { cwd: root }))
    if (path !== NOT_FOR_PARTNERS) cpSync(at(path), at(`${made}/${path}`));
  writeFileSync(at(`${made}/${STAMP}`), hash);
  rmSync(at(GUIDES.folder), { recursive: true, force: true });
  try {
    renameSync(at(made), at(GUIDES.folder));
  } catch (error) {
    rmSync(at(made), { recursive: true, force: true });
    if (!isFresh(GUIDES, hash)) throw error;
  }
}

/** Puts the new build in the old one's place; when two build the same at once, either is right. */
function publish(hash) {
  try {
    for (const [folder, names] of Object.entries(OUTPUTS)) {
      mkdirSync(at(folder), { recursive: true });
      for (const name of names) {
        rmSync(at(`${folder}/${name}`), { recursive: true, force: true });
        renameSync(at(`${stage}/${name}`), at(`${folder}/${name}`));
      }
    }
  } catch (error) {
    if (!isFresh(PACKAGE, hash)) throw error;
  }
}

/**
 * Builds in a folder of its own, then moves everything into place.
 * @param {{ ifStale?: boolean }} [options] `ifStale`: do nothing when dist/ is fresh
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildPackage({ ifStale = false } = {}) {
  buildGuides();
  const hash = sourcesHash(PACKAGE);
  if (ifStale && isFresh(PACKAGE, hash)) return false;
  mkdirSync(at(stage), { recursive: true });
  try {
    await Promise.all([bundle(), declare(), drawPictures(at(`${stage}/pictures`))]);
    await describe();
    writeFileSync(at(`${stage}/${STAMP}`), hash);
    publish(hash);
  } finally {
    rmSync(at(stage), { recursive: true, force: true });
  }
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Both set it and put back what was there.
  process.env.NODE_ENV = 'production';
  const ifStale = process.argv.includes('--if-stale');
  const built = await Promise.all([buildPackage({ ifStale }), buildService({ ifStale })]);
  console.log(built.includes(true) ? 'dist/ is built.' : 'dist/ is fresh.');
  // What describes the elements for editors leaves a thread behind, which may not end.
  process.exit();
}
