import type { SettingName, ThingName } from '@storylantern/contract';
import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { isCast, withArticle } from '../../company/figure.ts';
import type { ActorHint, Chance, Company, Figure } from '../../arc.ts';
import { cap } from '../wording.ts';
import { habitSaid, isOfTheChild, type HabitSaid } from './habit-said.ts';
import { inThePast, pastOf } from './past.ts';

/** What is done about a reason: "finished it"; null where there is nothing to be done, and one only knows it. */
export type Remedy = string | null;

/** Everything the pages are written with. */
export interface Parts {
  readonly K: Figure;
  readonly k: string;
  /** Whoever says each time that it was the last. */
  readonly S: Figure;
  readonly s: string;
  /** "she", "he": of whoever says it. */
  readonly sp: string;
  /** The first time: "Mrs Olu from next door". */
  readonly s0: string;
  /** Who looks in, and whom she brings. */
  readonly V: Figure;
  readonly v: string;
  readonly W: Figure;
  readonly w: string;
  /** A man who stops things. */
  readonly stopper: Figure;
  /** Who or what does it, as it stands in a sentence, and when it is first spoken of. */
  readonly x: string;
  readonly X: string;
  readonly x1: string;
  readonly X1: string;
  /** How it is drawn; null where it is only spoken of. */
  readonly who: Figure | null;
  readonly isChild: boolean;
  readonly many: boolean;
  readonly it: string;
  readonly It: string;
  readonly them: string;
  /** "came in the kitchen", "come in the kitchen", "keeps coming in the kitchen". */
  readonly did: string;
  /** The same for any time but the first: "lost another one". */
  readonly didAgain: string;
  readonly todo: string;
  readonly keepsDoing: string;
  /** "It had eight gloves. ", or nothing. */
  readonly had: string;
  /** "So she could not rain.", and that she did: "rain", "rained". */
  readonly cannot: string | null;
  readonly could: string | null;
  /** ", in the library" after a day. */
  readonly where: string;
  readonly because: string | null;
  readonly remedy: Remedy;
  readonly isTaught: boolean;
  readonly home: SettingName;
  readonly isIndoors: boolean;
  readonly tool: string;
  readonly chance: Chance;
  /** Whoever does it, as an actor: none where it is not drawn. */
  seen(pose: ActorHint['pose'], feeling: ActorHint['feeling'], holds?: ThingName): readonly ActorHint[];
}

const PLACES: readonly (readonly [RegExp, SettingName, string])[] = [
  [/\bkitchen|\btoast|\bfridge|\bsupper|\bbreakfast|\blunch|\bdinner/i, 'kitchen', 'spoon'],
  [/\bbath(?:room)?\b/i, 'bathroom', 'towel'],
  [/\bbed(?:room|time)?\b/i, 'bedroom', 'pillow'],
  [/\blibrary\b/i, 'library', 'stamp'],
  [/\bschool|\bclass/i, 'classroom', 'chalk'],
  [/\bshops?\b|\bsupermarket|\boffice/i, 'shop', 'basket'],
  [/\bpark\b|\bplayground|\bslide\b|\bswings?\b/i, 'playground', 'bag'],
  [/\bbeach|\bsea\b|\bseaside/i, 'beach', 'bucket'],
  [/\bfarm/i, 'farm', 'bucket'],
  [/\bforest|\bwoods?\b/i, 'forest', 'bag'],
  [/\bpond\b/i, 'pond', 'bag'],
  [/\bstreet|\broad\b|\bcar\b|\bbus\b/i, 'street', 'bag'],
  [/\bcastle|\bpalace|\bking\b|\bqueen\b|\bknight/i, 'castle', 'crown'],
];
const INDOORS: ReadonlySet<SettingName> = new Set([
  'kitchen',
  'bathroom',
  'bedroom',
  'library',
  'classroom',
  'shop',
  'castle',
  'living-room',
]);
const ARTICLE = /^(?:an?|the|our|my|his|her|their|one|some)\s+/i;
const IN_AIR: ReadonlySet<string> = new Set(['sky', 'space']);

function homeOf(raw: string, who: Figure | null, isChild: boolean): readonly [SettingName, string] {
  const said = PLACES.find(([words]) => words.test(raw));
  if (said) return [said[1], said[2]];
  const being = who?.being ?? null;
  if (isChild || who === null || being === null || being.isa === 'pet') return ['kitchen', 'spoon'];
  if (being.setting === 'undersea') return ['beach', 'bucket'];
  if (IN_AIR.has(being.setting) || being.isa === 'wild' || being.isa === 'bird' || being.isa === 'insect')
    return ['garden', 'watering can'];
  if (being.isa === 'farm') return ['farm', 'bucket'];
  if (being.isa === 'vehicle') return ['street', 'bag'];
  if (being.isa === 'thing') return being.size > 3 ? ['garden', 'watering can'] : ['kitchen', 'spoon'];
  return ['garden', 'watering can'];
}

