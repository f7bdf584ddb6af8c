/**
 * The palette of styles/tokens.css for picture files, which cannot use the page's custom
 * properties. palette.test.ts compares the two.
 */
export const palette = {
  ink: '#0a2827',
  inkDeep: '#071d1c',
  ink1: '#0d3230',
  ink2: '#0f3a38',
  ink3: '#114441',
  ink4: '#155450',
  teal: '#1d7a70',
  paper: '#ffffff',
  mist: '#eef3f1',
  rule: '#d3dedb',
  ruleStrong: '#6f827e',
  grey: '#566663',
  sage: '#9fc4bd',
  red: '#c8321f',
  redDeep: '#a92415',
  redDark: '#8e1d10',
  coral: '#ff8a6b',
  brass: '#e0a63a',
  bone: '#f1e3c6',
  mint: '#7fd6b8',
} as const;
