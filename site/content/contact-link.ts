/**
 * The link to the contact form with the start of a message. Browsers send no fragment, so the
 * text reaches no log (docs/decisions/0026).
 */
export const contactLink = (message: string): string =>
  `/contact#${new URLSearchParams({ message })}`;

/** The message that such a link carries. */
export const messageIn = (fragment: string): string =>
  new URLSearchParams(fragment.slice(1)).get('message') ?? '';
