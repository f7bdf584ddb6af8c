import { describe, expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;

describe('late scripts', () => {
  it('wait in one template at the end, in their order', () => {
    const html = `<body>${script('one')}<main></main>${script('two')}</body>`;
    expect(withLateScripts(html)).toBe(
      `<body><main></main><template data-late>${script('one')}${script('two')}</template></body>`,
    );
  });

  it('leave what is written into the page where it is', () => {
    const html = '<body><script>1</script><script type="application/ld+json">{}</script></body>';
    expect(withLateScripts(html)).toBe(html);
  });
});
