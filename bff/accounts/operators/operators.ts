/** The people who run the platform and the sign-ups that they decide, for pages and commands. */
export { operatorCode, operatorDoor, operatorLetter } from './operator-door.ts';
export {
  inviteOperator,
  listOperators,
  operatorOfPerson,
  PLATFORM,
  removeOperator,
  type Operator,
} from './operator-records.ts';
export {
  endOperatorSessions,
  openOperatorSession,
  OPERATOR_SESSION_MS,
  operatorSessionOf,
  proveOperatorSession,
  sessionsOfOperator,
  type OperatorSession,
} from './operator-sessions.ts';
export {
  decideSignUp,
  inviteSignUp,
  listSignUps,
  readSignUp,
  signUpGate,
  signUpLetter,
  type SignUpRequest,
} from './sign-ups.ts';
