/** The command line of partners, for the console and the composition root. */
export { decideLogin, issuedAs, scopesOfCli, waitingLogin } from './cli-logins.ts';
export { RequestLog } from './request-log.ts';
