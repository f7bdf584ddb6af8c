/** The hosts that pages may send requests to: this machine and the map. */
export const siteHosts = ['localhost', '127.0.0.1', 'www.openstreetmap.org'];
