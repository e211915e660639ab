import { withArticle } from '../../company/figure.ts';
import { beingNamed } from '../../theme/entries.ts';

/** Something that is made of something to eat. */
export interface EdibleThing {
  /** "boat", "pirate ship". */
  readonly x: string;
  /** "a boat". */
  readonly aThing: string;
  /** "cheese". */
  readonly y: string;
}

const FOOD =
  'cheese|cakes?|sponge cake|chocolate|milk chocolate|white chocolate|marshmallows?|jelly|spaghetti|pasta|macaroni|bread|toast|biscuits?|cookies?|gingerbread|pancakes?|waffles?|ice ?cream|sweets|sweeties|candy|sugar|icing|fudge|toffee|popcorn|doughnuts?|donuts?|marzipan|liquorice|pizza|sausages?|mashed potatoes?|potatoes|chips|bananas?|apples?|carrots?|cucumber|melon|watermelon|pumpkin|butter|crackers|rice|noodles|pudding|custard creams|pie|pastry|honeycomb|strawberries|raspberries|cherries|grapes|oranges|peas|cornflakes|cereal|crisps|crumpets|scones|flapjack|shortbread|meringue|nougat|jam sandwiches|sandwiches|eggs';
const MADE_OF = new RegExp(
  String.raw`^(?:(?:a story )?about )?(?:an?|the|my|our) ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+) (?:which is |that is |that['’]s |that was |is |was |['’]s )?(?:all )?(?:made|built) (?:entirely |completely |only |just |all )?(?:out )?(?:of|from) (?:nothing but )?(${FOOD})$`,
  'iu',
);
/** Where one can walk about in it and eat the bridge, that is another story; and what one eats anyway is nothing odd. */
const NO_THING =
  /\b(?:land|world|island|house|cottage|castle|palace|mountain|hill|town|village|city|forest|garden|planet|kingdom|park|playground|valley|street|birthday|breakfast|lunch|dinner|supper|tea|sandwich|sauce|cake|pizza|soup|salad|dress|hair|face|hand|arm|leg|head|family|baby|child|boy|girl|man|woman|lady|person|people|friend|mum|dad|monster|world)\b/i;

/** Reads that from a theme; null where it says something else, and of somebody: nobody has a corner of a friend. */
export function edibleThingIn(raw: string): EdibleThing | null {
  const [, said, food] =
    MADE_OF.exec(
      raw
        .trim()
        .replace(/[.!?]+$/, '')
        .toLowerCase(),
    ) ?? [];
  if (said === undefined || food === undefined || NO_THING.test(said)) return null;
  const being = beingNamed(said.split(' ').at(-1) ?? said);
  if (
    being &&
    (!/^(?:vehicle|thing)$/.test(being.isa) || /^(?:robot|snowman|doll|teddy|scarecrow|puppet)$/.test(being.id))
  )
    return null;
  if (said.endsWith('s') && !/(?:ss|us|bus)$/.test(said)) return null;
  return { x: said, aThing: withArticle(said), y: food.replace('icecream', 'ice cream') };
}
