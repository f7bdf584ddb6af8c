import type { ComponentType } from 'react';
import { filmClock } from '#assets/film/film-clock.ts';
import type { MadePicture } from '#assets/pictures/made-files.ts';
import { Film } from '../film/Film.tsx';
import { FilmStill } from '../film/FilmStill.tsx';
import { Route } from './about/Route.tsx';
import { Workbench } from './about/Workbench.tsx';
import { BackOfficeCard, BackOfficeScene } from './cases/back-office-scenes.tsx';
import { HaramaynCard, HaramaynScene } from './cases/haramayn-scenes.tsx';
import { MahatalCard, MahatalScene } from './cases/mahatal-scenes.tsx';
import { BackOfficePhone, HaramaynPhone, MahatalPhone } from './cases/phone-scenes.tsx';
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
import { cardSize, largeCardSize, phoneSize, sceneSize, uprightCardSize } from './sizes.ts';

export interface Source {
  /** In design pixels. */
  readonly width: number;
  readonly height: number;
  readonly kind: MadePicture['kind'];
  readonly Picture: ComponentType;
}

const scene = (Picture: ComponentType): Source => ({ ...sceneSize, kind: 'scene', Picture });
const card = (Picture: ComponentType): Source => ({ ...cardSize, kind: 'card', Picture });
const phone = (Picture: ComponentType): Source => ({ ...phoneSize, kind: 'phone', Picture });
const largeCard = (Picture: ComponentType): Source => ({ ...largeCardSize, kind: 'card', Picture });

/** Every picture by its name, which is the slug of what it shows. */
export const sources: Readonly<Record<string, Source>> = {
  'Back-Office': scene(BackOfficeScene),
  'Mahatal-Al-Alam': scene(MahatalScene),
  'Haramayn-Hotels': scene(HaramaynScene),
  'Back-Office-card': largeCard(BackOfficeCard),
  'Mahatal-Al-Alam-card': largeCard(MahatalCard),
  'Haramayn-Hotels-card': largeCard(HaramaynCard),
  'Back-Office-phone': phone(BackOfficePhone),
  'Mahatal-Al-Alam-phone': phone(MahatalPhone),
  'Haramayn-Hotels-phone': phone(HaramaynPhone),
  'Umrah-Package-Booking-Platform': card(UmrahPlatform),
  'Travel-Agency-Back-Office': card(AgencyBackOffice),
  'Hotel-and-Transfer-App-Design': card(TransferApp),
  'Pilgrim-Hotel-Booking-Website': card(HotelWebsite),
  'Airline-Brand-and-Design-System': card(AirlineBrand),
  'Coach-Operator-Website-Redesign': card(CoachWebsite),
  'Travel-Magazine-Layouts': card(MagazineLayouts),
  'Umrah-Guide-Animation': card(GuideAnimation),
  'Hotel-Launch-Film': card(LaunchFilm),
  'Booking-Funnel-Analysis': card(FunnelAnalysis),
  'Traveller-Support-Desk': card(SupportDesk),
  'Ramadan-Search-Campaign': card(SearchCampaign),
  'Group-Leader-Companion-App': card(CompanionApp),
  'about-workbench': largeCard(Workbench),
  'about-route': { ...uprightCardSize, kind: 'card', Picture: Route },
  'film-poster': {
    width: filmClock.width,
    height: filmClock.height,
    kind: 'scene',
    Picture: () => <Film seconds={7.4} />,
  },
  'film-still': {
    width: filmClock.width,
    height: filmClock.height,
    kind: 'scene',
    Picture: () => <FilmStill shape="lying" />,
  },
  'film-still-upright': {
    ...uprightCardSize,
    kind: 'card',
    Picture: () => <FilmStill shape="upright" />,
  },
};
