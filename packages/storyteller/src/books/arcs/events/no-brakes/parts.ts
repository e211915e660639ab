import type { SettingName, ThingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { vehicleIn } from './vehicles.ts';

export const TITLES = ['that was my stop', 'up and back again', 'as far as the swing goes', 'nobody push!'];
export const TITLES_DOOR = ['that was my door', 'up and back again', 'as far as the swing goes', 'nobody push!'];

const SAID = [
  'That was my %',
  'There goes my %',
  'Oh, that was my %',
  'Ah, that was my %',
  'See, that was my %',
  'Yes, that was my %',
  'But that was my %',
] as const;

interface Parts {
  /** The vehicle as a sentence has it: "Puffin", "the sledge". */
  readonly t: string;
  readonly T: string;
  /** The same at its first mention. */
  readonly first: string;
  /** Whether it is somebody, who can say so itself. */
  readonly isHero: boolean;
  readonly kind: string;
  readonly brakeless: boolean;
  /** "stop", or for whoever sits on a sledge "door". */
  readonly stop: string;
  readonly refrain: string;
  readonly hill: SettingName;
  readonly bottom: SettingName;
  readonly things: readonly ThingName[];
  readonly actors: (feeling: ActorHint['feeling'], pose?: ActorHint['pose']) => readonly ActorHint[];
  /** An animal of the theme that rides on it, beside the child; else null. */
  readonly R: Figure | null;
  /** Mrs Moss, who wants to get off. */
  readonly M: Figure;
  /** Those who help. */
  readonly O: Figure;
  readonly P: Figure;
}

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const found = vehicleIn(raw);
  const kind = found?.word ?? 'bus';
  const isHero = A !== K && A.being?.isa === 'vehicle';
  const R = A !== K && !isHero ? A : null;
  const onSnow = found?.drawn === 'sledge';
  const stop = found?.brakeless === true ? 'door' : 'stop';
  const others = ['goat', 'pony', 'cow', 'sheep'].filter((each) => each !== R?.being?.id);
  const t = isHero ? A.name : `the ${kind}`;
  return {
    t,
    T: cap(t),
    first: isHero ? A.introduced : `the ${kind}`,
    isHero,
    kind,
    brakeless: found?.brakeless === true,
    stop,
    refrain: chance.pick(...SAID).replace('%', stop),
    hill: onSnow ? 'snow' : 'mountain',
    bottom: onSnow ? 'snow' : 'street',
    things: isHero ? [] : [found?.drawn ?? 'bus'],
    actors: (feeling, pose = 'run') => [
      ...(isHero ? [seen(A, pose, feeling)] : []),
      ...(R ? [seen(R, 'sit', feeling)] : []),
    ],
    R,
    M: company.person('Mrs Moss', 'neighbour'),
    O: company.meet(others[0] ?? 'goat'),
    P: company.meet(others[1] ?? 'pony'),
  };
}
