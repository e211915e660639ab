import { getGuidancePage, type GuidancePage } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { apiPath } from '../../lib/api-client.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { monthsInWords } from './months-in-words.ts';
import './guidance.css';

/** One page of guidance for parents: what is typical, what to try tonight, when to ask, and where it comes from. */
export default function GuidanceScreen() {
  const { id = '' } = useParams();
  const { data: page, isError } = useQuery<GuidancePage>({ queryKey: [apiPath(getGuidancePage.path, { id })] });
  if (page) return <GuidanceText page={page} />;
  return (
    <Page title="For parents" width="reading">
      <BackLink href="/expert-help">Expert Help</BackLink>
      {isError ? (
        <ErrorState
          wholePage
          heading="We do not have this page"
          actions={
            <ButtonLink href="/expert-help" variant="primary">
              To Expert Help
            </ButtonLink>
          }
        >
          It may have another name now. The search in Expert Help finds it.
        </ErrorState>
      ) : (
        <>
          <PageHeading className="sr-only">A page is being opened</PageHeading>
          <Waiting label="The page is being opened">
            <SkeletonLines lines={8} />
          </Waiting>
        </>
      )}
    </Page>
  );
}

function GuidanceText({ page }: { readonly page: GuidancePage }) {
  return (
    <Page title={page.title} width="reading">
      <BackLink href="/expert-help">Expert Help</BackLink>
      <article className="guidance">
        <PageHeading>{page.title}</PageHeading>
        <section>
          <h2>What is typical</h2>
          <ul>
            {page.typical.map((each) => (
              <li key={each.text}>
                {page.typical.length > 1 && <b>{monthsInWords(each.from, each.to)}: </b>}
                {each.text}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Tonight</h2>
          <ol>
            {page.tonight.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>When to ask someone</h2>
          <p>{page.ask}</p>
        </section>
        <section>
          <h2>And if</h2>
          <dl>
            {page.questions.map((each) => (
              <div key={each.asked}>
                <dt>{each.asked}</dt>
                <dd>{each.answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>Where this comes from</h2>
          <ul>
            {page.sources.map((each) => (
              <li key={each.address}>
                <a href={each.address} rel="noreferrer" target="_blank">
                  {each.organisation}: {each.page}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-soft">
            Put together from these public pages; no clinician has reviewed it. It is general, and your child is not.
          </p>
        </section>
        {page.challenges.length > 0 && (
          <section className="no-print">
            <h2>Stories for it</h2>
            <ul>
              {page.challenges.map((each) => (
                <li key={each.id}>
                  <Link href={`/expert-help?challenge=${encodeURIComponent(each.id)}`}>{each.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </Page>
  );
}
