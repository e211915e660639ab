import type { SettingName } from '@storylantern/contract';
import type { ActorHint } from '../../arc.ts';
import type { TheOneAbout } from './arc.ts';
import { drawnBeside } from './beside.ts';

/** Where nobody has the ground under them. */
const AFLOAT: readonly SettingName[] = ['undersea', 'space', 'sky', 'swimming-pool'];
/** What a theme of this kind names need not be there: "a bear who lost his hat", "an owl without an umbrella". */
const NOT_THERE =
  /\b(?:no|not|nobody|never|cannot|without|los[te]\w*|losing|miss\w*|wants?|wanted|needs?|needed|wish\w*|looks?|looking|broke\w*|stole\w*|refus\w*|instead|forg[eo]\w+)\b|n['’]t\b/i;

/** Where a theme says that it is by what stands there. */
const BY_WHAT_IS_THERE: readonly (readonly [RegExp, SettingName])[] = [
  [/\b(?:toaster|fridge|freezer|oven|kettle|teapot|kitchen|cupboard|larder|biscuit tin|washing machine)\b/i, 'kitchen'],
  [/\b(?:bath|bathtub|sink|tap|plughole|shower)\b/i, 'bathroom'],
  [/\b(?:bed|wardrobe|pillow|toy ?box|doll['’]?s['’]? house|sock drawer)\b/i, 'bedroom'],
  [/\b(?:sofa|piano|fireplace|chimney|television|telly)\b/i, 'living-room'],
];

interface AsShown extends ReturnType<typeof drawnBeside> {
  /** Where the theme says it is, else where whoever it is about is at home, else a garden. */
  readonly there: SettingName;
  /** A pose as it can be taken there. */
  pose(pose: ActorHint['pose']): ActorHint['pose'];
  /** Whoever it is about. */
  seen(pose: ActorHint['pose'], feeling: ActorHint['feeling']): ActorHint;
}

/** Whoever a theme is about, as a book or a picture of it shows them, on a page that says the theme whole. */
export function asShown({ child, hero, beside, company }: TheOneAbout): AsShown {
  const { place, thing, raw } = company.theme;
  const there =
    place?.place?.setting ?? BY_WHAT_IS_THERE.find(([what]) => what.test(raw))?.[1] ?? hero?.being?.setting ?? 'garden';
  const pose = (asked: ActorHint['pose']): ActorHint['pose'] => (AFLOAT.includes(there) ? 'float' : asked);
  const drawn = NOT_THERE.test(raw) ? null : (thing?.thing?.drawn ?? null);
  const { props, alsoSeen } = drawnBeside({ beside });
  return {
    alsoSeen,
    props: { things: [...new Set([...(props.things ?? []), ...(drawn ? [drawn] : [])])] },
    there,
    pose,
    seen: (asked, feeling) => ({ who: hero ?? child, pose: pose(asked), feeling }),
  };
}
