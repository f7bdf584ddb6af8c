import { Result, WalkPlan } from '../cases/HotelSite.tsx';
import { Frame } from '../parts/Frame.tsx';
import { CardStage } from '../parts/Stage.tsx';
import { hotels } from '../scene-data.ts';

/** Two hotels with the walk from each, the main idea of the site. */
export function HotelWebsite() {
  return (
    <CardStage
      light="bone"
      lit={4}
      litTones={['teal', 'red', 'brass']}
      seed="Pilgrim-Hotel-Booking-Website"
    >
      <Frame
        address="haramayn-hotels.example"
        style={{ left: 236, top: 40, width: 520, height: 520 }}
      >
        <WalkPlan centre={[322, 196]} height={482} scale={44} width={520} />
      </Frame>
      {[hotels.minara, hotels.rawdal].map((hotel, index) => (
        <div
          key={hotel.name}
          style={{
            position: 'absolute',
            left: 44 + index * 34,
            top: 360 + index * 182,
            zoom: 0.82,
            width: 516,
            borderRadius: 14,
            overflow: 'hidden',
            boxShadow: '0 24px 44px -16px rgb(4 20 19 / 0.5)',
          }}
        >
          <Result hotel={hotel} hour={index === 0 ? 'dusk' : 'dawn'} />
        </div>
      ))}
    </CardStage>
  );
}
