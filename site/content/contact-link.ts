/**
 * The link to the contact form with the start of a message in it. The message is in the fragment, which no
 * browser sends, so what a visitor has typed reaches no log (docs/decisions/0026).
 */
export const contactLink = (message: string): string =>
  `/contact#${new URLSearchParams({ message })}`;

/** The message that such a link carries. */
export const messageIn = (fragment: string): string =>
  new URLSearchParams(fragment.slice(1)).get('message') ?? '';
