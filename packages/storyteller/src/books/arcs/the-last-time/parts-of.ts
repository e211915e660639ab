import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { baseOf } from '../../../words/base-verb.ts';
import { pastOfBase } from '../../../words/past-tense.ts';
import type { Company } from '../../arc.ts';
import { cap } from '../wording.ts';
import { asTold, renamed } from './as-told.ts';
import { habitSaid, isOfTheChild } from './habit-said.ts';
import { homeOf, INDOORS } from './home-of.ts';
import type { Parts } from './parts.ts';
import { remedyFor } from './remedy.ts';
import { pronounOf, subjectWords } from './who-does-it.ts';

const OF_THE_FAMILY = new RegExp(String.raw`^(?:(?:my|our|his|her) )?(${kinWords.join('|')})(?: \p{Lu}\p{L}+)?$`, 'iu');
const PRONOUN = /^(?:he|she|it|they)\b/i;
const REFUSED = /\b(?:i|me|my|we|us|you|your)\b/i;

/** The pages' words for what a theme says; null where they cannot be said. */
export function partsOf(company: Company): Parts | null {
  const { theme, child: K, chance, grownUp, hero } = company;
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
  const words = subjectWords(said, company, isChild, kin, isOfHero);
  if (words === null) return null;
  const who = drawn !== null && words.given !== null ? renamed(drawn, words.given) : drawn;
  const { x, x1, many } = words;
  const it = pronounOf(said, who, isChild, kin, many, theme.raw);
  const isOwn = isChild || kin !== undefined || (!said.isTaught && (it === 'he' || it === 'she'));
  const rest = asTold(said.rest, K, isOwn);
  const before = said.before && asTold(said.before, K, true);
  const because = said.because;
  if ((because !== null && REFUSED.test(because)) || (before !== null && REFUSED.test(before))) return null;
  const isOwnCue = !isChild && said.cue !== null && PRONOUN.test(said.cue);
  const cue = said.cue === null ? null : asTold(said.cue.replace(PRONOUN, x), K, isOwn);
  const owner = said.owner === null ? null : company.other?.being ? company.other : undefined;
  if (owner === undefined) return null;
  const behind = rest === '' ? '' : ` ${rest}`;
  const them = it === 'he' ? 'him' : it === 'she' ? 'her' : it === 'they' ? 'them' : it;
  const [home, tool] = homeOf(theme.raw, who, isChild || kin !== undefined);
  const isNamed = grownUp.name !== 'the grown-up' && kin === undefined;
  const next = K.name === 'Olu' ? 'Mrs Bell' : 'Mrs Olu';
  const S = owner
    ? owner
    : isNamed
      ? grownUp
      : home === 'library'
        ? company.person('Mr Reed', 'librarian')
        : company.person(next, 'neighbour');
  const V = company.person('Miss Farr', 'neighbour');
  const W = company.person(K.name === 'Tobi' ? 'Robin' : 'Tobi', 'child');
  const cannot = said.cannot === null ? null : asTold(said.cannot, K, true);
  const first = cannot?.split(' ')[0] ?? '';
  const base = baseOf(first);
  if (cannot !== null && base === undefined) return null;
  const could = cannot === null || base === undefined ? null : `${pastOfBase(base)}${cannot.slice(first.length)}`;
  const Xc = cap(x);
  return {
    K,
    k: K.name,
    S,
    s: owner ? owner.theKind : S.name,
    sp: owner ? owner.he : S.name.startsWith('Mrs') ? 'she' : S.name.startsWith('Mr') ? 'he' : S.he,
    s0: owner
      ? owner.theKind
      : isNamed
        ? S.name
        : home === 'library'
          ? 'Mr Reed the librarian'
          : `${S.name} from next door`,
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
    did: `${pastOfBase(said.base)}${behind}`,
    didAgain: `${pastOfBase(said.base)}${behind.replace(/ one$/, ' another one')}`,
    todo: `${said.base}${behind}`,
    keepsDoing: said.isTaught ? `${many ? 'say' : 'says'} it` : `${many ? 'keep' : 'keeps'} ${said.ing}${behind}`,
    had: owner
      ? `${cap(owner.aKind)} ${said.got ?? 'had'} ${x1}. `
      : before === null
        ? ''
        : `${cap(it === 'they' ? x : x1)} ${before.replace(/^has\b/, 'had').replace(/^is\b/, 'was')}. `,
    cannot,
    could,
    where: said.where === null ? '' : `, ${said.where.replace(/\b(?:our|my)\b/gi, 'the').toLowerCase()}`,
    because,
    remedy: because === null ? null : remedyFor(because, them),
    cue,
    Cue: cap(cue ?? ''),
    Cue1: cap(isOwnCue ? (said.cue ?? '').replace(PRONOUN, x1) : (cue ?? '')),
    first: isOwnCue ? it : before === null && !owner ? x1 : x,
    after: isOwnCue ? it : x,
    After: cap(isOwnCue ? it : x),
    does: asTold(said.does ?? '', K, isOwn),
    Sc: cap(owner ? owner.theKind : S.name),
    isTaught: said.isTaught,
    home,
    isIndoors: INDOORS.has(home),
    tool,
    chance,
    seen: (pose, feeling, holds) =>
      who === null ? [] : [{ who, pose, feeling, ...(holds === undefined ? {} : { holds }) }],
  };
}
