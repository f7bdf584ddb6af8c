/** What failed, from the reports of both runners, so that a long log need not be searched for it. */

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

const linesOfAMessage = 12;

const entry = (where: string, message: string | undefined) =>
  [where, ...(message?.trim().split('\n').slice(0, linesOfAMessage) ?? [])].join('\n    ');

export const failedUnits = (report: UnitReport | undefined): string[] =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [entry(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      entry(`${name}: ${fullName}`, failureMessages[0]),
    );
  });

export function failedJourneys(suite: Suite | undefined): string[] {
  const own = (suite?.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      entry(
        `${file}:${line}: ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    );
  return [...own, ...(suite?.suites ?? []).flatMap(failedJourneys)];
}
