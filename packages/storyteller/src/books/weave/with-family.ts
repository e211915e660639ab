import type { ScriptPage } from '@storylantern/contract';
import { namesEntity } from '../audit/scene-truth.ts';
import type { Company, Telling } from '../arc.ts';
import { singularsOf } from '../theme/entries.ts';
import { firstThatTakes } from './one-more-sentence.ts';
import { withComforter } from './with-comforter.ts';

/** What the child sleeps with, and what the child likes as one detail of a page, where there is a place for it. */
export function withFamily(pages: readonly ScriptPage[], company: Company, telling: Telling): readonly ScriptPage[] {
  const { child, interests, theme, chance } = company;
  const all = pages
    .map((page) => page.text)
    .join(' ')
    .toLowerCase();
  let made = withComforter(pages, company, telling);
  const liking = interests.find(
    (each) =>
      singularsOf(each).every((form) => !namesEntity(`${theme.raw} ${all}`, form, null)) &&
      /^(?!the )\p{Ll}[\p{L} ]{2,18}$/u.test(each),
  );
  if (liking !== undefined) {
    const liked = liking.replace(/^(?:playing|doing) /, '');
    // Before anything has happened it is what the child was thinking of; later it would be in the way.
    const order = [0, 1, 2].filter((i) => made[i]?.scene.actors.some((actor) => actor.who === child.id));
    // Nobody's love is waved away; what can be drawn or worn has been.
    const ofThings = /(?:[^s]s|sses|shes|ches)$/.test(liked)
      ? [`${child.name} had been drawing ${liked}.`, `${child.name} had ${liked} on both socks.`]
      : [];
    const lines = chance.some(4, [
      ...ofThings,
      `${child.name} had been thinking of ${liked}.`,
      `${child.name} had meant to spend the day on ${liked}.`,
    ]);
    made = firstThatTakes(made, order, lines, telling, (page) => page) ?? made;
  }
  return made;
}
