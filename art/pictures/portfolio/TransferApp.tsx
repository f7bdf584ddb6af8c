import { SearchScreen, TransferScreen } from '../cases/PhoneScreens.tsx';
import { Phone } from '../parts/Phone.tsx';
import { Stage } from '../parts/Stage.tsx';
import { cardSize } from '../sizes.ts';

/** Search and the live car: two phones in step, cut by opposite edges. */
export function TransferApp() {
  return (
    <Stage
      {...cardSize}
      light="clay"
      lit={3}
      litTones={['brass', 'bone']}
      seed="Hotel-and-Transfer-App-Design"
    >
      <Phone skin="ink" style={{ left: 72, top: 62, zoom: 0.84 }}>
        <SearchScreen />
      </Phone>
      <Phone clock="21:24" skin="ink" style={{ left: 490, top: -134, zoom: 0.84 }}>
        <TransferScreen />
      </Phone>
    </Stage>
  );
}
