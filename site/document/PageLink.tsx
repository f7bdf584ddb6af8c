import type { AnchorHTMLAttributes } from 'react';
import { currentMark, type Page } from '#content/page.ts';

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The page that the link stands on. */
  page: Page;
}

/** A link of a menu: it says so when it leads to where the visitor already is. */
export function PageLink({ href, page, children, ...rest }: PageLinkProps) {
  return (
    <a aria-current={currentMark(href, page)} href={href} {...rest}>
      {children}
    </a>
  );
}
