import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { LOADING_ERROR } from '../../strings/story-loading.ts';
import { Lantern } from '../../ui/brand/lantern.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import '../../ui/loading/loading.css';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './custom-song.css';
import { SONG_LOADING } from './progress-steps.ts';

/** What is shown when no song could be made: why, and the ways on. What was typed is kept for Try Again. */
export function SongError({ error }: { readonly error: unknown }) {
  const help = error instanceof ApiError ? error.help : [];
  return (
    <Page title={SONG_LOADING.errorHeading} width="bleed" ground="night" header="bare" tabs={false} footer={false}>
      <div className="loading loading-unlit song-failed on-night">
        <Lantern lit={false} size={help.length > 0 ? 96 : 180} />
        <div role="alert" className="contents">
          <PageHeading className="loading-heading" takeFocus>
            {SONG_LOADING.errorHeading}
          </PageHeading>
          <p className="loading-saying">{sentenceOf(error, SONG_LOADING.failed)}</p>
          {help.length > 0 && (
            <ul className="loading-help">
              {help.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p className="loading-about">{SONG_LOADING.errorAdvice}</p>
        </div>
        <div className="loading-ways">
          <ButtonLink variant="secondary" href="/">
            Back to Home
          </ButtonLink>
          <Button variant="primary" onClick={() => location.reload()}>
            {LOADING_ERROR.retry}
          </Button>
        </div>
      </div>
    </Page>
  );
}
