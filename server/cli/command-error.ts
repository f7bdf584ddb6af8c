/** An error that the user can fix, in one sentence. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 2 for a wrong command line, 1 for a command that failed. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
