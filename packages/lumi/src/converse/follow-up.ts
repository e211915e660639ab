import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { nextTurns, turnHolding as holding } from '../retrieve/next-turn.ts';
import { withoutSayings } from '../retrieve/sayings.ts';
import { ageWords } from '../understand/age.ts';
import type { Moment } from './conversation.ts';
import { typicalFor } from './first-answer.ts';
import { fromPage } from './from-page.ts';
import { offeredTurn, offerTurns } from './near-turns.ts';
import { isSaid, pick, say, unsaid } from './pick.ts';
import { ALL_TOLD, CHILD_SAYS, CHILD_WANTS, NO_ANSWER_HERE, TAKEN_UP, TAKEN_UP_GENTLY } from './talk-texts.ts';
import { whomToAsk } from './whom-to-ask.ts';

/** What may stand around an age without the message being about more than the age. */
const AROUND_AGE =
  /\b(?:oh|ah|sorry|i|we|mean|meant|he|she|they|is|are|and|a|an|the|my|son|daughter|child|boy|girl|just|only|now|nearly|almost|about|old|years?|months?|yes|no|by|way|forgot|to|say|should|have|said|actually|well|typo|fat|fingers|not|bit|does|do|that|this|it|change|changes|anything|matter|make|difference|if|helps?|for|what|its|in|on|last|next|since|turned|turning|birthday|autistic|adhd|kids|children|both|boys|girls)\b/g;

/** Whether a message tells an age and nothing else. */
export function isBareAge({ understanding: { ageToldNow, plain } }: Moment): boolean {
  if (!ageToldNow) return false;
  const rest = withoutSayings(plain)
    .replace(ageToldNow.words, ' ')
    .replace(AROUND_AGE, ' ')
    .replace(/\b\d+\b|[ |.]+/g, '');
  return rest === '';
}

/** The page's own answer to what is said next; null when it has none, or gave it already. */
export function turnAnswer(
  moment: Moment,
  article: Article,
): { readonly answer: LumiAnswer; readonly likeness: number } | null {
  const found = nextTurns(article, moment.understanding.plain).find((each) => !isSaid(moment, each.turn.answer));
  return found ? { answer: turnTold(moment, article, found.turn.answer), likeness: found.likeness } : null;
}

/** From so many words on an answer goes without a question of its own. */
const LONG = 70;

