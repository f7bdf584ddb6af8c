/** What was looked at and how it is; a sentence says what to do where something is wrong. */
export interface Finding {
  readonly subject: string;
  /** `note` is for what some people need and others do not. */
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
