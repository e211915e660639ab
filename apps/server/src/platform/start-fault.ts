/** The server cannot start, for a reason that a person can mend; the message is one line for whoever started it. */
export class StartFault extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StartFault';
  }
}
