import { Lantern } from '../ui/brand/lantern.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { PageHeading } from '../ui/page/page-heading.tsx';
import { Page } from '../ui/page/page.tsx';
import { CutOut } from '../ui/picture/cut-out.tsx';
import './not-found.css';

/** The screen of every address that leads nowhere (texts: specification, section 2). */
export default function NotFoundScreen() {
  return (
    <Page title="404 Page Not Found" width="bleed" ground="night">
      <div className="not-found on-night">
        <div className="wrap not-found-grid">
          <div>
            <PageHeading>404 Page Not Found</PageHeading>
            <p className="lead mt-4 mb-8 max-w-[34ch] text-soft">Did you forget to add the page to the router?</p>
            <ButtonLink href="/" variant="primary">
              Back to Home
            </ButtonLink>
          </div>
          <div className="not-found-scene">
            <CutOut figure={{ kind: 'fox' }} className="not-found-fox" alt="A fox sits by a lantern that is not lit" />
            <Lantern lit={false} size={150} />
          </div>
        </div>
      </div>
    </Page>
  );
}
