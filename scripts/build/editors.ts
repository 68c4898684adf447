import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import type { Manifest } from './manifest.ts';

type Elements = Parameters<typeof getWebTypesData>[0];

/** What editors read: JetBrains' by package.json's `web-types`, VS Code's by the settings of a project. */
const MAKERS: Readonly<Record<string, (elements: Elements) => string>> = {
  'web-types.json': (elements) => getWebTypesData(elements, {}),
  'vscode.html-custom-data.json': (elements) => getVsCodeHtmlCustomData(elements, {}),
  'vscode.css-custom-data.json': (elements) => getVsCodeCssCustomData(elements, {}),
};

/** The names of the files for editors. */
export const EDITOR_FILES = Object.keys(MAKERS);

/**
 * Writes what editors say of the elements while somebody types.
 * @param folder where the files go
 */
export function describeForEditors(manifest: Manifest, folder: string): void {
  // Both packages declare a manifest more narrowly than the analyzer writes it.
  const elements = manifest as unknown as Elements;
  for (const [name, make] of Object.entries(MAKERS)) writeFileSync(join(folder, name), make(elements));
}
