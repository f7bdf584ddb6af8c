/** One case study (specification, section 3). */
export interface CaseStudy {
  readonly Id: number;
  readonly title: string;
  readonly shorttitle: string;
  readonly slug: string;
  readonly singlepagedescription: string;
}

export const caseStudies: readonly CaseStudy[] = [
  {
    Id: 1,
    title: 'A back office that a travel agency runs on',
    shorttitle: 'Back-office system for a travel agency',
    slug: 'Back-Office',
    singlepagedescription:
      'Bookings, groups, rooms, visas and balances in one place, for an agency that used to keep them in eleven spreadsheets.',
  },
  {
    Id: 2,
    title: 'Hotel and transfer in one booking',
    shorttitle: 'Hotel and transfer booking mobile app',
    slug: 'Mahatal-Al-Alam',
    singlepagedescription:
      'An app that books the room and the car from the airport together, and shows the traveller where both of them are.',
  },
  {
    Id: 3,
    title: 'Hotels by their walk to the Haram',
    shorttitle: 'Pilgrim hotel booking website',
    slug: 'Haramayn-Hotels',
    singlepagedescription:
      'A booking website that lets pilgrims choose a hotel by what matters most to them: how far it is to walk.',
  },
];
