import { Page } from '../../ui/page/page.tsx';
import { Benefits } from './benefits.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import './landing.css';
import { MakeTheChildYours } from './make-the-child-yours.tsx';
import { PictureBooks } from './picture-books.tsx';
import { PremiumTicket } from './premium-ticket.tsx';
import { SongBand } from './song-band.tsx';
import { WhereFamiliesBegin } from './where-families-begin.tsx';

/** The front door. */
export default function LandingScreen() {
  return (
    <Page title="Social stories for your child" width="bleed" ground="night">
      <Hero />
      <MakeTheChildYours />
      <Benefits />
      <WhereFamiliesBegin />
      <SongBand />
      <PictureBooks />
      <PremiumTicket />
      <ClosingCall />
    </Page>
  );
}
