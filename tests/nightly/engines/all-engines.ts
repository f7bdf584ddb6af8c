import { missing } from '../debian.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

const webkitPackages =
  'webkit2gtk-driver xvfb python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1 fonts-dejavu-core';

/** The three engines, and why one cannot be had here, if so. */
export const engines = [
  { name: 'Chromium', start: startChromium, lacking: undefined },
  { name: 'Firefox', start: startFirefox, lacking: missing('firefox-esr', 'firefox-esr') },
  { name: 'WebKit', start: startWebKit, lacking: missing('WebKitWebDriver', webkitPackages) },
];
