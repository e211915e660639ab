import { kinPhrase } from '../../../facts/kin.ts';
import { escaped } from '../../../words/escaped.ts';
import { withArticle } from '../../company/figure.ts';
import type { Company, Figure } from '../../arc.ts';
import { asTold, namedIn } from './as-told.ts';
import type { HabitSaid } from './habit-said.ts';

const ARTICLE = /^(?:an?|the|our|my|his|her|their|one|some)\s+/i;
const SIBLING = /\b(?:(?:my|our|his|her|the) )?(?:(?:little|baby|big|older|younger) )?(?:brother|sister)(?='s|$)/iu;

const REFUSED = /\b(?:i|me|my|we|us|you|your)\b/i;

/** Who or what does it, as it stands in a sentence; null where that cannot be said. */
export function subjectWords(
  { subject, name }: HabitSaid,
  { hero: H, child: K, alsoThere, theme, details }: Company,
  child: boolean,
  relative: string | undefined,
  isOfHero: boolean,
): { readonly x: string; readonly x1: string; readonly many: boolean; readonly given: string | null } | null {
  if (child) return { x: K.name, x1: K.name, many: false, given: null };
  if (relative !== undefined) {
    const called = asTold(subject.replace(/^(?:my|our|his|her) /i, ''), K, true);
    return { x: called, x1: called, many: false, given: null };
  }
  const sibling = SIBLING.exec(subject)?.[0];
  const brother = alsoThere[0]?.name ?? namedIn(details, /brother|sister|sis|bro/);
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
          details,
          new RegExp(
            escaped(
              core
                .replace(/ (?:next door|who|of|in|on|at|from|with)\b.*$/i, '')
                .split(' ')
                .at(-1) ?? '',
            ),
          ),
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

/** "he", "she", "it" or "they": of whoever does it. */
export function pronounOf(
  { said: by, isTaught }: HabitSaid,
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
  if (own !== undefined && !isTaught) return own.startsWith('he') && own !== 'herself' ? 'he' : 'she';
  if (figure === null || /^(?:thing|vehicle)$/.test(figure.being?.isa ?? '')) return 'it';
  return figure.he;
}
