/** What the console and the composition root use of the command line. */
export { decideLogin, issuedAs, scopesOfCli, waitingLogin } from './cli-logins.ts';
export { RequestLog } from './request-log.ts';
