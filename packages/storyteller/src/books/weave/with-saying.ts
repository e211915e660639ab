import type { ScriptPage } from '@storylantern/contract';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { Company, Telling } from '../arc.ts';
import { PARTS_SWAPPED } from '../arcs/events/topsy-turvy/parts-swapped.ts';
import { otherEvent } from '../theme/own-event.ts';
import { firstThatTakes } from './one-more-sentence.ts';

const LONGEST_SAYING = 40;
/** What broke is told when it breaks, and not before. */
const OF_A_QUARREL =
  /\b(?:brother|sister|cousin|twin|friend)\b.*\b(?:broke|ruin|wreck|smash|spoil|knock|snap|scribbl|drew)/i;

/** It has a verb of its own. */
const OF_ONE =
  /^(?:my |our )?\p{L}+ (?:\p{Lu}\p{L}+ )?(?:is|has|can|can't|never|always|won't|burnt|made|lost|broke|ate|forgot|bought|built|found|\p{Ll}{2,}ed|\p{Ll}{2,}s) \p{L}/u;

/** A day of the week and the child's "I", typed in small letters. */
const withDay = (said: string): string =>
  said.replace(
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|i)\b/g,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );

/** "daddy dances funny": what a theme says of one of the family, said by the child in the theme's own words. */
export function withSaying(
  pages: readonly ScriptPage[],
  { theme, child }: Company,
  telling: Telling,
): ScriptPage[] | null {
  const said = theme.raw.split(/[.!?;,]/)[0]?.trim() ?? '';
  if (said.length > LONGEST_SAYING || /[^\p{L} '-]/u.test(said) || isUnkind(said) || !OF_ONE.test(said)) return null;
  // What becomes of somebody is not said before it happens.
  if (/\b(?:turn(?:s|ed)? into|becomes?|became)\b/i.test(said) || PARTS_SWAPPED.test(said)) return null;
  // What somebody does is told where it happens, and not said instead: "Daddy mends my bike".
  if (OF_A_QUARREL.test(said) || otherEvent(theme, /^$/) !== null) return null;
  // A book that says so of them already does not say it twice: "Grandma is a secret spy."
  const is = / (?:is|was) \p{L}.*$/u.exec(said)?.[0];
  const was = is?.replace(/^ is /u, ' was ');
  if (is !== undefined && pages.slice(0, 3).some(({ text }) => text.includes(is) || text.includes(was ?? is)))
    return null;
  const did = / (\p{Ll}{2,}ed) /u.exec(said)?.[1];
  if (did !== undefined && pages.slice(0, 3).some(({ text }) => text.includes(` ${did}`))) return null;
  const line = `"${withDay(said.charAt(0).toUpperCase() + said.slice(1))}," said ${child.name}.`;
  // Nobody says it and goes straight on speaking.
  const withChild = [0, 1].filter(
    (i) => pages[i]?.scene.actors.some((actor) => actor.who === child.id) && !pages[i]?.text.startsWith('"'),
  );
  return firstThatTakes(pages, withChild, [line], telling, (page) => page, 'first');
}
