import { portraits } from '#assets/portraits/portraits.ts';
import { PageBanner } from '#components/PageBanner/PageBanner.tsx';
import type { Page } from '#content/page.ts';
import { portraitOf, type TeamMember } from '#content/team.ts';
import styles from './MemberBanner.module.css';

export interface MemberBannerProps {
  page: Page;
  member: TeamMember;
}

export function MemberBanner({ page, member }: MemberBannerProps) {
  const { url, width, height } = portraits[member.tImg];
  return (
    <PageBanner
      content={{ title: member.name, lead: member.title }}
      figure={
        <img
          alt={portraitOf(member)}
          className={styles.portrait}
          height={height}
          src={url}
          width={width}
        />
      }
      page={page}
    />
  );
}
