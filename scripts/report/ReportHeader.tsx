import { identity } from '#agency/identity.ts';
import { drawLogo } from '#drawing/logo.ts';
import { palette } from '#drawing/palette.ts';
import { drawWall, type Tone } from '#drawing/tile-wall.ts';

const wallColours: Readonly<Record<Tone, string>> = {
  '1': palette.ink1,
  '2': palette.ink2,
  '3': palette.ink3,
  '4': palette.ink4,
  teal: palette.teal,
  red: palette.red,
  brass: palette.brass,
  bone: palette.bone,
};

function Wall() {
  const wall = drawWall({ seed: 'report', columns: 16, rows: 4, lit: 5, calm: 'start' });
  return (
    <svg
      aria-hidden="true"
      className="wall"
      viewBox={`0 0 ${wall.width} ${wall.height}`}
      preserveAspectRatio="xMaxYMid slice"
    >
      {wall.paths.map(({ tone, d }) => (
        <path key={tone} fill={wallColours[tone]} d={d} />
      ))}
    </svg>
  );
}

function Logo() {
  const { width, height, body } = drawLogo('dark');
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={identity.name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from site/drawing
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function ReportHeader({ builtOn }: { readonly builtOn: Date }) {
  return (
    <header>
      <Wall />
      <div className="page">
        <Logo />
        <h1>How we are found and shared</h1>
        <p className="lead">
          {`Every page of the site as search engines, chats and social networks see it. Made on ${day.format(builtOn)} from the build.`}
        </p>
      </div>
    </header>
  );
}
