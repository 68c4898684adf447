/** For a server that renders the form, and for the page that takes that up: both need all of it at once. */
import * as all from './plant-news.ts';
import { later } from './plant-draft.ts';

later.module = all;
