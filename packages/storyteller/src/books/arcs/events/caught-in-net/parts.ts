import type { SettingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { isOfTheShore } from './of-the-shore.ts';
import type { Going } from '../event.ts';

export interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Whoever is caught. */
  readonly S: Figure;
  /** "seal". */
  readonly kind: string;
  /** "net", "wire", "plastic": said as "some old net". */
  readonly net: string;
  readonly setting: SettingName;
  /** "the water": where it lies at the edge of, and would go. */
  readonly away: string;
  /** "at the edge of the water": a dolphin can only lie where there is a little of it. */
  readonly lies: string;
  /** What the net is round: a dolphin has no neck to speak of, and a tail. */
  readonly neck: string;
  /** "chin": the green bit is below it. */
  readonly chin: string;
  /** "turned its head", to the left and to the right. */
  readonly turned: string;
  /** Who knows what to do. */
  readonly V: Figure;
  readonly v: string;
  /** " Tom had the kite." where a brother, a sister or a friend is there too; else nothing. */
  readonly withMate: string;
}

const WHALES = /^(?:dolphin|porpoise|whale|orca)$/u;

export const REFRAIN = 'Find the end.';
const TITLES = ['find the end', 'only looking', 'ninety steps of string', 'do not pull'] as const;

/** No fish and no insect: whoever breathes, lies still for a while, and is too wild to be touched. */
export const canBeCaught = (being: Being | null | undefined): boolean =>
  being !== null &&
  being !== undefined &&
  (/^(?:wild|bird)$/u.test(being.isa) || isOfTheShore(being.id)) &&
  !/^(?:lion|tiger|bear|wolf|crocodile|elephant|gorilla|snake|monkey|spider|parrot)$/u.test(being.id);

const NETS: readonly (readonly [RegExp, string])[] = [
  [/plastic|litter|rubbish|trash/u, 'plastic'],
  [/fence|wire/u, 'wire'],
  [/rope/u, 'rope'],
  [/string/u, 'string'],
  [/fishing line|\bline\b/u, 'line'],
];

const WATER = /^(?:duck|swan|goose|frog|heron|moorhen|beaver)$/u;

export function partsOf({ K, k, G, g, Gcap, B, b, raw, company, chance }: Going): Parts {
  const S = company.other ?? company.meet('seal');
  const id = S.being?.id ?? 'seal';
  const [setting, away]: readonly [SettingName, string] = WATER.test(id)
    ? ['pond', 'the water']
    : isOfTheShore(id)
      ? ['beach', 'the water']
      : ['forest', 'the trees'];
  const swims = WHALES.test(id);
  const mate = B.isChild && B !== K ? B : company.alsoThere[0];
  const V = company.person([k, b, g].includes('Mrs Teal') ? 'Mrs Reed' : 'Mrs Teal', 'doctor');
  return {
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    G,
    g,
    Gcap,
    S,
    kind: S.kind,
    net: NETS.find(([word]) => word.test(raw))?.[1] ?? 'net',
    setting,
    away: swims ? 'the deep water' : away,
    lies: swims ? 'in the shallow water' : `at the edge of ${away}`,
    neck: swims ? 'tail' : 'neck',
    chin: swims ? 'fin' : 'chin',
    turned: swims ? 'flicked its tail' : 'turned its head',
    V,
    v: V.name,
    withMate: mate ? ` ${mate.introduced} had the kite.` : '',
  };
}
