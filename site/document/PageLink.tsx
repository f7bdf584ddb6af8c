import type { AnchorHTMLAttributes } from 'react';
import { currentMark, type Page } from '#content/page.ts';

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The page that contains the link. */
  page: Page;
}

/** A menu link with `aria-current` if it leads to the current page or section. */
export function PageLink({ href, page, children, ...rest }: PageLinkProps) {
  return (
    <a aria-current={currentMark(href, page)} href={href} {...rest}>
      {children}
    </a>
  );
}
