import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Where somebody may move in without asking. */
export const ROOMS =
  "(?:piano|wellies|wellingtons|boots?|shoes?|slippers?|attic|loft|shed|garden|yard|house|home|roof|chimney|teapot|teacup|drawer|cupboard|wardrobe|walls?|kitchen|bathroom|bedroom|bed|letter ?box|post ?box|mailbox|hat|coat|pocket|bag|garage|cellar|basement|greenhouse|tree ?house|sofa|stairs|floor(?:boards)?|clock|gutter|doll['’]?s house|drum|tent|sand ?pit|flower ?pot|watering can|car|caravan|basket|bath|toy ?box|lamp ?post|umbrella|violin|cello|double bass|guitar|tuba|trumpet|bookshelf|fireplace|porch|balcony|window|oven glove|bird ?house|nest ?box|hedge|wheelbarrow|handbag|log pile|compost(?: heap)?)";
const WHERE = new RegExp(
  String.raw`\b(in|into|inside|under|underneath|behind|on|beneath|between) (my|our|the|a|an|his|her|their|(?:\p{L}+['’]s)) ((?:old |back |front |big |little |garden |grand |kitchen |bedroom |school |\p{L}+ )?${ROOMS})\b`,
  'iu',
);

const SETTINGS: readonly (readonly [RegExp, SettingName])[] = [
  [/garden|yard|shed|hedge|greenhouse|tree ?house|flower|watering|log pile|compost|gutter|bird|nest|wheelbarrow|porch/, 'garden'],
  [/attic|loft|bed|wardrobe|drawer/, 'bedroom'],
  [/kitchen|teapot|teacup|oven|cupboard/, 'kitchen'],
  [/bath/, 'bathroom'],
]; // prettier-ignore

/** Everybody and everything of a house with a lodger. */
export interface Parts {
  /** Who is drawn as the lodger. */
  readonly X: Figure;
  /** As it is first said, and as it stands in a sentence; with a capital. */
  readonly who: string;
  readonly x: string;
  readonly Xs: string;
  readonly isMany: boolean;
  /** "it", "they" in their forms for who lives there. */
  readonly them: string;
  readonly K: Figure;
  readonly G: Figure;
  readonly k: string;
  readonly g: string;
  readonly G0: string;
  /** "in the piano". */
  readonly where: string;
  readonly setting: SettingName;
}

export function partsOf(going: Going): Parts {
  const { K, G, g, Gcap, k, company } = going;
  const { theme, hero, other } = company;
  const read = [theme.hero, theme.other].find((each) => each?.being) ?? null;
  const X = hero !== K ? hero : (other ?? company.meet('mouse'));
  const isMany = read?.plural === true || /\bfamily\b/i.test(theme.raw);
  const [, prep = 'in', whose = 'the', room = 'house'] = WHERE.exec(theme.raw) ?? [];
  const at =
    { into: 'in', inside: 'in', underneath: 'under', beneath: 'under' }[prep.toLowerCase()] ?? prep.toLowerCase();
  const own = /^(?:my|his|her)$/i.test(whose) ? K.names : /['’]s$/.test(whose) ? cap(whose) : 'the';
  return {
    X,
    who: isMany ? (/\bfamily\b/i.test(theme.raw) ? `a family of ${X.kinds}` : `some ${X.kinds}`) : X.introduced,
    x: isMany ? `the ${X.kinds}` : X.name,
    Xs: isMany ? `The ${X.kinds}` : X.name,
    isMany,
    them: isMany ? 'them' : X.him,
    K,
    G,
    k,
    g,
    G0: Gcap,
    where: `${at} ${own} ${room.toLowerCase()}`,
    setting: SETTINGS.find(([word]) => word.test(room))?.[1] ?? 'living-room',
  };
}

export const REFRAINS = [
  'That is not rent!',
  'You call that rent?',
  'Rent? That?',
  "That's no rent!",
  'But that is not rent!',
  'And that is rent?',
  'Not what I call rent!',
  "It isn't rent!",
  'Rent is not like that!',
  'Rent! I ask you!',
] as const;

export const TITLES = ['half a pea', 'rent', 'who pays on Saturday', 'a lodger', 'a pea, a leaf and a button'];
