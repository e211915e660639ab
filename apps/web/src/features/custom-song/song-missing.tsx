import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';

/** The address of a song that is not there, or that could not be read. */
export const SongMissing = () => (
  <Page title="Unable to load song">
    <BackLink href="/my-library">My library</BackLink>
    <ErrorState
      wholePage
      heading="Unable to load song"
      actions={
        <ButtonLink href="/custom-song" variant="primary">
          Make a song
        </ButtonLink>
      }
    >
      <p>Sorry, we couldn't find this song.</p>
    </ErrorState>
  </Page>
);
