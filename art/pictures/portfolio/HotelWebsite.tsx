import { Result, WalkPlan } from '../cases/HotelSite.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Stage } from '../parts/Stage.tsx';
import { hotels } from '../scene-data.ts';
import { cardSize } from '../sizes.ts';

/** Two hotels and the walk from each: the site's one idea, large. */
export function HotelWebsite() {
  return (
    <Stage
      {...cardSize}
      light="bone"
      lit={4}
      litTones={['teal', 'red', 'brass']}
      seed="Pilgrim-Hotel-Booking-Website"
    >
      <Frame
        address="haramayn-hotels.example"
        style={{ left: 180, top: 48, width: 620, height: 600 }}
      >
        <WalkPlan centre={[330, 178]} height={600} scale={56} width={620} />
      </Frame>
      {[hotels.minara, hotels.safa].map((hotel, index) => (
        <div
          key={hotel.name}
          style={{
            position: 'absolute',
            left: 44 + index * 60,
            top: 318 + index * 188,
            width: 516,
            borderRadius: 14,
            overflow: 'hidden',
            boxShadow: '0 24px 44px -16px rgb(4 20 19 / 0.5)',
          }}
        >
          <Result hotel={hotel} hour={index === 0 ? 'dusk' : 'day'} />
        </div>
      ))}
    </Stage>
  );
}
