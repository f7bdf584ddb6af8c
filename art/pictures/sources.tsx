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
  /** The size in design pixels. */
  readonly width: number;
  readonly height: number;
  readonly kind: MadePicture['kind'];
  readonly ground: MadePicture['ground'];
  readonly Picture: ComponentType;
}

const scene = (Picture: ComponentType, ground: Source['ground'] = 'night'): Source => ({
  ...sceneSize,
  kind: 'scene',
  ground,
  Picture,
});
const card = (Picture: ComponentType, ground: Source['ground'] = 'night'): Source => ({
  ...cardSize,
  kind: 'card',
  ground,
  Picture,
});
const phone = (Picture: ComponentType, ground: Source['ground'] = 'night'): Source => ({
  ...phoneSize,
  kind: 'phone',
  ground,
  Picture,
});
const largeCard = (Picture: ComponentType, ground?: Source['ground']): Source => ({
  ...card(Picture, ground),
  ...largeCardSize,
});

/** Every picture by its name, the slug of the entry that shows it. */
export const sources: Readonly<Record<string, Source>> = {
  'Back-Office': scene(BackOfficeScene),
  'Mahatal-Al-Alam': scene(MahatalScene, 'teal'),
  'Haramayn-Hotels': scene(HaramaynScene, 'bone'),
  'Back-Office-card': largeCard(BackOfficeCard),
  'Mahatal-Al-Alam-card': largeCard(MahatalCard, 'teal'),
  'Haramayn-Hotels-card': largeCard(HaramaynCard, 'bone'),
  'Back-Office-phone': phone(BackOfficePhone),
  'Mahatal-Al-Alam-phone': phone(MahatalPhone, 'teal'),
  'Haramayn-Hotels-phone': phone(HaramaynPhone, 'bone'),
  'Umrah-Package-Booking-Platform': card(UmrahPlatform, 'teal'),
  'Travel-Agency-Back-Office': card(AgencyBackOffice, 'day'),
  'Hotel-and-Transfer-App-Design': card(TransferApp, 'clay'),
  'Pilgrim-Hotel-Booking-Website': card(HotelWebsite, 'bone'),
  'Airline-Brand-and-Design-System': card(AirlineBrand, 'bone'),
  'Coach-Operator-Website-Redesign': card(CoachWebsite, 'bone'),
  'Travel-Magazine-Layouts': card(MagazineLayouts, 'teal'),
  'Umrah-Guide-Animation': card(GuideAnimation, 'day'),
  'Hotel-Launch-Film': card(LaunchFilm),
  'Booking-Funnel-Analysis': card(FunnelAnalysis, 'teal'),
  'Traveller-Support-Desk': card(SupportDesk, 'clay'),
  'Ramadan-Search-Campaign': card(SearchCampaign),
  'Group-Leader-Companion-App': card(CompanionApp, 'day'),
  'about-workbench': largeCard(Workbench),
  'about-route': { ...uprightCardSize, kind: 'card', ground: 'night', Picture: Route },
  'film-poster': {
    width: filmClock.width,
    height: filmClock.height,
    kind: 'scene',
    ground: 'night',
    Picture: () => <Film seconds={7.4} />,
  },
  'film-still': {
    width: 1280,
    height: 640,
    kind: 'scene',
    ground: 'night',
    Picture: () => <FilmStill shape="landscape" />,
  },
  'film-still-upright': {
    width: 900,
    height: 1120,
    kind: 'opening',
    ground: 'night',
    Picture: () => <FilmStill shape="portrait" />,
  },
};
