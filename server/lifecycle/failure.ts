/** A reason the program cannot go on, told in one sentence to whoever started it; never a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
