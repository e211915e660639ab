import { THINGS, type Actor, type ThingName } from '@storylantern/contract';
import type { Seen, SheetPage } from '@storylantern/library';
import type { ActorHint, BeatPage, Figure } from '../arc.ts';

/** Who a sheet is told of. */
export interface Told {
  readonly child: Figure;
  readonly guide: Figure;
}

const PLACEHOLDER = /\{([^}]*)\}('s)?/g;

/** A text of a sheet with everybody's name in it. */
export function filled(text: string, { child, guide }: Told): string {
  const forms: Readonly<Record<string, string>> = {
    child: child.name,
    he: child.he,
    him: child.him,
    his: child.his,
    He: child.He,
    His: child.His,
    guide: guide.name,
    kind: guide.kind,
    'a guide': guide.introduced,
  };
  const owned: Readonly<Record<string, string>> = { child: child.names, guide: guide.names };
  return text.replace(PLACEHOLDER, (_, key: string, s?: string) => {
    const form = forms[key];
    if (form === undefined) throw new Error(`A fact sheet has an unknown placeholder: ${key}`);
    return s === undefined ? form : (owned[key] ?? `${form}'s`);
  });
}

/** "hold happy: lamp" as an actor of a picture. */
export function hint(who: Figure, seen: Seen): ActorHint {
  const [how = '', thing] = seen.split(': ');
  const [pose, feeling] = how.split(' ');
  const holds = THINGS.find((each): each is ThingName => each === thing);
  return {
    who,
    // The type of `Seen` is made of these two, which splitting forgets.
    pose: pose as Actor['pose'],
    feeling: feeling as Actor['feeling'],
    ...(holds === undefined ? {} : { holds }),
  };
}

/** A page of a sheet as a page of a book, told of this child and this guide. */
export function filledPage(page: SheetPage, told: Told): BeatPage {
  const { setting, time, weather, camera, child, guide, things } = page;
  return {
    text: page.text.map((text) => filled(text, told)),
    scene: {
      setting,
      ...(time === undefined ? {} : { time }),
      ...(weather === undefined ? {} : { weather }),
      ...(camera === undefined ? {} : { camera }),
      actors: [
        ...(child === undefined ? [] : [hint(told.child, child)]),
        ...(guide === undefined ? [] : [hint(told.guide, guide)]),
      ],
      things: things ?? [],
    },
  };
}
