// Lets days pass: each message {ahead: ms} moves the clock of the process that imports this first.
let ahead = 0;
const RealDate = globalThis.Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + ahead);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
process.on('message', (message) => (ahead += message.ahead ?? 0));
