import { WIDE_AWAKE, type Actor, type CastMember, type PageScene } from '@storylantern/contract';
import { flies, swims } from './animal-ways.ts';

/** Where somebody is on a page: `afloat` in water or weightless, `wet` in a pool or tub on land, `behind` something. */
type Whereabouts = 'ground' | 'air' | 'afloat' | 'wet' | 'bed' | 'behind';

/** One of those seen on a page, with everything decided that follows from the scene alone. */
export interface Part extends Actor {
  readonly member: CastMember;
  readonly at: Whereabouts;
  readonly wheelchair: boolean;
}

const WEIGHTLESS: readonly PageScene['setting'][] = ['undersea', 'space', 'sky', 'swimming-pool'];

/** What nobody does who has fins; a flipper is waved instead. */
const LAND_LIVELY: readonly Actor['pose'][] = ['float', 'jump', 'run', 'dance', 'walk', 'cheer'];

/** Those of the cast a scene names, each once; a name the cast does not know is left out. */
export function partsOf(scene: PageScene, cast: readonly CastMember[]): Part[] {
  const parts: Part[] = [];
  for (const actor of scene.actors) {
    const member = cast.find((each) => each.character.id === actor.who);
    if (member && !parts.some((each) => each.who === actor.who)) parts.push(partOf(scene, actor, member));
  }
  return parts;
}

/** Whether somebody who lies down sleeps. */
export const isAsleep = ({ pose, feeling }: Pick<Actor, 'pose' | 'feeling'>): boolean =>
  pose === 'sleep' && !WIDE_AWAKE.includes(feeling);

function partOf(scene: PageScene, actor: Actor, member: CastMember): Part {
  const wheelchair = member.person?.looks.wheelchair ?? false;
  const weightless = WEIGHTLESS.includes(scene.setting);
  const common = { ...actor, member, wheelchair };
  const isFish = member.character.is === 'animal' && member.character.animal === 'fish';
  if (actor.pose === 'sleep' && scene.setting === 'bedroom' && !isFish) return { ...common, at: 'bed' };
  if (actor.pose === 'hide') return { ...common, at: 'behind' };
  const { character } = member;
  if (character.is === 'animal') {
    if (scene.setting === 'undersea' && swims(character.animal)) return { ...common, at: 'afloat' };
    if (swims(character.animal)) {
      if (weightless && actor.pose === 'float') return { ...common, at: 'afloat' };
      return { ...common, at: 'wet', pose: LAND_LIVELY.includes(actor.pose) ? 'wave' : actor.pose };
    }
    if (flies(character.animal, actor.pose)) return { ...common, at: 'air' };
  }
  if (wheelchair) {
    return { ...common, at: weightless && scene.setting !== 'swimming-pool' ? 'afloat' : 'ground' };
  }
  if (actor.pose === 'float' && !weightless) return { ...common, pose: 'jump', at: 'ground' };
  return { ...common, at: actor.pose === 'float' ? 'afloat' : 'ground' };
}
