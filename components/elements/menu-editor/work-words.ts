import { msg } from '../../i18n/message.ts';
import type { MenuAction } from './menu-work.ts';

/** What is under way. */
export function busyText(action: MenuAction): string {
  return {
    'create-menu': msg('Adding the menu…'),
    'rename-menu': msg('Renaming the menu…'),
    'archive-menu': msg('Archiving the menu…'),
    'save-item': msg('Saving the item…'),
    'delete-item': msg('Deleting the item…'),
    'save-section': msg('Saving the section…'),
    'delete-section': msg('Deleting the section…'),
    'save-group': msg('Saving the group…'),
    'delete-group': msg('Deleting the group…'),
    move: msg('Moving…'),
    'set-availability': msg('Setting the availability…'),
    'upload-image': msg('Uploading the image…'),
    publish: msg('Publishing…'),
    'roll-back': msg('Rolling back…'),
    'preview-import': msg('Reading the file…'),
    'apply-import': msg('Importing…'),
    export: msg('Preparing the file…'),
  }[action];
}
