import type { ThingName } from '@storylantern/contract';
import type { BeatPage, Told } from '../../arc.ts';
import type { EventPlot, Going } from './event.ts';

/** A thing of a plot under another name: the words that change, in order, and how it is drawn. */
export interface OtherThing {
  readonly words: readonly (readonly [found: RegExp, said: string])[];
  readonly drawn: readonly [from: ThingName, to: ThingName];
}

/** A plot whose thing may be another one that does all that it does: a boot for a shoe. `of` is null where it is not. */
export const reworded = (plot: EventPlot, of: (going: Going) => OtherThing | null): EventPlot => ({
  ...plot,
  young: (going) => withOther(plot.young(going), of(going)),
  middle: (going) => withOther(plot.middle(going), of(going)),
  old: (going) => withOther(plot.old(going), of(going)),
});

function withOther(told: Told, other: OtherThing | null): Told {
  if (other === null) return told;
  const { words, drawn } = other;
  const say = (text: string): string => words.reduce((made, [found, said]) => made.replace(found, said), text);
  const draw = (thing: ThingName): ThingName => (thing === drawn[0] ? drawn[1] : thing);
  const page = ({ text, scene }: BeatPage): BeatPage => ({
    text: typeof text === 'string' ? say(text) : text.map(say),
    scene: {
      ...scene,
      actors: scene.actors.map((each) => (each.holds === undefined ? each : { ...each, holds: draw(each.holds) })),
      ...(scene.things ? { things: scene.things.map(draw) } : {}),
    },
  });
  return {
    title: say(told.title),
    refrain: told.refrain === null ? null : say(told.refrain),
    pages: told.pages.map(page),
  };
}