const KIN = new RegExp(String.raw`\b(?:(?:my|our|his|her) )?(${kinWords.join('|')})(?=\b|'s)`, 'giu');
const OF_THE_FAMILY = new RegExp(String.raw`^(?:(?:my|our|his|her) )?(${kinWords.join('|')})(?: \p{Lu}\p{L}+)?$`, 'iu');
const SIBLING = /\b(?:(?:my|our|his|her|the) )?(?:(?:little|baby|big|older|younger) )?(?:brother|sister)(?='s|$)/iu;

/** The words of a parent as a story says them: "our kitchen" is the kitchen, and "me" is the child. */
function asTold(words: string, child: Figure, isOwn: boolean): string {
  const kin = words.replace(KIN, (_whole, word: string) => kinPhrase(word)?.text ?? word);
  return kin
    .replace(/\bmy\b/gi, child.names)
    .replace(/\bour\b/gi, 'the')
    .replace(/\b(?:us|me)\b/gi, child.name)
    .replace(/\b(?:his|her)(?= \p{L})/giu, (his) => (isOwn ? his : child.names));
}

const FEW = /\b(?:lonely|bored|alone|fed up|sad|left out)\b/i;
const NOBODY =
  /^(?:no ?-?one|nobody)(?: else)?(?: (?:ever|will|would|can|wants to|wanted to|has time to|bothers to|likes to|remembers to))* (?<verb>\p{L}+)(?<rest>.*)$/iu;

/** What is done about a reason, after a name. */
function remedyFor(because: string, them: string): Remedy {
  const nobody = NOBODY.exec(because)?.groups;
  const past = nobody && inThePast(nobody['verb'] ?? '');
  if (past !== undefined && !/^(?:loves?|likes?|cares?|wants?|needs?)$/i.test(nobody?.['verb'] ?? ''))
    return `${past}${nobody?.['rest'] ?? ''}`;
  if (FEW.test(because)) return `stayed, and kept ${them} company`;
  if (/\bhungry\b/i.test(because)) return `got ${them} some supper`;
  if (/\bcold\b/i.test(because)) return `fetched ${them} a blanket`;
  if (/\bthirsty\b/i.test(because)) return `brought ${them} some water`;
  return null;
}

/** A name that the parent gives it beside the theme: "dog is Waffle", "brother is Bram". */
function namedIn(details: string, noun: string): string | null {
  const found = new RegExp(
    String.raw`\b${noun}(?:'s name)?(?: is|'s)?(?: called| named|:)? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`,
    'u',
  ).exec(details.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  return found?.[1] ?? null;
}

/** Somebody by the name that the parent has for it. */
const renamed = (figure: Figure, name: string): Figure =>
  isCast(figure)
    ? ({
        ...figure,
        name,
        names: `${name}'s`,
        introduced: `${name} the ${figure.kind}`,
        character: { ...figure.character, name },
      } as Figure)
    : figure;

const REFUSED = /\b(?:i|me|my|we|us|you|your)\b/i;

/** The pages' words for what a theme says; null where they cannot be said. */
export function partsOf(company: Company): Parts | null {
  const { theme, child: K, chance, grownUp, hero, alsoThere } = company;
  const said = habitSaid(theme.raw);
  if (said === null) return null;
  const isChild = isOfTheChild(said.subject, K.name);
  if (isChild && said.because !== null) return null;
  const kin = OF_THE_FAMILY.exec(said.subject)?.[1];
  const isOfHero = !isChild && kin === undefined && hero !== K && hero.being !== null;
  const drawn = isChild
    ? K
    : kin !== undefined
      ? kinPhrase(kin)?.text === grownUp.name
        ? grownUp
        : null
      : isOfHero
        ? hero
        : null;
  const words = subjectWords(said, company, isChild, kin);
  if (words === null) return null;
  const who = drawn !== null && words.given !== null ? renamed(drawn, words.given) : drawn;
  const { x, x1, many } = words;
  const it = pronounOf(said, who, isChild, kin, many, theme.raw);
  const isOwn = isChild || kin !== undefined || (!said.isTaught && (it === 'he' || it === 'she'));
  const rest = asTold(said.rest, K, isOwn);
  const before = said.before && asTold(said.before, K, true);
  const because = said.because;
  if ((because !== null && REFUSED.test(because)) || (before !== null && REFUSED.test(before))) return null;
  const behind = rest === '' ? '' : ` ${rest}`;
  const them = it === 'he' ? 'him' : it === 'she' ? 'her' : it === 'they' ? 'them' : it;
  const [home, tool] = homeOf(theme.raw, who, isChild || kin !== undefined);
  const isNamed = grownUp.name !== 'the grown-up' && kin === undefined;
  const next = K.name === 'Olu' ? 'Mrs Bell' : 'Mrs Olu';
  const S = isNamed
    ? grownUp
    : home === 'library'
      ? company.person('Mr Reed', 'librarian')
      : company.person(next, 'neighbour');
  const V = company.person('Miss Farr', 'neighbour');
  const W = company.person(K.name === 'Tobi' ? 'Robin' : 'Tobi', 'child');
  const cannot = said.cannot === null ? null : asTold(said.cannot, K, true);
  const first = cannot?.split(' ')[0] ?? '';
  const could = cannot === null ? null : `${inThePast(first) ?? ''}${cannot.slice(first.length)}`;
  if (could !== null && /^(?: |$)/.test(could)) return null;
  const Xc = cap(x);
  return {
    K,
    k: K.name,
    S,
    s: S.name,
    sp: S.name.startsWith('Mrs') ? 'she' : S.name.startsWith('Mr') ? 'he' : S.he,
    s0: isNamed ? S.name : home === 'library' ? 'Mr Reed the librarian' : `${S.name} from next door`,
    V,
    v: V.name,
    W,
    w: W.name,
    stopper: company.person('Mr Stannard', 'neighbour'),
    x,
    X: Xc,
    x1,
    X1: cap(x1),
    who,
    isChild,
    many,
    it,
    It: cap(it),
    them,
    did: `${pastOf(said.base)}${behind}`,
    didAgain: `${pastOf(said.base)}${behind.replace(/ one$/, ' another one')}`,
    todo: `${said.base}${behind}`,
    keepsDoing: said.isTaught ? `${many ? 'say' : 'says'} it` : `${many ? 'keep' : 'keeps'} ${said.ing}${behind}`,
    had:
      before === null
        ? ''
        : `${cap(it === 'they' ? x : x1)} ${before.replace(/^has\b/, 'had').replace(/^is\b/, 'was')}. `,
    cannot,
    could,
    where: said.where === null ? '' : `, ${said.where.replace(/\b(?:our|my)\b/gi, 'the').toLowerCase()}`,
    because,
    remedy: because === null ? null : remedyFor(because, them),
    isTaught: said.isTaught,
    home,
    isIndoors: INDOORS.has(home),
    tool,
    chance,
    seen: (pose, feeling, holds) =>
      who === null ? [] : [{ who, pose, feeling, ...(holds === undefined ? {} : { holds }) }],
  };

  function pronounOf(
    { said: by }: HabitSaid,
    figure: Figure | null,
    child: boolean,
    relative: string | undefined,
    several: boolean,
    raw: string,
  ): string {
    if (several) return 'they';
    if (child && figure) return figure.he;
    if (relative !== undefined) return kinPhrase(relative)?.gender === 'f' ? 'she' : 'he';
    if (by === 'he' || by === 'she') return by;
    const own = /\b(he|she|himself|herself)\b/i.exec(raw)?.[1]?.toLowerCase();
    if (own !== undefined && !said?.isTaught) return own.startsWith('he') && own !== 'herself' ? 'he' : 'she';
    if (figure === null || /^(?:thing|vehicle)$/.test(figure.being?.isa ?? '')) return 'it';
    return figure.he;
  }

  function subjectWords(
    { subject, name }: HabitSaid,
    { hero: H }: Company,
    child: boolean,
    relative: string | undefined,
  ): { readonly x: string; readonly x1: string; readonly many: boolean; readonly given: string | null } | null {
    if (child) return { x: K.name, x1: K.name, many: false, given: null };
    if (relative !== undefined) {
      const called = asTold(subject.replace(/^(?:my|our|his|her) /i, ''), K, true);
      return { x: called, x1: called, many: false, given: null };
    }
    const sibling = SIBLING.exec(subject)?.[0];
    const brother = alsoThere[0]?.name ?? namedIn(company.details, '(?:brother|sister|sis|bro)');
    const own = sibling === undefined ? undefined : (brother ?? `${K.names} ${sibling.replace(ARTICLE, '')}`);
    const called = own === undefined ? subject : subject.replace(SIBLING, own);
    const core = asTold(called.replace(ARTICLE, ''), K, true);
    if (REFUSED.test(core)) return null;
    const last = core.split(' ').at(-1) ?? '';
    const many =
      /[^su's]s$/.test(last) &&
      !/^(?:an?|one)\s/i.test(subject) &&
      !/\b(?:keeps|has|doesn't|is)\b/i.test(theme.raw.slice(0, subject.length + 12));
    const isOwned = /'s /.test(core) && !ARTICLE.test(called);
    const given =
      name ??
      (isOfHero && theme.hero?.name ? H.name : null) ??
      (isOwned
        ? null
        : namedIn(
            company.details,
            core
              .replace(/ (?:next door|who|of|in|on|at|from|with)\b.*$/i, '')
              .split(' ')
              .at(-1) ?? '',
          ));
    if (given !== null) return { x: given, x1: `${given} the ${core}`, many: false, given };
    // "The neighbour's parrot" is the parrot from then on.
    const shorter = /'s ((?:\p{L}+ )?\p{L}+)$/u.exec(core)?.[1];
    if (isOwned) {
      const baby = /\bbaby\b/i.test(sibling ?? '') && !/\bbaby\b/i.test(core) ? `baby ${core}` : core;
      return { x: core, x1: baby, many, given };
    }
    const isOne = /^(?:an?|one)\s/i.test(subject);
    return { x: `the ${shorter ?? core}`, x1: isOne ? withArticle(core) : `the ${core}`, many, given };
  }
}
