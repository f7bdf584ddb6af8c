/** One entry of the team grid (specification, section 3). The people are sample content. */
export interface TeamMember {
  readonly Id: number;
  readonly name: string;
  readonly slug: string;
  readonly title: string;
}

const amina = { name: 'Amina Rahman', slug: 'Amina-Rahman', title: 'Managing Director' };

/** Six entries; the specification has one of them twice, so there are five people. */
export const team: readonly TeamMember[] = [
  { Id: 1, ...amina },
  { Id: 2, name: 'Yusuf Karim', slug: 'Yusuf-Karim', title: 'Head of Engineering' },
  { Id: 3, name: 'Grace Okafor', slug: 'Grace-Okafor', title: 'Lead Product Designer' },
  { Id: 4, name: 'Daniel Whitfield', slug: 'Daniel-Whitfield', title: 'DevOps Lead' },
  { Id: 5, name: 'Sofia Marchetti', slug: 'Sofia-Marchetti', title: 'Delivery Manager' },
  { Id: 6, ...amina },
];

/** Each person once, for their own page. */
export const people: readonly TeamMember[] = [
  ...new Map(team.map((member) => [member.slug, member] as const).reverse()).values(),
].sort((one, other) => one.Id - other.Id);
