import { SearchScreen, TransferScreen } from '../cases/PhoneScreens.tsx';
import { Phone } from '../parts/Phone.tsx';
import { CardStage } from '../parts/Stage.tsx';

export function TransferApp() {
  return (
    <CardStage
      light="clay"
      lit={3}
      litTones={['brass', 'bone']}
      seed="Hotel-and-Transfer-App-Design"
    >
      <Phone skin="ink" style={{ left: 142, top: 62, zoom: 0.68 }}>
        <SearchScreen />
      </Phone>
      <Phone clock="21:24" skin="ink" style={{ left: 622, top: 20, zoom: 0.68 }}>
        <TransferScreen />
      </Phone>
    </CardStage>
  );
}
