/** Ends the program. Its message is printed for the person who started it, without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
