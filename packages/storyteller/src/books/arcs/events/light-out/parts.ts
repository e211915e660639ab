import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Whoever gives light of their own. */
export const SHINES =
  /^(?:moon|star|firefly|glow-worm|glow worm|lightning bug|jellyfish|lanternfish|angler ?fish|lantern|lamp|candle|lighthouse)$/;

/** Who has a light from whom. */
export interface Lights {
  /** Whose light it is. */
  readonly L: Figure;
  /** The child or the friend with the smallest lamp. */
  readonly B: Figure;
  readonly P: Figure;
  readonly Q: Figure;
  readonly setting: SettingName;
  /** "the valley", "the kingdom under the sea". */
  readonly where: string;
}

export function lightsOf(going: Going): Lights {
  const { A, B, K, raw, company } = going;
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'sheep');
  const own = [A, B].find(({ being, kind }) => being !== null && (SHINES.test(being.id) || SHINES.test(kind)));
  const sea = /\b(?:sea|ocean|underwater|under water|reef|fish|jellyfish)\b/.test(raw);
  const L = own ?? one(sea ? 'jellyfish' : 'firefly', 'star');
  return {
    L,
    B: L === A ? B : A,
    P: sea ? one('crab', 'turtle') : one('owl', 'fox'),
    Q: sea ? one('octopus', 'seal') : one('hedgehog', 'mole'),
    setting: sea ? 'undersea' : 'garden',
    where: sea ? (/\bkingdom\b/.test(raw) ? 'the underwater kingdom' : 'the sea') : 'the valley',
  };
}

export const REFRAINS = [
  'But it stayed dark.',
  'And it stayed dark.',
  'It stayed as dark as before.',
  'Still it was dark.',
  'It was no lighter.',
  'It was not a bit lighter.',
  'No light came.',
  'But no light came of it.',
  'It did not even glow.',
  'There was not a glimmer.',
] as const;
export const TITLES = ['the light that went out', 'a very small light', 'not a bit less', 'who has a light'] as const;
