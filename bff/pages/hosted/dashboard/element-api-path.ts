/** Below the pages, so that their cookie is sent there. */
export const ELEMENT_API = '/dashboard/api';
