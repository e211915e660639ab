import type { ScriptPage } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';
import { sentencesOf } from '../../words/sentences.ts';
import type { Figure, Telling } from '../arc.ts';
import type { OwnAids } from '../company/own-aids.ts';
import { inTenseOf } from '../told-now.ts';
import { AND_OTHERS, movedBy } from './moved-by.ts';
import { signedBy } from './signed-by.ts';
import { firstThatTakes, isShort } from './one-more-sentence.ts';

/**
 * A book in which the child goes, speaks, looks and listens as they do: on wheels nobody walks or jumps up, whoever signs
 * signs, and glasses are pushed up where somebody looks twice.
 */
export function inOwnWay(
  pages: readonly ScriptPage[],
  child: Figure,
  aids: OwnAids,
  telling: Telling,
): readonly ScriptPage[] {
  let made = pages;
  const { moves } = aids;
  if (moves !== null) made = made.map((page) => ({ ...page, text: movedBy(page.text, child, moves) }));
  if (moves === 'wheels')
    made = once(
      made,
      new RegExp(
        String.raw`(?<=(?:^|[.!?] )${escaped(child.name)} )went(?= (?:to|off|out|over|along|round|back|in|up|down)\b)`,
        'u',
      ),
      'wheeled',
    );
  const isOnWheels = moves === 'wheels' && !made.some(({ text }) => /\b(?:wheel\w*|roll(?:s|ed|ing))\b/i.test(text));
  if (isOnWheels) made = withOneLine(made, goesSomewhere(child), [`${child.names} wheels hummed.`], telling);
  if (aids.frame !== null)
    made = withOneLine(made, goesSomewhere(child), [`Clack, clack, went the ${aids.frame}.`], telling);
  if (aids.signs) made = made.map((page) => ({ ...page, text: signedBy(page.text, child) }));
  const his = child.his === child.names ? 'the' : child.his;
  if (aids.glasses) made = withSense(made, child, ['push', `up ${his} glasses`], ['look', CURIOUS], telling);
  // They stay dry.
  if (aids.hearingAids && !made.some(({ text }) => WET.test(text)))
    made = withSense(made, child, ['turn', `up ${his} hearing aids`], ['listen', NOISY], telling);
  return made;
}

/** Where somebody looks twice, and where there is something to hear. */
const CURIOUS = /\b(?:what|who|where|how|look|see|saw|there)\b/iu;
const WET = /\b(?:swim\w*|pool|bath\w*|splash\w*|float\w*|waves?|div(?:e|es|ed|ing)|puddles?)\b/iu;
const NOISY = /\b(?:heard|hears?|listen\w*|sounds?|noise|whisper\w*|quiet|still|tick|tap|hum\w*|owls?|bang)\b/iu;

/** "Mia pushed up her glasses, and looked": where she looks on any page, else where she does something; once in a book. */
function withSense(
  pages: readonly ScriptPage[],
  { name }: Figure,
  [does, what]: readonly [string, string],
  [senses, where]: readonly [string, RegExp],
  telling: Telling,
): readonly ScriptPage[] {
  const pattern = new RegExp(
    String.raw`(?<=(?:^|[.!?]["”]? )(?:Then |So |But |And )?${escaped(name)} )${senses}(ed|s)(?= (?:at|up|again|closely|hard|round|in|into|out|down|through)\b|[.,])`,
    'u',
  );
  const ending = (end: string): string => (end === 's' && does === 'push' ? 'es' : end);
  const index = pages.findIndex(({ text }, n) => n > 0 && pattern.test(text));
  const found = pages[index];
  if (found)
    return pages.map((page, n) =>
      n === index
        ? {
            ...page,
            text: page.text.replace(pattern, (_, end: string) => `${does}${ending(end)} ${what}, and ${senses}${end}`),
          }
        : page,
    );
  // "Chloe crept behind the blanket": it is done on the way.
  const begins = new RegExp(
    String.raw`^${escaped(name)} (?=\p{Ll}{2,}(ed|s|t|ew|an|aw)? )(?!(?:is|was|had|has|did|does|could|can|would|will|never|always|and|or|the)\b)`,
    'u',
  );
  const isNow = inTenseOf(pages.map(({ text }) => text))('said') === 'says';
  const order = [...pages.keys()].slice(1, -1).filter((n) => begins.test(pages[n]?.text ?? ''));
  const at = order.find((n) => where.test(pages[n]?.text ?? '')) ?? order[0];
  return pages.map((page, n) => {
    const text = page.text.replace(begins, `${name} ${does}${isNow ? ending('s') : 'ed'} ${what} and `);
    return n === at && isShort(text, telling) ? { ...page, text } : page;
  });
}

/** The first page where a pattern stands, with another word there. */
function once(pages: readonly ScriptPage[], pattern: RegExp, to: string): readonly ScriptPage[] {
  const index = pages.findIndex(({ text }) => pattern.test(text));
  return pages.map((page, n) => (n === index ? { ...page, text: page.text.replace(pattern, to) } : page));
}

/** One sentence on the first page of which a pattern tells; none where no page has room for it. */
function withOneLine(
  pages: readonly ScriptPage[],
  where: RegExp,
  lines: readonly string[],
  telling: Telling,
): readonly ScriptPage[] {
  const order = [...pages.keys()].slice(0, -1).filter((index) => where.test(pages[index]?.text ?? ''));
  return firstThatTakes(pages, order, lines, telling, (page) => page) ?? pages;
}

const goesSomewhere = ({ name }: Figure): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${escaped(name)}|they)(?: both| all)? (?:went|hurried|walked|came|raced|follow\w*|goes|go|hurries|walks|comes|come|races)\b|(?<!\p{L})(?:off|up|out|in) (?:they|they all|${escaped(name)}) (?:go|went|goes|came|come)\b`,
    'iu',
  );

/** What is done on legs and with feet, and has no other word for whoever is on wheels. */
const ON_FOOT = /\b(?:climb\w*|kick\w*|stairs?|ladder|feet|foot|footsteps?|toes?|ankles?|legs?|knees?|on tiptoe)\b/iu;
/** What only somebody who hears knows of. */
const BY_EAR =
  /\b(?:heard|hears?|listen\w*|sound\w*|noise|loud\w*|quiet\w*|whistl\w*|hum(?:med|s|ming)?|sang|sings?)\b/iu;

/** In how many sentences of the child a finished book speaks of what they do not do. */
export function notInOwnWay(pages: readonly ScriptPage[], { name }: Figure, { moves, signs }: OwnAids): number {
  const amiss = [moves === 'wheels' ? ON_FOOT : null, signs ? BY_EAR : null].filter((each) => each !== null);
  if (amiss.length === 0) return 0;
  const named = new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u');
  return pages
    .flatMap(({ text }) => sentencesOf(text))
    .filter(({ text }) => (named.test(text) || AND_OTHERS.test(text)) && amiss.some((each) => each.test(text))).length;
}
