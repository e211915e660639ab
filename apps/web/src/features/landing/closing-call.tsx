import { ButtonLink } from '../../ui/button/button.tsx';
import { CutOut } from '../../ui/picture/cut-out.tsx';
import { TornEdge } from '../../ui/surface/torn-edge.tsx';
import { SLEEPERS } from './scenes.ts';

/** The last call, and three animals under it, one of them always still awake. */
export const ClosingCall = () => (
  <section className="closing on-night lamplit" aria-labelledby="closing-heading">
    <TornEdge at="top" seed={5} />
    <div className="wrap">
      <h2 id="closing-heading">Tonight&apos;s story is a minute away.</h2>
      <ButtonLink href="/custom-story" variant="primary" large wideOnPhone className="mt-7">
        Create Your Story
      </ButtonLink>
      <div className="sleepers">
        {SLEEPERS.map((sleeper) => (
          <CutOut key={sleeper.kind} figure={sleeper} className={`sleeper sleeper-${sleeper.kind}`} />
        ))}
      </div>
    </div>
  </section>
);
