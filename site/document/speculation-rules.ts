/** What a visitor is about to open is prepared: on a press, or after a moment under the pointer. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[data-on-this-page] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
