/**
 * When scripts load that the page does not need after its first paint:
 * - `pointed`: with the first movement of a mouse
 * - `used`: once the visitor has interacted and the browser is idle
 * - `copied`: after the email address has been copied
 * - `pending`: when an enquiry of this tab waits to be sent
 */
export type Moment = 'pointed' | 'used' | 'copied' | 'pending';

/** Loads the scripts of a moment (ScriptsWhen.astro). A second call retries failed scripts. */
export function loadScripts(moment: Moment): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>(`[data-scripts-when=${moment}]`);
  for (const { content } of templates) document.body.append(content.cloneNode(true));
}
