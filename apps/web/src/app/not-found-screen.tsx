import { Lantern } from '../ui/brand/lantern.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { PageHeading } from '../ui/page/page-heading.tsx';
import { Page } from '../ui/page/page.tsx';

/** The screen of every address that leads nowhere (texts: specification, section 2). */
export default function NotFoundScreen() {
  return (
    <Page title="404 Page Not Found" width="bleed" ground="night">
      <div className="not-found on-night lamplit">
        <Lantern lit={false} size={150} />
        <PageHeading>404 Page Not Found</PageHeading>
        <p className="lead">Did you forget to add the page to the router?</p>
        <ButtonLink href="/" variant="primary">
          Back to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
