/** What stops a list that passes by; `label` says which list it is. */
export const movingList = {
  pause: (label: string) => `Pause the moving list: ${label}`,
} as const;
