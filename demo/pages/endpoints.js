/* The Endpoints page needs nothing but the element; this offers its code. */
import { offerCopies } from './copy-code.js';

offerCopies();
