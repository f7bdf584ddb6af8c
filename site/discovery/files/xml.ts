const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand in HTML or XML, between elements and in attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

export const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';
