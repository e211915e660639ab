import type { Making, MakingStep } from '@storylantern/contract';
import { useMaking } from '../../lib/use-making.ts';
import { Button } from '../button/button.tsx';
import './making-note.css';

const SAYINGS: Readonly<Record<MakingStep, string>> = {
  asking: 'The model server is thinking.',
  writing: 'The model server is writing.',
  checking: 'It is written, and we are checking it.',
  mending: 'Our checks found something, and the model server is mending it.',
  'own-words': 'Storylantern is telling it in its own words.',
};

/** Rounded, so that a listener does not hear every word counted. */
const TENS = 10;
const sayingOf = ({ step, words }: Making): string => {
  const rounded = Math.floor(words / TENS) * TENS;
  return step === 'writing' && rounded > 0 ? `${SAYINGS.writing} About ${rounded} words so far.` : SAYINGS[step];
};

/** While a model server writes: how far it is, and a way to stop it. Nothing where everything is made on this machine. */
export function MakingNote({ of }: { readonly of: string | undefined }) {
  const { making, stopping, stop } = useMaking(of);
  if (making === null) return null;
  return (
    <div className="loading-making">
      <p role="status">{stopping ? 'Stopping.' : sayingOf(making)}</p>
      <Button variant="quiet" onClick={stop} disabled={stopping}>
        Stop
      </Button>
    </div>
  );
}
