/* A page that shows the code behind it, and nothing else that needs a script of its own. */
import { offerCopies } from './copy-code.js';

offerCopies();
