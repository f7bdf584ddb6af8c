import type { ReactNode } from 'react';
import { filmClock } from '#assets/film/film-clock.ts';
import { Film } from '../film/Film.tsx';
import { Route } from './about/Route.tsx';
import { Workbench } from './about/Workbench.tsx';
import { BackOfficeCard, BackOfficeScene } from './cases/back-office-scenes.tsx';
import { HaramaynCard, HaramaynScene } from './cases/haramayn-scenes.tsx';
import { MahatalCard, MahatalScene } from './cases/mahatal-scenes.tsx';
import { AgencyBackOffice } from './portfolio/AgencyBackOffice.tsx';
import { AirlineBrand } from './portfolio/AirlineBrand.tsx';
import { CoachWebsite } from './portfolio/CoachWebsite.tsx';
import { CompanionApp } from './portfolio/CompanionApp.tsx';
import { FunnelAnalysis } from './portfolio/FunnelAnalysis.tsx';
import { GuideAnimation } from './portfolio/GuideAnimation.tsx';
import { HotelWebsite } from './portfolio/HotelWebsite.tsx';
import { LaunchFilm } from './portfolio/LaunchFilm.tsx';
import { MagazineLayouts } from './portfolio/MagazineLayouts.tsx';
import { SearchCampaign } from './portfolio/SearchCampaign.tsx';
import { SupportDesk } from './portfolio/SupportDesk.tsx';
import { TransferApp } from './portfolio/TransferApp.tsx';
import { UmrahPlatform } from './portfolio/UmrahPlatform.tsx';

export interface Source {
  /** In design pixels; the files are made at twice this. */
  readonly width: number;
  readonly height: number;
  /** A scene is shown large and alone, a card among others: they have different weight limits. */
  readonly kind: 'scene' | 'card';
  draw(): ReactNode;
}

export const sources = {
  'Back-Office': { width: 1600, height: 1100, kind: 'scene', draw: () => <BackOfficeScene /> },
  'Mahatal-Al-Alam': { width: 1600, height: 1100, kind: 'scene', draw: () => <MahatalScene /> },
  'Haramayn-Hotels': { width: 1600, height: 1100, kind: 'scene', draw: () => <HaramaynScene /> },
  'Back-Office-card': { width: 1200, height: 900, kind: 'card', draw: () => <BackOfficeCard /> },
  'Mahatal-Al-Alam-card': { width: 1200, height: 900, kind: 'card', draw: () => <MahatalCard /> },
  'Haramayn-Hotels-card': { width: 1200, height: 900, kind: 'card', draw: () => <HaramaynCard /> },
  'Umrah-Package-Booking-Platform': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <UmrahPlatform />,
  },
  'Travel-Agency-Back-Office': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <AgencyBackOffice />,
  },
  'Hotel-and-Transfer-App-Design': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <TransferApp />,
  },
  'Pilgrim-Hotel-Booking-Website': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <HotelWebsite />,
  },
  'Airline-Brand-and-Design-System': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <AirlineBrand />,
  },
  'Coach-Operator-Website-Redesign': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <CoachWebsite />,
  },
  'Travel-Magazine-Layouts': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <MagazineLayouts />,
  },
  'Umrah-Guide-Animation': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <GuideAnimation />,
  },
  'Hotel-Launch-Film': { width: 800, height: 600, kind: 'card', draw: () => <LaunchFilm /> },
  'Booking-Funnel-Analysis': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <FunnelAnalysis />,
  },
  'Traveller-Support-Desk': { width: 800, height: 600, kind: 'card', draw: () => <SupportDesk /> },
  'Ramadan-Search-Campaign': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <SearchCampaign />,
  },
  'Group-Leader-Companion-App': {
    width: 800,
    height: 600,
    kind: 'card',
    draw: () => <CompanionApp />,
  },
  'about-workbench': { width: 1200, height: 900, kind: 'card', draw: () => <Workbench /> },
  'about-route': { width: 900, height: 1200, kind: 'card', draw: () => <Route /> },
  'film-poster': {
    width: filmClock.width,
    height: filmClock.height,
    kind: 'scene',
    draw: () => <Film seconds={7.4} />,
  },
} as const satisfies Record<string, Source>;
