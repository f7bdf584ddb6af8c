/** All that a visitor's browser may talk to: this machine under both its names, and the map. */
export const siteHosts = ['localhost', '127.0.0.1', 'www.openstreetmap.org'];
