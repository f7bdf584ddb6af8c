/** Each partner is shown by its wordmark, or by its name if it has none. */
export const partnersOf = (names: readonly string[]) => ({ label: 'Featured partners', names });
