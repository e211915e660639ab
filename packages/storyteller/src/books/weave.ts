import type { Character, ScriptPage } from '@storylantern/contract';
import { namesEntity } from './audit/scene-truth.ts';
import { withVisitor } from './also-there.ts';
import type { Chance, Company, Telling } from './arc.ts';
import { isRooted } from './arcs/at-home.ts';
import { isCast } from './company/figure.ts';
import type { Entity, Theme } from './theme.ts';
import { isSpokenOf } from './theme/clauses.ts';
import { isOfKin, newcomerIn } from './theme/household.ts';
import { firstThatTakes } from './weave/one-more-sentence.ts';
import { withFamily } from './weave/with-family.ts';
import { isOccasionTold, withOccasion } from './weave/with-occasion.ts';
import { withPlace } from './weave/with-place.ts';
import { withSaying } from './weave/with-saying.ts';
import { withStart } from './weave/with-start.ts';
import { canBeBrought, isDrawn, withThing } from './weave/with-thing.ts';

/** A book in the making. */
export interface Weaving {
  readonly pages: readonly ScriptPage[];
  readonly cast: readonly Character[];
  /** How many parts of the theme had to be put in because the arc has no use for them. */
  readonly woven: number;
}

/**
 * Where a theme begins, its day, what is said of one of the family and somebody it names besides are put in when an arc
 * left them out; and what its pages name is seen there. What has no place in the story is not mentioned in passing: it is
 * told to the parent.
 */
export function woven(
  book: { readonly pages: readonly ScriptPage[]; readonly cast: readonly Character[] },
  company: Company,
  telling: Telling,
  chance: Chance,
): Weaving {
  let { pages, cast } = book;
  let count = 0;
  const put = (made: readonly ScriptPage[] | null): void => {
    if (!made) return;
    pages = made;
    count++;
  };
  const { theme } = company;
  // What a page only speaks of, in the words of the theme, need not be brought as well.
  const isSpoken = (entity: Entity): boolean => isSpokenOf(theme, entity) && told(entity);
  const told = (entity: Entity): boolean =>
    pages.some((page) =>
      [entity.word, entity.being?.id, entity.thing?.id].some(
        (word) => word !== undefined && namesEntity(page.text, word, null),
      ),
    );
  if (
    theme.place &&
    !isSpoken(theme.place) &&
    !(told(theme.place) && (inPlace(pages, theme.place) || isOnlyTheWay(theme))) &&
    isSaidInTheme(theme.place, theme.raw)
  )
    put(withPlace(pages, theme.place));
  // "Sprocket the robot" is somebody, and is not drawn besides.
  const isSomebody = (entity: Entity): boolean =>
    pages.some((page) =>
      new RegExp(String.raw`\p{Lu}\p{L}+ the ${entity.word.replace(/[^\p{L} -]/gu, '')}\b`, 'u').test(page.text),
    );
  if (theme.thing && !isSomebody(theme.thing) && canBeBrought(theme.thing) && !isDrawn(pages, theme.thing))
    put(withThing(pages, theme.thing));
  // Who comes to live there is what the book is about, and need not be said first.
  if (isOfKin(theme) && theme.clause === null && newcomerIn(theme) === null) put(withSaying(pages, company, telling));
  // What takes somebody to the dentist is said before they go.
  if (/\bwith toothache$/i.test(theme.raw))
    put(
      firstThatTakes(
        pages,
        [0, 1],
        [`${company.hero.name} had toothache.`, `It was because of a toothache.`],
        telling,
        (page) => page,
      ),
    );
  if (theme.from !== null) put(withStart(pages, theme, company, telling, chance));
  if (theme.occasion && !isOccasionTold(theme.occasion, pages))
    put(withOccasion(pages, theme.occasion, telling, chance));
  const seen = new Set(pages.flatMap((page) => page.scene.actors.map((actor) => actor.who)));
  // Somebody whom a child is to keep away from does not look in to say hello.
  const welcome =
    !/^strangers?$/.test(theme.other?.word ?? '') &&
    // A house looks in on nobody.
    !isRooted(theme.other?.being ?? null) &&
    // What somebody wishes to be is not somebody who comes as well.
    !(theme.want?.startsWith('be ') === true && theme.want.includes(theme.other?.word ?? ' '));
  if (welcome && company.other && theme.other && (!seen.has('other') || !told(theme.other)) && isCast(company.other)) {
    const visited = withVisitor({ pages, cast }, company.other, company, telling, chance);
    put(visited.pages === pages ? null : visited.pages);
    cast = visited.cast;
  }
  return { pages: withFamily(pages, company, telling), cast, woven: count };
}

/** A place that was only put in, because a journey goes somewhere, is not insisted on. */
const isSaidInTheme = ({ word, known }: Entity, raw: string): boolean =>
  known || raw.toLowerCase().includes(word.toLowerCase());

/** "walking to school", "the bus to town": the story is of the way there. */
const isOnlyTheWay = ({ raw }: Theme): boolean =>
  /\b(?:walk\w*|way|bus|train|plane|boat|ferry|scoot\w*|cycl\w*|driv\w*|rid\w*) to\b/i.test(raw);

const inPlace = (pages: readonly ScriptPage[], { place }: Entity): boolean =>
  place === null || pages.some((page) => page.scene.setting === place.setting);
