/** The Damerau–Levenshtein distance: letters added, lost or changed, and neighbours swapped. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(one.length, other.length);
}

/**
 * One typo, or two in a long name. None in HOST and PORT: every machine has variables that differ
 * from them by one letter.
 */
const typosAllowedIn = (name: string) => (name.length < 6 ? 0 : name.length < 10 ? 1 : 2);

/** Finds variables whose names are close to the name of a setting that is not set. */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): ReadonlyArray<{ readonly name: string; readonly meant: string }> {
  const missing = settings.filter((setting) => !environment[setting]);
  return Object.keys(environment)
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = missing.find(
        (setting) => editDistance(name.toUpperCase(), setting) <= typosAllowedIn(setting),
      );
      return meant === undefined ? [] : [{ name, meant }];
    });
}
