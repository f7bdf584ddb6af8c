/**
 * Answers the filters of /portfolio without leaving the page. The address is the state: it survives
 * reload, back and forward, and can be sent to someone. An address that names no filter shows
 * everything, and is put right.
 */
const root = document.documentElement;
const filter = document.querySelector<HTMLElement>('[data-portfolio-filter]');
const links = [...(filter?.querySelectorAll('a') ?? [])];
const count = filter?.querySelector('[data-portfolio-count]');
const works = [...document.querySelectorAll<HTMLElement>('main li[data-category]')];

/** The link that an address asks for, in any letter case; See All where it asks for nothing known. */
function linkFor(address: string): HTMLAnchorElement | undefined {
  const asked = new URL(address).searchParams.get('category')?.toLowerCase();
  return links.find(({ dataset }) => dataset.category?.toLowerCase() === asked) ?? links[0];
}

function show(chosen: HTMLAnchorElement): void {
  const { category } = chosen.dataset;
  if (category) root.dataset.portfolioCategory = category;
  else delete root.dataset.portfolioCategory;
  for (const link of links) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const shown = works.filter((work) => !category || work.dataset.category === category);
  const sentence = `${shown.length} of ${works.length} shown`;
  if (count && count.textContent !== sentence) count.textContent = sentence;
}

function showWithMotion(chosen: HTMLAnchorElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !CSS.supports('selector(:active-view-transition-type(a))')) {
    show(chosen);
    return;
  }
  document.startViewTransition({ update: () => show(chosen), types: ['portfolio-filter'] });
}

filter?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  // A new tab or window is the browser's business.
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.button !== 0) return;
  event.preventDefault();
  if (link.href !== location.href) history.pushState(null, '', link.href);
  showWithMotion(link);
});

window.addEventListener('popstate', () => {
  const link = linkFor(location.href);
  if (link) showWithMotion(link);
});

const first = linkFor(location.href);
if (first) {
  if (location.search && first.search !== location.search) {
    history.replaceState(null, '', first.href);
  }
  show(first);
}

export {};
