import { said, type NamedScene } from '../scene.ts';

/** Where only a car park is spoken of. */
const CAR_PARK = /^(?![^]*\b(?:roads?|streets?|cross\w*|pavement)\b)[^]*?\bcar ?parks?\b/i;

/** A road to cross, and a hand that does not want to be held. */
export const handAtTheRoad: NamedScene = {
  id: 'handheld',
  image: 'a hand to hold at the edge of a road',
  cue: said(
    String.raw`\b(?:won'?t|will not|refus\w+ to|does ?n'?t (?:want|like)(?: to)?|hates?|fights?|not|never|pulls?|lets? go|letting go|wriggl\w+|screams?|cries|meltdowns?|tantrums?|kicks off)\b[^.!?]{0,30}\b(?:hold(?:s|ing)?(?: (?:my|our|a|his|her|your|mummy'?s|daddy'?s))? hands?|hand[- ]holding|(?:of|from|out of) my hand|hands?)\b[^]*?\b(?:roads?|cross\w*|street|cars?|car ?park|traffic|pavement)\b|\b(?:roads?|cross\w*|street|car ?park|pavement)\b[^]*?\b(?:won'?t|will not|refus\w+ to|does ?n'?t (?:want|like)(?: to)?|hates?|fights?|pulls?|lets? go|wriggl\w+)\b[^.!?]{0,24}\b(?:hold(?:s|ing)? (?:my |our |a |your )?hands?|(?:of|from|out of) my hand|hand)\b`,
    String.raw`\b(?:boy ?friend|girl ?friend|dirty|sticky|partner|line up|other children|afraid|scared)\b`,
  ),
  decides: true,
  titles: { young: 'Hands Are for Roads', older: 'An Edge and a Hand' },
  roles: {
    // A car park has no edge and no other side.
    road: { fallback: { text: 'the road' }, cues: [{ match: CAR_PARK, phrase: { text: 'the car park' } }] },
    edge: {
      fallback: { text: 'where the path ends, the road begins' },
      cues: [{ match: CAR_PARK, phrase: { text: 'in a car park, cars come from all sides' } }],
    },
    over: { fallback: { text: 'over the road' }, cues: [{ match: CAR_PARK, phrase: { text: 'past the cars' } }] },
  },
  text: {
    '2-3': `
      D<handheld> Here is {road}. Cars go by, vroom. {Name} may want no hand. Feet like to be free. But cars are so fast.
      P<handheld> A driver cannot see small feet.
      Q<handheld> At {road}, {Name} may feel ____.
      H<handheld> {helper} can say, "Hand, please."
      H<handheld> {helper} can hold two fingers out.
      T<handheld> {he} can pick which hand.
      T<handheld> {he} can hold one big finger.
      C<handheld> {he} can say, "Cars! Hand, hand."
      A<handheld> Hand in hand, {over}. Step, step, step. Here is the grass. Now feet can be free.
    `,
    '4-5': `
      D<handheld> {edge}. {Name} may not want a hand there, because walking alone is good. But cars are fast, and they cannot stop at once. A driver can miss somebody small. A big person next to a small one is easier to see.
      P<handheld> Grown-ups hold tight near cars because they are worried. They may not notice how tight it is.
      Q<handheld> When a hand is held out, {Name} may feel ____.
      H<handheld> {helper} can ask, "Which hand would you like?"
      H<handheld> {helper} can let go where there is grass.
      T<handheld> {he} can choose the left hand or the right hand.
      T<handheld> {he} can hold on tight to a bag or a buggy.
      C<handheld> {he} can say, "Near cars, I take a hand."
      A<handheld> Look, look, and look again, and there was no car. Two hands went {over} as one, and along the path. Behind the gate they let go, and feet could run. Where the cars begin again, the hand comes back.
    `,
  },
};
