import { fieldNames } from '#enquiry/fields.ts';

function isBlank(form: HTMLFormElement): boolean {
  const typed = new FormData(form);
  return fieldNames.every((name) => typed.get(name) === '');
}

/** Measures how long the visitor has been writing: nobody fills in five fields within a moment. */
export function createTimeTrap() {
  let isTouched = false;
  let touchedAt: number | undefined;

  return {
    touch(form: HTMLFormElement): void {
      if (isTouched) return;
      isTouched = true;
      // What is in the fields already was typed before the form came to life. Counted from now, a
      // person would look like a machine.
      if (isBlank(form)) touchedAt = performance.now();
    },
    /** Milliseconds since the first touch, where that is known. */
    writingTime: (): number | undefined =>
      touchedAt === undefined ? undefined : Math.round(performance.now() - touchedAt),
  };
}
