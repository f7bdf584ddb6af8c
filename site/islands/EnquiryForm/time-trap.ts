import * as v from 'valibot';
import { fieldNames } from '#enquiry/fields.ts';

const tokenAnswer = v.object({ token: v.string() });

function isBlank(form: HTMLFormElement): boolean {
  const typed = new FormData(form);
  return fieldNames.every((name) => typed.get(name) === '');
}

/**
 * The server's token says when the form was first touched: nobody fills it in within a moment. One
 * that cannot be had is no offence.
 */
export function createTimeTrap(endpoint: string) {
  let isTouched = false;
  let token = '';

  const ask = async () => {
    const response = await fetch(`${endpoint}/token`);
    token = v.parse(tokenAnswer, await response.json()).token;
  };

  return {
    touch(form: HTMLFormElement): void {
      if (isTouched) return;
      isTouched = true;
      // What is in the fields already was typed before the form came to life. Counted from now, a
      // person would look like a machine.
      if (isBlank(form)) void ask().catch(() => undefined);
    },
    token: () => token,
  };
}
