/**
 * When the scripts of a page load:
 * - `painted`: after the first paint; the inline script of Document.astro loads these
 * - `pointed`: with the first movement of a mouse
 * - `used`: once the visitor has interacted and the browser is idle
 * - `copied`: after the email address has been copied
 * - `pending`: when an enquiry of this tab waits to be sent
 */
export type Moment = 'painted' | 'pointed' | 'used' | 'copied' | 'pending';

/** Loads the scripts of a moment (ScriptsWhen.astro). A second call repeats only what failed to load. */
export function loadScripts(moment: Exclude<Moment, 'painted'>): void {
  const templates = document.querySelectorAll<HTMLTemplateElement>(`[data-scripts-when=${moment}]`);
  for (const { content } of templates) document.body.append(content.cloneNode(true));
}
