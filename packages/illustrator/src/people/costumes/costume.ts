import type { Brush } from '../../paint/brush.ts';
import type { Colour } from '../../paint/colour.ts';
import type { Body } from '../body.ts';
import type { Outfit } from '../outfit.ts';

/** Who wears it, in body units: feet at y 0, up is negative. */
export interface Wearer {
  readonly brush: Brush;
  readonly body: Body;
  readonly outfit: Outfit;
  readonly skin: Colour;
}

/** The head under a hat, in face units: crown at y -50, chin at 49, ears at x 52 on both sides. */
export interface HatWearer {
  readonly brush: Brush;
  readonly outfit: Outfit;
  /** -1 to 1, as the head is turned. */
  readonly turn: number;
  /** How far hair rises above the middle of the face. */
  readonly hairTop: number;
}

/** Something on the head. Faces and fringes stay seen. */
export interface Hat {
  /** Outline within which hair may be seen; the rest is tucked in. Hair is left alone without it. */
  readonly hairWithin?: string;
  readonly behind?: (wearer: HatWearer) => string;
  readonly front: (wearer: HatWearer) => string;
  /** How far it rises above the middle of the face. */
  readonly top: number;
}

/** What dressing up, or work, adds to clothes. Everything is optional. */
export interface Dressing {
  /** Behind the whole body: wings. */
  readonly behind?: (wearer: Wearer) => string;
  /** Behind the body, before the hair on the back: capes and collars. */
  readonly onBack?: (wearer: Wearer) => string;
  /** Takes the place of the legs. */
  readonly tail?: (wearer: Wearer) => string;
  /** Upon the clothes, under the arms. */
  readonly onChest?: (wearer: Wearer) => string;
  /** Around the neck, over arms and clothes, under the chin. */
  readonly onNeck?: (wearer: Wearer) => string;
  readonly hat?: Hat;
  /** Boots up the shin, in the colour of the shoes. */
  readonly boots?: boolean;
  /** Mittens and gloves hide the hands. */
  readonly gloves?: (outfit: Outfit) => Colour;
}
