import { resolve } from 'node:path';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { afterEach, expect, test, vi } from 'vitest';
import { ELEMENTS, fileOf } from '../../../scripts/build/elements.ts';

const root = resolve(import.meta.dirname, '../../..');

afterEach(() => void vi.unstubAllGlobals());

const rendered = (name: string): Promise<string> => {
  const tag = unsafeStatic(`trellis-${name}`);
  return collectResult(render(staticHtml`<${tag}></${tag}>`)).then((page) => page.replaceAll(/\d+/g, '#'));
};

// Elements for guests hold the pages of a site, which a server renders itself.
test.each(ELEMENTS.filter(({ folder }) => folder !== 'guest'))(
  '<trellis-$name> is rendered the same each time, so that a page that loads its code late can take it up',
  async (element) => {
    const { name } = element;
    await import(/* @vite-ignore */ resolve(root, fileOf(element)));
    // As in the build that runs on partners' servers.
    vi.stubGlobal('FOR_BUNDLERS', true);
    const first = await rendered(name);
    expect(first).toContain('shadowrootmode');
    await vi.dynamicImportSettled();
    expect(await rendered(name)).toBe(first);
  },
);
