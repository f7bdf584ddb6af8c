import { identity } from '#agency/identity.ts';
import { drawLogo } from '#drawing/logo.ts';
import { drawWall } from '#drawing/tile-wall.ts';
import { toneColours } from '#drawing/tones.ts';

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
        <path key={tone} fill={toneColours[tone]} d={d} />
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
          {`Every page of the site as search engines, chats and social networks show it. Made from the build of ${day.format(builtOn)}.`}
        </p>
      </div>
    </header>
  );
}
