/** All that a visitor's browser may talk to. */
export const siteHosts = ['localhost', 'www.openstreetmap.org'];
