/** The database cannot be used. The message is one clear line for whoever started the process. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
