/**
 * What the header cannot do in HTML and CSS alone. It is less than a kilobyte rather than a
 * React island: React would cost fifty times that on every page (docs/decisions/0006).
 */

/** The bar becomes fixed once the page is scrolled more than this (specification, section 9). */
const stickyAfter = 80;
/** Long enough to cross the gap to the panel diagonally, short enough not to be in the way. */
const leaveDelay = 200;

function followScroll(header: HTMLElement): void {
  const update = () => header.toggleAttribute('data-sticky', scrollY > stickyAfter);
  addEventListener('scroll', update, { passive: true });
  // A page may come back scrolled, or have been scrolled before the script came.
  addEventListener('pageshow', update);
  requestAnimationFrame(update);
}

/** The Company panel opens on hover, focus and click, closes on Escape, and never traps. */
function runMegaMenu(entry: HTMLElement): void {
  const opener = entry.querySelector('button');
  if (!opener) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  // A click keeps the panel open after the pointer has left, until the next click or Escape.
  let pinned = false;

  const isOpen = () => entry.hasAttribute('data-open');
  const setOpen = (open: boolean) => {
    clearTimeout(leaving);
    entry.toggleAttribute('data-open', open);
    opener.setAttribute('aria-expanded', String(open));
    if (!open) pinned = false;
  };

  entry.setAttribute('data-scripted', '');
  // The pointer or the focus may have been here before the script was.
  setOpen(entry.matches(':hover, :focus-within'));

  entry.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') setOpen(true);
  });
  entry.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse' || pinned) return;
    leaving = setTimeout(() => {
      if (!entry.matches(':focus-within')) setOpen(false);
    }, leaveDelay);
  });
  entry.addEventListener('focusin', () => {
    // A press focuses the button before its click arrives; the click decides then.
    if (opener.matches(':focus-visible') || document.activeElement !== opener) setOpen(true);
  });
  entry.addEventListener('focusout', (event) => {
    if (!entry.contains(event.relatedTarget as Node | null) && !entry.matches(':hover')) {
      setOpen(false);
    }
  });
  opener.addEventListener('click', () => {
    // The pointer or the focus has opened it already: the first click means "keep it", not "close it".
    const open = !(isOpen() && pinned);
    setOpen(open);
    pinned = open;
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

/** The browser opens and closes the mobile menu; this keeps the rest of the page out of reach meanwhile. */
function accompanyMobileMenu(header: HTMLElement, menu: HTMLElement): void {
  const toggle = header.querySelector<HTMLElement>('[data-menu-toggle]');
  const behind = document.querySelectorAll<HTMLElement>('.skip-link, main, footer');
  const follow = (open: boolean) => {
    toggle?.setAttribute('aria-expanded', String(open));
    // To make a whole page inert takes a moment: the menu is painted first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const part of behind) part.inert = open;
      }),
    );
    if (
      !open &&
      (document.activeElement === document.body || menu.contains(document.activeElement))
    ) {
      toggle?.focus();
    }
  };
  menu.addEventListener('toggle', (event) => follow((event as ToggleEvent).newState === 'open'));
  // It may have been opened before the script came.
  if (CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')) follow(true);
  // A phone turned sideways may be wide enough for the desktop menu.
  matchMedia('(width >= 900px)').addEventListener('change', () => menu.hidePopover());
}

const header = document.querySelector<HTMLElement>('[data-site-header]');
const megaMenu = header?.querySelector<HTMLElement>('[data-mega-menu]');
const mobileMenu = header?.querySelector<HTMLElement>('[data-mobile-menu]');
if (header) followScroll(header);
if (megaMenu) runMegaMenu(megaMenu);
if (header && mobileMenu) accompanyMobileMenu(header, mobileMenu);
