/** Prerenders a page when its link is pressed, or hovered for a moment (`moderate`). */
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
