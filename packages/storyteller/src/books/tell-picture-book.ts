import { plainText } from '../facts/given-text.ts';
import type { BookScript } from '@storylantern/contract';
import { screenRequest } from '../screen/screen-request.ts';
import { asMeant } from './as-meant.ts';
import { adventureBook, answeredBook } from './adventures/adventure-book.ts';
import { sheetsIn } from './adventures/find-sheet.ts';
import { anyArc } from './arcs/any-arc.ts';
import { isQuarrelTold } from './arcs/events/index.ts';
import { anyDay } from './arcs/any-day/arc.ts';
import { takenEverywhere } from './arcs/always-with/everywhere.ts';
import { jokeIn } from './arcs/events/told-joke/jokes.ts';
import { keepSafe } from './arcs/keep-safe/arc.ts';
import { oneHandEach } from './arcs/one-hand-each/arc.ts';
import { theLine } from './arcs/the-line/arc.ts';
import { whileItLasts } from './arcs/while-it-lasts/arc.ts';
import { tellingFor } from './audit/limits.ts';
import { namePattern } from './audit/who-is-named.ts';
import type { BookBrief } from './brief.ts';
import { bookChance } from './chance.ts';
import { inKnownWords, withoutStep } from './company/by-own-name.ts';
import { asCalledAtHome, calledAtHome, type CalledAtHome } from './company/called-at-home.ts';
import { calledByKind } from './company/named-at-home.ts';
import { knownByName } from './company/known-by-name.ts';
import { withOtherChildrenNamed } from './company/other-children.ts';
import { readFamily } from './company/family.ts';
import { gateOf } from './gates.ts';
import { nightTheme } from './night/night-theme.ts';
import { gentleBook } from './gentle-book.ts';
import { readTender } from './tender/read-tender.ts';
import { smallHardIn } from './tender/small-hard.ts';
import { tellTender } from './tender/tell-tender.ts';
import { withPronouns } from './pronouns/with-pronouns.ts';
import { withNamesRaised, withoutNamesTold } from './names-raised.ts';
import { notManaged } from './not-managed.ts';
import { withLostWords } from './lost-in-rewording.ts';
import type { Theme } from './theme.ts';
import { bareTheme } from './theme/bare-theme.ts';
import { concreteTheme } from './theme/broad/broad-theme.ts';
import { asAsked } from './theme/as-asked.ts';
import { withKinWhenSmall } from './theme/meant/family-then.ts';
import { withKinLike } from './theme/meant/kin-like.ts';
import { withNameTold } from './theme/meant/name-told.ts';
import { withComingBack } from './theme/meant/back-by.ts';
import { withMagicRide } from './theme/takes-anywhere.ts';
import { withNewChild } from './theme/meant/new-or-made.ts';
import { withWhoIsThere } from './theme/meant/who-is-there.ts';
import { withThingTold } from './theme/meant/what-is-about.ts';
import { clubIn, withNamesApart } from './theme/named-in-theme.ts';
import { withNameOfBaby } from './theme/name-of-baby.ts';
import { withChildAsHero } from './theme/child-as-hero.ts';
import { withClaimOfChild } from './theme/claim-of-child.ts';
import { enriched } from './theme/enriched.ts';
import { A_COLD } from './theme/otherwise/of-what-happened.ts';
import { withPlainWords } from './theme/nursery-words.ts';
import { withPremise } from './theme/premise.ts';
import { withSlipsMended } from './theme/slips-mended.ts';
import { typedRight } from './theme/typed-right.ts';
import { understandTheme } from './theme/understand.ts';
import { asTyped } from './telling/as-typed.ts';
import { best } from './telling/best-telling.ts';
import { withoutAsker } from './theme/plain-theme.ts';
import type { Case } from './telling/case.ts';
import { detailsLeft } from './details-left.ts';
import { withOwnColours } from './described/with-own-colours.ts';
import { withOwnKind } from './described/with-own-kind.ts';
import { withOwnNumber } from './described/with-own-number.ts';
import { withOwnNames } from './described/with-own-names.ts';
import { withColoursSaid } from './colours-said.ts';
import { givesWay, inItsWords, keepsTheTheme } from './telling/keeps-the-theme.ts';
import { isEveryDay } from './telling/every-day.ts';
import { ofItsPlot, ofSurePlot } from './telling/of-its-plot.ts';
import { ofLikeEvent, ofWordedEvent } from './telling/of-like-event.ts';
import { isEvent, isOfTwoWhoFellOut, ofOneArc } from './telling/of-one-arc.ts';
import { withItsOwnRefrain } from './telling/own-refrain.ts';
import { onlySaid } from './telling/only-said.ts';
import { orNeighbour } from './telling/or-neighbour.ts';
import { likeliest, ranked } from './telling/ranked-arcs.ts';
import { ToldBefore } from './told-before.ts';

