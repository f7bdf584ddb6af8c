/** Something the person at the keyboard can put right, told in one sentence. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
  /** 2: the command was not understood; 1: it was, but could not be done. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
