/** Address of the inbox. */
export const MESSAGES = '/console/messages';
