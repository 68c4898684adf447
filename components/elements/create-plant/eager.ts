/** For a server that renders the form, and for the page that takes that up: both need all of it at once. */
import * as all from './later.ts';
import { later } from './load-later.ts';

later.module = all;
