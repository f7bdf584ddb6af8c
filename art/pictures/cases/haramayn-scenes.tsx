import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { hotels } from '../scene-data.ts';
import { largeCardSize, sceneSize } from '../sizes.ts';
import { HotelSite, hotelSiteAddress, Result, WalkPlan } from './HotelSite.tsx';

/** The results page of a case. No tile is lit: the window would hide a part of each. */
export function HaramaynScene() {
  return (
    <Stage {...sceneSize} light="bone" lit={0} seed="Haramayn-Hotels" tile={160}>
      <Frame address={hotelSiteAddress} style={{ left: 70, top: 76, width: 1460, height: 950 }}>
        <HotelSite />
      </Frame>
    </Stage>
  );
}

/** The plan with one hotel in front, for cards: large enough to read in a small picture. */
export function HaramaynCard() {
  return (
    <Stage {...largeCardSize} light="bone" lit={0} seed="Haramayn-Hotels card" tile={150}>
      <Frame
        address={hotelSiteAddress}
        style={{ left: 54, top: 54, width: 750, height: 535, zoom: 1.4 }}
      >
        <WalkPlan centre={[270, 232]} height={497} scale={68} width={750} />
      </Frame>
      <div
        style={{
          position: 'absolute',
          left: 356,
          top: 440,
          zoom: 1.3,
          borderRadius: 14,
          overflow: 'hidden',
          width: 516,
          boxShadow: '0 24px 50px -18px rgb(4 20 19 / 0.6)',
        }}
      >
        <Result hotel={hotels.minara} hour="dusk" />
      </div>
    </Stage>
  );
}
