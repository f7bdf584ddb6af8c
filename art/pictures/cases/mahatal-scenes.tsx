import { Phone } from '../parts/Phone.tsx';
import { Stage } from '../parts/Stage.tsx';
import { largeCardSize, sceneSize } from '../sizes.ts';
import { HotelScreen, SearchScreen, TransferScreen } from './PhoneScreens.tsx';

/** Three steps of one trip, for the case page. */
export function MahatalScene() {
  return (
    <Stage {...sceneSize} light="teal" lit={0} seed="Mahatal-Al-Alam" tile={160}>
      <Phone skin="ink" style={{ left: 52, top: 108, zoom: 1.18 }}>
        <SearchScreen />
      </Phone>
      <Phone clock="09:43" skin="ink" style={{ left: 483, top: 28, zoom: 1.18 }}>
        <HotelScreen />
      </Phone>
      <Phone clock="21:24" skin="ink" style={{ left: 914, top: 108, zoom: 1.18 }}>
        <TransferScreen />
      </Phone>
    </Stage>
  );
}

/** The hotel and the car, for cards. */
export function MahatalCard() {
  return (
    <Stage
      {...largeCardSize}
      light="teal"
      litTiles={{ '7 0': 'brass', '0 2': 'bone', '7 4': 'red' }}
      seed="Mahatal-Al-Alam card"
      tile={150}
    >
      <Phone clock="09:43" skin="ink" style={{ left: 152, top: 66, zoom: 1.02 }}>
        <HotelScreen />
      </Phone>
      <Phone clock="21:24" skin="ink" style={{ left: 634, top: 24, zoom: 1.02 }}>
        <TransferScreen />
      </Phone>
    </Stage>
  );
}