/** `seed` decides every choice; `recent` are texts of this family's last books, newest first. */
export interface TellBookOptions {
  readonly seed: number;
  readonly recent?: readonly string[];
  /** The arcs of these books, newest first: another one is told when one fits. */
  readonly recentArcs?: readonly string[];
}

const YOUNGEST = 2;
const OLDEST = 12;

/**
 * Tells a picture book. The same brief, seed and recent texts give the same bytes. What is returned has no hard finding:
 * when one way of telling has one, another is taken. Words of the theme that found no place are listed for the parent.
 * Whether a request may become a book at all is asked of `screenRequest` first; here an unsuitable theme is left out.
 */
export function tellPictureBook(asTypedIn: BookBrief, options: TellBookOptions): BookScript {
  const apart = withNamesApart(asTypedIn.theme, asTypedIn.childName);
  const brief = {
    ...asTypedIn,
    theme: apart.theme,
    details: [asTypedIn.details ?? '', apart.details].filter((each) => each.trim() !== '').join('. ') || null,
  };
  const noted = plainText(brief.details ?? '');
  const step = withoutStep(brief.theme);
  const own = inKnownWords(
    withSlipsMended(withPlainWords(step?.theme ?? brief.theme), noted, brief.childName),
    noted,
    brief.childName,
  );
  const typed = withChildAsHero({
    ...brief,
    theme: typedRight(withMagicRide(withComingBack(withClaimOfChild(withWhoIsThere(own.theme, noted)), noted))),
  });
  const concrete = concreteTheme(typed, options);
  const asked = concrete === null ? typed : { ...typed, theme: concrete };
  const script = withOthersMissed(
    withColoursSaid(asDescribed(toldByGate(asked, options), brief), `${typed.theme}. ${coloursOf(brief)}`),
    brief,
  );
  const [theme, details] = [plainText(brief.theme), plainText(brief.details ?? '')];
  const atHome = own.called.length > 0 ? own.called : (calledAtHome(theme, details) ?? []);
  const called = [
    step?.called ?? [],
    atHome,
    knownByName(theme, details, brief.childName, script),
    calledByKind(theme, details, script),
  ].flat();
  const told = withNamesRaised(called.reduce(asCalledAtHome, script), theme);
  const club = clubIn(asTypedIn.theme);
  const missed = club === null ? told : { ...told, notManaged: [...told.notManaged, club] };
  const book = withPronouns(
    withDetailsMissed(
      withOtherChildrenNamed(
        withoutNamesTold(missed),
        options.seed,
        `${theme}. ${details} ${brief.childName ?? ''} ${(brief.alsoInIt ?? []).map(({ name }) => name).join(' ')}`,
      ),
      brief,
      called,
    ),
    childSaidOf(brief),
    `${theme}. ${details}`,
  );
  return { ...book, onlySaid: onlySaid(theme, book, [brief.childName ?? '']) };
}

/** A book that has the family's own things as the details describe them: their colours, what they are called, and where. */
function asDescribed(script: BookScript, brief: BookBrief): BookScript {
  const details = plainText(suitable(brief).details ?? '');
  if (details === '') return script;
  const telling = tellingFor(yearsOf(brief));
  return withOwnColours(
    withOwnNumber(
      withOwnKind(withOwnNames(script, details, telling), details),
      `${plainText(brief.theme)}. ${details}`,
    ),
    plainText(brief.theme),
    details,
    telling,
  );
}

/** How a parent speaks of the child; null where nobody can know. */
function childSaidOf(brief: BookBrief): 'he' | 'she' | null {
  const safe = suitable(brief);
  const { childSaid } = readFamily(safe, understandTheme(safe.theme, safe.childName));
  return childSaid === 'name' ? null : childSaid;
}

/** "Sled is red" is said of the sled, as "the sled is red" is. */
const coloursOf = (brief: BookBrief): string =>
  plainText(suitable(brief).details ?? '').replace(/(?<=^|[.;,]\s*)(?=\p{Lu}\p{Ll}+ (?:is|are) )/gu, 'the ');

