import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HouseLineIcon } from '@phosphor-icons/react/dist/csr/HouseLine';
import { PencilLineIcon } from '@phosphor-icons/react/dist/csr/PencilLine';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';
import { TornEdge } from '../../ui/surface/torn-edge.tsx';
import { HERO } from './scenes.ts';
import { useStaysHere } from './use-stays-here.ts';

/** Night, one lamp, one page, one thing to do. */
export function Hero() {
  const staysHere = useStaysHere();
  return (
    <section className="hero on-night lamplit">
      <div className="wrap hero-grid">
        <div>
          <PageHeading className="hero-heading">A story for what tonight feels like.</PageHeading>
          <p className="lead hero-lead">
            Tell us what is hard just now. Storylantern writes, draws and reads a gentle story with your child in it.
          </p>
          <ButtonLink href="/custom-story" variant="primary" large wideOnPhone icon={<PencilLineIcon weight="bold" />}>
            Create Your Story
          </ButtonLink>
          <ul className="facts">
            <li>
              <ClockIcon aria-hidden="true" />
              Ready in under a minute
            </li>
            {staysHere && (
              <li>
                <HouseLineIcon aria-hidden="true" />
                Stays on your own computer
              </li>
            )}
          </ul>
        </div>
        <div className="hero-pages">
          <DrawnPage
            picture={HERO}
            className="hero-page"
            caption={
              <figcaption className="hero-caption">
                The dark is where <mark>the&nbsp;stars</mark> can be seen.
              </figcaption>
            }
          />
        </div>
      </div>
      <TornEdge at="bottom" seed={1} />
    </section>
  );
}
