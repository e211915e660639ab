import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { PencilLineIcon } from '@phosphor-icons/react/dist/csr/PencilLine';
import type { ChatMessage, LumiAnswer, Maker, SafetyTier } from '@storylantern/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button/button.tsx';
import { LogoMark } from '../../ui/brand/logo.tsx';

/** What must be read first and done at once stands out. */
const URGENT: readonly SafetyTier[] = [
  'emergency',
  'missing',
  'crisis-parent',
  'harm-risk',
  'crisis-child',
  'abuse',
  'same-day',
];

interface LumiBubbleProps {
  readonly children: ReactNode;
  readonly urgent?: boolean;
  readonly language?: string;
}

/** Lumi's side of the conversation: the mark on its glow, and a card with a small tail. */
export const LumiBubble = ({ children, urgent, language }: LumiBubbleProps) => (
  <div className="lumi-turn">
    <span className="lumi-mark">
      <LogoMark size={28} />
    </span>
    <div className="lumi-bubble" data-urgent={urgent || undefined} lang={language}>
      {children}
    </div>
  </div>
);

/** A message of Lumi: in its parts, or as plain text for the greeting. */
export function LumiMessage({ message }: { readonly message: ChatMessage }) {
  const { answer, content, maker } = message;
  if (!answer) return <LumiBubble>{paragraphs(content)}</LumiBubble>;
  return (
    <LumiBubble urgent={URGENT.includes(answer.tier)} language={answer.language}>
      <AnswerParts answer={answer} named={maker?.by === 'remote'} />
      {maker && <WrittenBy maker={maker} />}
    </LumiBubble>
  );
}

const paragraphs = (text: string) => text.split(/\n{2,}/).map((each) => <p key={each}>{each}</p>);

const FOR_TONIGHT = { en: 'Tonight, you could try:', es: 'Esta noche puede probar:' } as const;

/** Answers of a model server are said to be that; so is one that was asked for and did not come. */
function WrittenBy({ maker }: { readonly maker: Maker }) {
  if (maker.by === 'embedded' && maker.note === undefined) return null;
  return (
    <p className="lumi-written-by">
      {maker.by === 'remote' && `Written by ${maker.name} (an AI model) and checked by Lumi's rules. It can be wrong.`}{' '}
      {maker.note}
    </p>
  );
}

interface AnswerProps {
  readonly answer: LumiAnswer;
  /** Its sources are named although it has no list of things to try. */
  readonly named: boolean;
}

function AnswerParts({ answer, named }: AnswerProps) {
  const { opening, tonight, after, offer, question, sources, guidance } = answer;
  const [page] = guidance;
  /** An answer of advice rests on pages; one of urgency or of a few words does not name them. */
  const rests = tonight.length > 0 || named;
  return (
    <>
      {opening.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {tonight.length > 0 && (
        <>
          <p className="lumi-lead">{FOR_TONIGHT[answer.language]}</p>
          <ul>
            {tonight.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {after.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {question && <p>{question}</p>}
      {sources.length > 0 && rests && (
        <p className="lumi-source">
          <BookOpenIcon aria-hidden="true" />
          <span>
            {sources.length === 1 ? 'Source: ' : 'Sources: '}
            {sources.map((each, at) => (
              <span key={each.address}>
                {at > 0 && '; '}
                <a href={each.address} target="_blank" rel="noreferrer">
                  {each.organisation}, {each.page}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </span>
            ))}
            {page && rests && (
              <>
                {' · '}
                <Link href={`/guidance/${encodeURIComponent(page.id)}`}>Read the whole page</Link>
              </>
            )}
          </span>
        </p>
      )}
      {offer && (
        <div className="lumi-offer">
          <p>{offer.label}</p>
          <ButtonLink href={offer.href} icon={<PencilLineIcon aria-hidden="true" />}>
            {offer.link}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