/** What the details say and the book has no place for is listed as well, so that nobody looks for it. */
function withDetailsMissed(script: BookScript, brief: BookBrief, called: readonly CalledAtHome[]): BookScript {
  const left = detailsLeft(
    plainText(suitable(brief).details ?? ''),
    script,
    brief.childName,
    called,
    plainText(brief.theme),
  );
  return { ...script, notManaged: [...new Set([...script.notManaged, ...left])] };
}

/** A brother or sister who was chosen and has no place in it, as in a book of somebody's death, is listed. */
function withOthersMissed(script: BookScript, { alsoInIt = [] }: BookBrief): BookScript {
  const text = script.pages.map((page) => page.text).join(' ');
  const missed = alsoInIt.map(({ name }) => name).filter((name) => !namePattern(name).test(text));
  return { ...script, notManaged: [...new Set([...script.notManaged, ...missed])] };
}

const yearsOf = ({ age }: BookBrief): number => Math.min(OLDEST, Math.max(YOUNGEST, Number.isFinite(age) ? age : 5));

function toldByGate(brief: BookBrief, { seed, recent = [], recentArcs = [] }: TellBookOptions): BookScript {
  const age = yearsOf(brief);
  const safe = suitable(brief);
  const details = plainText(safe.details ?? '');
  const asTyped = nightTheme(understandTheme(safe.theme, safe.childName), safe);
  const meant = withKinLike(withKinWhenSmall(asAsked(asMeant(asTyped)), safe.childName), safe.childName);
  const understood = withNewChild(
    withThingTold(withNameTold(withNameOfBaby(meant, details), details), details),
    details,
  );
  const family = readFamily(safe, understood);
  // Two who have fallen out want nobody else in it.
  const isQuarrel = isOfTwoWhoFellOut(understood);
  const isWhole = takenEverywhere(understood) || isQuarrel;
  const theme = isWhole ? understood : enriched(understood, family.interests, bookChance(seed));
  const asked: Case = {
    brief: safe,
    theme,
    family,
    age,
    telling: tellingFor(age),
    before: new ToldBefore(recent),
    recent,
    recentArcs,
    seed,
  };
  // "Earthquakes" is a subject to whoever asks for an adventure, and hard news to everybody else.
  if (isSubject(safe)) return adventureBook({ ...asked, theme: understood }) ?? told(asked);
  // A broken vase is no grief, and no comedy either.
  const hard = smallHardIn(safe.theme);
  const others = hard?.withoutGrownUp === true ? { ...family, grownUp: null } : family;
  // What melts has a story that stays with it to the end.
  const small = hard && whileItLasts.fits(understood) === 0 && gentleBook({ ...asked, family: others, small: hard });
  if (small) return small;
  const tender = readTender(safe.theme, safe.details, family.childName);
  const tenderly = tender && tellTender(tender, asked);
  if (tenderly) return tenderly;
  // A chicken that crosses the road is in a joke, and in no danger.
  switch (jokeIn(safe.theme) ? 'open' : gateOf(safe.theme, understood)) {
    case 'tender':
      // Falling out over a tower of blocks is everyday life as well, and a story knows more of it than advice does.
      return quarrelled(asked, isQuarrel) ?? gentleBook(asked) ?? sure(asked);
    case 'keep-safe':
      return best([keepSafe], asked) ?? sure(asked);
    case 'open':
      return withLostWords(withItsOwnRefrain(openly(asked, understood), asked), withoutAsker(safe.theme));
  }
}

/** The book of a theme that anything may be told of. */
function openly(asked: Case, understood: Theme): BookScript {
  const kept = (book: BookScript): BookScript => keepsTheTheme(orNeighbour(book, asked, understood), asked, understood);
  const of = (book: BookScript | null): BookScript | null => book && kept(book);
  const worded = (book: BookScript | null): BookScript | null => book && keepsTheTheme(book, asked, understood, true);
  return (
    answeredBook({ ...asked, theme: understood }) ??
    of(ofSurePlot(asked, understood)) ??
    worded(ofWordedEvent(asked, understood)) ??
    of(ofOneArc(asked) ?? ofLikeEvent(asked, understood)) ??
    of(ofItsPlot(asked, understood, true)) ??
    of(adventureBook({ ...asked, theme: understood })) ??
    (isEveryDay(asked.brief.theme, understood) ? gentleBook(asked) : null) ??
    kept(toldOrExplained(premised(asked), understood))
  );
}

