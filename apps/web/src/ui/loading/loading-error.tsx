import { LOADING_ERROR, STORY_LOADING } from '../../strings/story-loading.ts';
import { Lantern } from '../brand/lantern.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { Page } from '../page/page.tsx';

interface LoadingErrorProps {
  readonly message?: string;
  /** Where to turn, when a request was refused because somebody may be in danger. */
  readonly help?: readonly string[];
}

/** What a waiting screen shows when the work failed: the lantern unlit, what happened, and the way to try again. */
export function LoadingError({ message = STORY_LOADING.failedLater, help = [] }: LoadingErrorProps) {
  return (
    <Page title={LOADING_ERROR.heading} width="bleed" ground="night" header="bare" tabs={false} footer={false}>
      <div className="loading loading-unlit on-night">
        <Lantern lit={false} size={help.length > 0 ? 96 : 180} />
        <div role="alert" className="contents">
          <PageHeading className="loading-heading" takeFocus>
            {LOADING_ERROR.heading}
          </PageHeading>
          <p className="loading-saying">{message}</p>
          {help.length > 0 && (
            <ul className="loading-help">
              {help.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="loading-ways">
          <Button variant="primary" onClick={() => location.reload()}>
            {LOADING_ERROR.retry}
          </Button>
          <ButtonLink variant="quiet" href="/categories">
            Choose another way to begin
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
