import { fileURLToPath } from 'node:url';
import { Assets } from '../../../core/http/assets.ts';
import {
  BASE,
  BUTTONS,
  CHOICES,
  FORMS,
  NOTICES,
  SCENE_SHEET,
  styleSheet,
  PLAIN_TABLES,
} from '../../shell/styles/style-sheet.ts';

/** The style sheets and the script that the partner's and the operator's console share. */

const sheet = (name: string): URL => new URL(`../styles/${name}.css`, import.meta.url);

const SHEETS = [
  'text',
  'controls',
  'tables',
  'filters',
  'facts',
  'drawings',
  'reports',
  'home',
  'find',
  'surfaces',
  'shell',
  'shell-phone',
  'content',
  'theme',
  'studio',
  'people',
  'touch',
].map(sheet);

/** The style sheet of pages for people who are signed in. */
export const CONSOLE_SHEET = styleSheet([BASE, BUTTONS, FORMS, NOTICES, PLAIN_TABLES, CHOICES, ...SHEETS]);

/** The style sheet of the ways in. */
export const DOOR_SHEET = styleSheet([BASE, BUTTONS, FORMS, NOTICES, SCENE_SHEET, sheet('sign-in')]);

/** The folder with the script. */
export const CONSOLE_ASSETS = new Assets(fileURLToPath(new URL('../assets/', import.meta.url)));
export const CONSOLE_SCRIPT = 'console.js';
