import { missing } from '../debian.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const webkitPackages =
  'webkit2gtk-driver xvfb python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1 fonts-dejavu-core';

/** The engines besides Chromium. `lacking` is the reason if one cannot be installed. */
export const engines = [
  { name: 'Firefox', open: openFirefox, lacking: missing('firefox-esr', 'firefox-esr') },
  { name: 'WebKit', open: openWebKit, lacking: missing('WebKitWebDriver', webkitPackages) },
];
