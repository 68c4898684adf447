/**
 * What elements need of @lit/localize, taken one by one, since its index brings the runtime along; that comes with
 * the entry `trellis/localize`, for those who want another language than English.
 */
export { msg } from '@lit/localize/init/install.js';
export { LOCALE_STATUS_EVENT } from '@lit/localize/internal/locale-status-event.js';
export { str } from '@lit/localize/internal/str-tag.js';
