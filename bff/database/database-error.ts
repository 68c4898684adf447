/** The database cannot be used. The message is one clear line for whoever started the process. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
}

/** The database does not answer now: it restarts, the network broke, or it takes too long. Later it may again. */
export class DatabaseAway extends DatabaseError {
  override readonly name = 'DatabaseAway';
}
