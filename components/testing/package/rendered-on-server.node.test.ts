import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { afterEach, expect, test, vi } from 'vitest';
import { ELEMENTS } from '../../../scripts/build/elements.ts';

afterEach(() => void vi.unstubAllGlobals());

const sources = import.meta.glob<unknown>('../../**/*.define.ts');

const rendered = (name: string): Promise<string> => {
  const tag = unsafeStatic(`trellis-${name}`);
  return collectResult(render(staticHtml`<${tag}></${tag}>`)).then((page) => page.replaceAll(/\d+/g, '#'));
};

// Elements for guests hold the pages of a site, which a server renders itself.
test.each(ELEMENTS.filter(({ folder }) => folder !== 'guest').map(({ name }) => name))(
  '<trellis-%s> is rendered the same each time, so that a page that loads its code late can take it up',
  async (name) => {
    const define = Object.entries(sources).find(([path]) => path.endsWith(`/${name}.define.ts`));
    await define?.[1]();
    // As in the build that runs on partners' servers.
    vi.stubGlobal('FOR_BUNDLERS', true);
    const first = await rendered(name);
    expect(first).toContain('shadowrootmode');
    await vi.dynamicImportSettled();
    expect(await rendered(name)).toBe(first);
  },
);
