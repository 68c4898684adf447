import { installFolder } from '../../../scripts/setup/install-folder.ts';

/**
 * The generators have a folder with packages of their own: they need the compiler's JavaScript API, which the
 * project's TypeScript no longer has, and one of them has a script that reports installations, which this
 * folder's .npmrc disables.
 */
export const CLIENTS_FOLDER = import.meta.dirname;

/** Installs the versions in this folder's lock file, unless they are installed. */
export const installGenerators = (): Promise<void> => installFolder(CLIENTS_FOLDER);