/** A story of somebody of whom nothing was said is about something that could be about them only. */
function premised(asked: Case): Case {
  const { theme, brief, recent, recentArcs, seed } = asked;
  const read = (raw: string): Theme => asAsked(asMeant(understandTheme(raw, brief.childName)));
  const chance = bookChance(Math.imul(seed, 31) + 7);
  return { ...asked, theme: withPremise(theme, { read, likeliest, isEvent, recent, recentArcs, chance }) };
}

/** Words of somebody's own life; with one of them a topic is not only a subject. */
const OF_A_LIFE =
  /\b(?:my|our|we|us|i|me|he|she|his|her|their|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|died|dead|killed|scared|afraid|worried|news)\b/i;
const isSubject = ({ theme, educational }: BookBrief): boolean =>
  educational === true && !OF_A_LIFE.test(theme) && sheetsIn(theme).length > 0;

/** The brief, without a theme that may not become a book. */
function suitable(brief: BookBrief): BookBrief {
  const name = brief.childName ?? '';
  const screened = screenRequest({ name, problem: brief.theme, notes: brief.details ?? '' });
  return screened.suitable ? brief : { ...brief, theme: '', details: null };
}

function told(asked: Case, understood = asked.theme): BookScript {
  const plain: Case = { ...asked, theme: { ...asked.theme, relation: 'none' } };
  const shapes = ranked(asked);
  const shape = best(shapes, asked, undefined, (first) => !givesWay(first, asked, understood));
  // Without the relation the tale is still about whoever the theme names.
  return (
    shape ??
    inItsWords({ ...asked, theme: understood }) ??
    best(shapes, asked) ??
    best(ranked(plain), plain) ??
    sure(asked)
  );
}

/** A story of two who fell out, or of a room shared and a tower knocked down; null when the theme is about no such thing. */
function quarrelled(asked: Case, isQuarrel: boolean): BookScript | null {
  if (!isQuarrel && !isQuarrelTold(asked.theme)) return null;
  const story =
    ofOneArc(asked) ??
    (isQuarrel
      ? best(
          [anyArc(theLine), anyArc(oneHandEach)].filter((each) => each.fits(asked.theme) > 0),
          asked,
        )
      : null);
  return story && withItsOwnRefrain(story, asked);
}

/** A story; but a subject that no arc can tell ("germs") is told by the sheet that knows it. */
function toldOrExplained(asked: Case, understood: Theme): BookScript {
  const story = told(asked, understood);
  const isStory =
    understood.hero !== null ||
    understood.occasion !== null ||
    understood.relation !== 'none' ||
    understood.clause !== null;
  const brief = { ...asked.brief, educational: true };
  // "My throat is sore" is a cold, in the words of the sheet that knows it.
  if (!isStory && understood.raw === A_COLD) return adventureBook({ ...asked, brief, theme: understood }) ?? story;
  if (isStory || story.notManaged.length === 0 || sheetsIn(asked.brief.theme).length === 0) return story;
  const explained = adventureBook({ ...asked, brief, theme: understood });
  return explained && explained.notManaged.length < story.notManaged.length ? explained : story;
}

/**
 * A telling that every theme allows: about the child, with whatever of the theme can be drawn; at last without it, and
 * with a name of our own when no sentence can carry the one that was typed.
 */
function sure(asked: Case): BookScript {
  const bare = bareTheme({ childRole: asked.theme.childRole, heroName: null });
  const typed = asked.family.childName;
  const named = best([anyDay], asked, 2) ?? best([anyDay], { ...asked, theme: bare }, 4);
  const nameless = { ...asked.family, childName: null };
  const found =
    named ??
    best([anyDay], { ...asked, theme: bare, family: nameless }, 4) ??
    best(
      [anyDay],
      { ...asked, theme: bare, family: { ...nameless, grownUp: null, pet: null, named: [], siblings: [] } },
      4,
    );
  if (!found) throw new Error('The arc that tells every theme is not sound.');
  const text = `${found.title} ${found.pages.map((page) => page.text).join(' ')}`;
  const missing = notManaged(asked.theme, text).filter(asTyped(asked.brief));
  return { ...found, notManaged: named || typed === null ? missing : [typed, ...missing] };
}
