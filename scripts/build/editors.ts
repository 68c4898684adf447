import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';

/**
 * Both packages start a thread when they are loaded (of @prettier/sync), which can keep the process alive for
 * ever. So they are loaded only when something is written, and what loads them ends by itself:
 * scripts/build.mjs.
 */
const jetBrains = () => import('custom-element-jet-brains-integration');
const vsCode = () => import('custom-element-vs-code-integration');

type Elements = Parameters<Awaited<ReturnType<typeof jetBrains>>['getWebTypesData']>[0];

/** What editors read: JetBrains' by package.json's `web-types`, VS Code's by the settings of a project. */
const MAKERS: Readonly<Record<string, (elements: Elements) => Promise<string>>> = {
  'web-types.json': async (elements) => (await jetBrains()).getWebTypesData(elements, {}),
  'vscode.html-custom-data.json': async (elements) => (await vsCode()).getVsCodeHtmlCustomData(elements, {}),
  'vscode.css-custom-data.json': async (elements) => (await vsCode()).getVsCodeCssCustomData(elements, {}),
};

/** The names of the files for editors. */
export const EDITOR_FILES = Object.keys(MAKERS);

/**
 * Writes what editors say of the elements while somebody types.
 * @param folder where the files go
 */
export async function describeForEditors(manifest: Manifest, folder: string): Promise<void> {
  // Both packages declare a manifest more narrowly than the analyzer writes it.
  const elements = manifest as unknown as Elements;
  for (const [name, make] of Object.entries(MAKERS)) {
    writeFileSync(join(folder, name), await make(elements));
  }
}
