import { Badge } from '../../ui/surface/badge.tsx';
import { Sheet } from '../../ui/surface/sheet.tsx';

/** The three Premium cards as one perforated ticket. Nothing is sold here, so nothing on it can be pressed. */
export const PremiumTicket = () => (
  <section className="wrap section" aria-label="Premium">
    <Sheet className="ticket">
      <div className="ticket-first">
        <Badge tone="night">Premium</Badge>
        <h3>Upgrade to Premium</h3>
        <p>Unlimited stories with audio narration, $4.99/month. The free tier keeps 3 stories a month.</p>
      </div>
      <div>
        <h3>See Real Progress</h3>
        <p className="text-soft">Weekly assessments with percentile comparisons. Monthly ones are free.</p>
      </div>
      <div>
        <h3>Unlock Expert AI</h3>
        <p className="text-soft">Unlimited Lumi access, at any hour. The free tier has a few chats.</p>
      </div>
    </Sheet>
  </section>
);
