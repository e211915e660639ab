import { FootprintsIcon } from '@phosphor-icons/react/dist/csr/Footprints';
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece';
import { SmileySadIcon } from '@phosphor-icons/react/dist/csr/SmileySad';

const NOTES = [
  {
    tone: 'moss',
    Icon: FootprintsIcon,
    title: 'Developmental Milestones',
    text: 'What is typical at each age, and when to ask a doctor.',
  },
  {
    tone: 'brick',
    Icon: SmileySadIcon,
    title: 'Behavior & Emotions',
    text: 'Tantrums, worry, jealousy, and what calms.',
  },
  {
    tone: 'sky',
    Icon: PuzzlePieceIcon,
    title: 'Learning & Play',
    text: 'Games that grow words, hands and patience.',
  },
] as const;

/** What Lumi can be asked: three notes, no buttons. */
export const AskAbout = () => (
  <section aria-labelledby="ask-about">
    <h2 id="ask-about" className="text-h3">
      Ask about
    </h2>
    <ul className="ask-about">
      {NOTES.map(({ tone, Icon, title, text }) => (
        <li key={title}>
          <span className="ask-sign" data-tone={tone}>
            <Icon aria-hidden="true" />
          </span>
          <div>
            <h3>{title}</h3>
            <p className="text-small text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
