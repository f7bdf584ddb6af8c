import { PageBanner } from '#components/PageBanner/PageBanner.tsx';
import { Portrait } from '#components/Portrait/Portrait.tsx';
import type { Page } from '#content/page.ts';
import { portraitOf, type TeamMember } from '#content/team.ts';
import styles from './MemberBanner.module.css';

export interface MemberBannerProps {
  page: Page;
  member: TeamMember;
}

export function MemberBanner({ page, member }: MemberBannerProps) {
  return (
    <PageBanner
      content={{ title: member.name, lead: member.title }}
      figure={
        <Portrait
          alt={portraitOf(member)}
          className={styles.portrait}
          name={member.tImg}
          priority
          sizes="(width >= 900px) 21rem, 8.5rem"
        />
      }
      page={page}
    />
  );
}
