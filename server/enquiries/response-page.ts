import { escapeHtml } from '#enquiry/escape-html.ts';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import { placeholders, responsePages } from '#enquiry/response-pages.ts';
import { isRetriable } from '#enquiry/transport.ts';
import type { PageTemplate } from '../static/page-templates.ts';
import type { Post } from './read-post.ts';
import type { EnquiryResponse } from './responses.ts';
import type { RenderPage } from './send-response.ts';

/** The value of every placeholder, not yet escaped. */
function placeholderValues(
  response: EnquiryResponse,
  post: Post | undefined,
): ReadonlyMap<string, string> {
  const messages: Readonly<Record<string, string>> =
    ('fields' in response && response.fields) || {};
  const typed = (field: FieldName) => {
    const value = post?.values[field];
    return typeof value === 'string' ? value : '';
  };
  return new Map([
    [placeholders.message, response.message],
    [placeholders.kind, isRetriable(response.status) ? 'postponed' : 'refused'],
    [placeholders.form, post?.form ?? 'contact'],
    ...fieldNames.flatMap((field) => [
      [placeholders.values[field], typed(field)] as const,
      [placeholders.messages[field], messages[field] ?? ''] as const,
      [placeholders.invalid[field], String(field in messages)] as const,
    ]),
  ]);
}

/**
 * Creates the function that renders the page after a native form post: the thanks, or the form with
 * what was typed. Returns undefined if the build has no such pages.
 */
export function createRenderPage(
  templates: ReadonlyMap<string, PageTemplate>,
): RenderPage | undefined {
  const received = templates.get(responsePages.received);
  const again = templates.get(responsePages.again);
  if (!received || !again) return undefined;
  return (response, post) => {
    const { html, headers } = 'reference' in response ? received : again;
    const values = placeholderValues(response, post);
    // In one pass, so a placeholder that a visitor types is not filled in.
    const body = html.replace(/%%[\w-]+%%/g, (placeholder) =>
      escapeHtml(values.get(placeholder) ?? placeholder),
    );
    return { headers, body };
  };
}
