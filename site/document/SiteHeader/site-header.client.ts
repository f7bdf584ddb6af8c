/**
 * The behaviour of the header that HTML and CSS cannot provide. Not a React island: React would be
 * fifty times larger on every page (docs/decisions/0006).
 */

/** The bar becomes fixed once the page is scrolled more than this (specification, section 9). */
const stickyAfter = 80;
/** Enough time to move the pointer diagonally to the panel. */
const leaveDelay = 200;

function updateSticky(header: HTMLElement): void {
  const update = () => header.toggleAttribute('data-sticky', scrollY > stickyAfter);
  addEventListener('scroll', update, { passive: true });
  // The page may be restored scrolled, or be scrolled before the script loads.
  addEventListener('pageshow', update);
  requestAnimationFrame(update);
}

/** Opens the Company panel on hover, focus and click; closes it on Escape. */
function enhanceMegaMenu(entry: HTMLElement): void {
  const opener = entry.querySelector('button');
  if (!opener) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  // After a click the panel stays open without hover, until the next click or Escape.
  let isPinned = false;

  const isOpen = () => entry.hasAttribute('data-open');
  const setOpen = (open: boolean) => {
    clearTimeout(leaving);
    entry.toggleAttribute('data-open', open);
    opener.setAttribute('aria-expanded', String(open));
    if (!open) isPinned = false;
  };

  entry.setAttribute('data-scripted', '');
  // The entry may be hovered or focused before the script loads.
  setOpen(entry.matches(':hover, :focus-within'));

  entry.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') setOpen(true);
  });
  entry.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse' || isPinned) return;
    leaving = setTimeout(() => {
      if (!entry.matches(':focus-within')) setOpen(false);
    }, leaveDelay);
  });
  entry.addEventListener('focusin', () => {
    // A press focuses the button before the click event, which opens the panel.
    if (opener.matches(':focus-visible') || document.activeElement !== opener) setOpen(true);
  });
  entry.addEventListener('focusout', (event) => {
    if (!entry.contains(event.relatedTarget as Node | null) && !entry.matches(':hover')) {
      setOpen(false);
    }
  });
  opener.addEventListener('click', () => {
    // Hover or focus has opened the panel already, so the first click pins it.
    const open = !(isOpen() && isPinned);
    setOpen(open);
    isPinned = open;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (entry.contains(document.activeElement)) opener.focus();
    setOpen(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (isOpen() && !entry.contains(event.target as Node)) setOpen(false);
  });
}

/** Makes the rest of the page inert while the mobile menu is open. */
function enhanceMobileMenu(header: HTMLElement, menu: HTMLElement): void {
  const toggle = header.querySelector<HTMLElement>('[data-menu-toggle]');
  const rest = document.querySelectorAll<HTMLElement>('.skip-link, main, footer');
  const update = (open: boolean) => {
    toggle?.setAttribute('aria-expanded', String(open));
    // After the menu is painted, because this restyles the whole page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const part of rest) part.inert = open;
      }),
    );
    if (
      !open &&
      (document.activeElement === document.body || menu.contains(document.activeElement))
    ) {
      toggle?.focus();
    }
  };
  menu.addEventListener('toggle', (event) => update((event as ToggleEvent).newState === 'open'));
  // The menu may be open before the script loads.
  if (CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')) update(true);
  // A rotated phone may be wide enough for the desktop menu.
  matchMedia('(width >= 900px)').addEventListener('change', () => menu.hidePopover());
}

const header = document.querySelector<HTMLElement>('[data-site-header]');
const megaMenu = header?.querySelector<HTMLElement>('[data-mega-menu]');
const mobileMenu = header?.querySelector<HTMLElement>('[data-mobile-menu]');
if (header) updateSticky(header);
if (megaMenu) enhanceMegaMenu(megaMenu);
if (header && mobileMenu) enhanceMobileMenu(header, mobileMenu);
