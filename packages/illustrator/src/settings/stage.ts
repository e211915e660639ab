import type { Brush } from '../paint/brush.ts';
import type { Colour } from '../paint/colour.ts';
import type { Hour } from '../nature/sky.ts';
import type { PropName } from '../props/props.ts';
import type { Place } from '../props/prop.ts';

/** A place where a thing may stand or hang: its lower middle, and the largest width it may have there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

/** A source of light: where, how far it reaches, its colour, how strong (0 to 1). */
interface Light {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly colour: Colour;
  readonly strength: number;
}

/** A painted place, with everything a composition needs to know of it. The page is 1200 by 900. */
export interface Stage {
  /** Behind all figures, from far to near. */
  readonly backdrop: string;
  /** In front of all figures. */
  readonly front: string;
  /** Where the child's feet are when somebody is with it, and where the companion's are. */
  readonly hero: { readonly x: number; readonly y: number };
  readonly companion: { readonly x: number; readonly y: number };
  readonly spots: Readonly<Record<Place, readonly Spot[]>>;
  /** The light of the place; `lamps` are lit after dark. */
  readonly light: Light;
  readonly lamps: readonly Light[];
  /** The colour of the air, for the vignette and for what stands far away. */
  readonly air: Colour;
  /** The colour of shadows on the ground. */
  readonly shadow: Colour;
  /** Things the place shows already. */
  readonly shows: readonly PropName[];
}

/** What a place is painted for. */
interface Call {
  readonly hour: Hour;
  readonly props: ReadonlySet<PropName>;
  /** A bed with somebody in it is drawn before the place; the place leaves out its own. */
  readonly bedDrawn?: boolean;
}

/** One setting. A new one is one file and one line in the table. */
export interface Setting {
  readonly outdoors: boolean;
  /** How it stands in a description: "in the bedroom". */
  readonly words: string;
  paint(brush: Brush, call: Call): Stage;
}
