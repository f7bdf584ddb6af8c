/** The result of one check. If something is wrong, the sentence says what to do. */
export interface Finding {
  readonly subject: string;
  /** `note` is for something that not everybody needs. */
  readonly state: 'ok' | 'wrong' | 'note';
  readonly sentence: string;
}

export const ok = (subject: string, sentence: string): Finding => ({
  subject,
  state: 'ok',
  sentence,
});
export const wrong = (subject: string, sentence: string): Finding => ({
  subject,
  state: 'wrong',
  sentence,
});
export const note = (subject: string, sentence: string): Finding => ({
  subject,
  state: 'note',
  sentence,
});