function turnTold(moment: Moment, article: Article, answer: string): LumiAnswer {
  const text = say(moment, answer);
  // A turn that ends on a question of its own needs no other.
  const enough = /\?["”]?$/.test(text) || text.split(' ').length > LONG;
  return fromPage(article, [text], enough ? null : pick(moment, `${article.id} back`, article.back));
}

/** What was offered in the last answer and is accepted now; null when nothing was. */
export function accepted(moment: Moment, article: Article): LumiAnswer | null {
  const turn = offeredTurn(moment, article);
  return turn && !isSaid(moment, turn.answer) ? turnTold(moment, article, turn.answer) : null;
}

/** An age told alone: what is typical then, and where to begin. */
export function atAge(moment: Moment, article: Article, months: number): LumiAnswer {
  const typical = unsaid(moment, [typicalFor(article, months)])[0] ?? '';
  const begin = pick(moment, 'at age', [
    'Of what I wrote, I would begin with the first; it fits that age, and it asks least of you.',
    'That does not change where to begin.',
  ]);
  return fromPage(
    article,
    [`Thank you; ${ageWords(months)} helps. ${typical}`.trim(), begin ?? ''],
    pick(moment, `${article.id} back`, article.back),
  );
}

/** An age for which the page in hand is not meant, and no other was found: said openly. */
export function forOtherAges(article: Article, months: number): LumiAnswer {
  const than = months > article.ages[1] ? 'younger' : 'older';
  return fromPage(
    article,
    [
      `Thank you; ${ageWords(months)} makes a difference: what I wrote is meant for ${than} children. Take from it only what fits.`,
    ],
    'What does it look like, at that age? Tell me the last time, step by step.',
  );
}

/** The parent's own words, given back when they are few. */
const FEW_WORDS = 9;
function givenBack(message: string): string {
  const words = message
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(/["“”]/g, "'");
  return words.split(/\s+/).length > FEW_WORDS ? '' : `"${words.charAt(0).toUpperCase()}${words.slice(1)}." `;
}

/** What the child said, asked or wants. */
const SAYS =
  /\b(?:he|she|they) (?:has |have |now |just |always |keeps? )*(?:(?:asks?|asked|asking|wants?|wanted)\b|(?:says?|said) (?:nobody|no one|he |she |i )(?:\w|$)?)/;

const WANTS = /\b(?:he|she|they) (?:now |just |always |only )*(?:wants?|wanted|asks? for|asked for)\b/;

/** Something told and nothing asked: taken up in one neutral sentence, and one of the page's questions. */
function takenUp(moment: Moment, article: Article): LumiAnswer | null {
  const { plain, person } = moment.understanding;
  // "They want to exclude him" is about other people, unless the child is spoken of as "they".
  const others = person !== 'they' && /\bthey\b/.test(plain);
  const childSays =
    SAYS.test(plain) && !others && article.topic !== 'grief'
      ? [...(WANTS.test(plain) ? CHILD_WANTS : []), ...CHILD_SAYS]
      : [];
  const text =
    pick(moment, 'child says', childSays) ??
    pick(moment, 'taken up', article.topic === 'grief' ? TAKEN_UP_GENTLY : TAKEN_UP);
  if (text === null) return null;
  const parroting = article.topic === 'grief' || moment.before.some(({ answer }) => answer.opening[0]?.startsWith('"'));
  const question = pick(moment, `${article.id} back`, article.back);
  const offer = question === null ? offerTurns(moment, article, true) : null;
  return fromPage(
    article,
    [`${parroting ? '' : givenBack(moment.understanding.message)}${text}`, offer?.text ?? ''],
    question ?? offer?.question ?? null,
  );
}

/** The turn whose answer speaks of what is asked, though no wording of it does; undefined when none does. */
const turnHolding = (moment: Moment, article: Article) =>
  holding(article, moment.understanding.plain).find((turn) => !isSaid(moment, turn.answer));

/** A question the page has no answer to: said openly, with what it can answer or whom to ask. */
function notHere(moment: Moment, article: Article): LumiAnswer | null {
  const held = turnHolding(moment, article);
  if (held) return turnTold(moment, article, held.answer);
  const honest = pick(moment, 'not here', NO_ANSWER_HERE);
  if (honest === null) return null;
  const [left] = unsaid(moment, article.tonight);
  if (left !== undefined) return fromPage(article, [honest, `What I can add for tonight: ${left}`], null);
  const offer = offerTurns(moment, article);
  const [who = ''] = whomToAsk(article, moment.understanding.ageMonths);
  return offer
    ? fromPage(article, [`${honest} ${offer.text}`], offer.question)
    : fromPage(article, [`${honest} It is a good question for ${who}: write it down in just those words.`], null);
}

/** An answer to a message that goes on about the same page without any of the page's own turns. Never null. */
export function followUp(moment: Moment, article: Article): LumiAnswer {
  const next = moment.understanding.asks
    ? notHere(moment, article)
    : (takenUp(moment, article) ?? notHere(moment, article));
  if (next) return next;
  const end = pick(moment, 'all told', ALL_TOLD.slice(0, 1)) ?? pick(moment, 'all told', ALL_TOLD);
  const [who = '', other] = whomToAsk(article, moment.understanding.ageMonths);
  const way = pick(moment, 'way on', [
    `Take it to ${who}${other === undefined ? '' : ` or ${other}`}: three lines on paper, what you see, how often, since when. If it is something else that troubles you tonight, begin it with one word, sleep, food, school, and I look again.`,
    `${who.charAt(0).toUpperCase()}${who.slice(1)} can look at what I can't. I am here for any other subject.`,
  ]);
  return fromPage(article, [end ?? '', way ?? 'We can begin afresh with another subject whenever you like.'], null);
}
