import type { ThingName } from '@storylantern/contract';

/** What may roll down a hill and not stop, by the words of a theme, and whether it has a brake at all. */
interface Rolling {
  readonly said: RegExp;
  readonly word: string;
  readonly drawn: ThingName;
  readonly brakeless?: true;
}

const VEHICLES: readonly Rolling[] = [
  { said: /\btrains?\b|\bengines?\b(?<!fire engines?)|\blocomotives?\b/iu, word: 'train', drawn: 'steam-train' },
  { said: /\bschool bus(?:es)?\b/iu, word: 'school bus', drawn: 'bus' },
  { said: /\bbus(?:es)?\b|\bdouble[- ]?deckers?\b|\bcoach\b/iu, word: 'bus', drawn: 'bus' },
  { said: /\btrams?\b/iu, word: 'tram', drawn: 'steam-train' },
  { said: /\b(?:sledges?|sleds?|sleighs?|toboggans?)\b/iu, word: 'sledge', drawn: 'sledge', brakeless: true },
  { said: /\btractors?\b/iu, word: 'tractor', drawn: 'tractor' },
  { said: /\bdiggers?\b|\bexcavators?\b/iu, word: 'digger', drawn: 'digger' },
  { said: /\bfire ?(?:engines?|trucks?)\b/iu, word: 'fire engine', drawn: 'fire-engine' },
  { said: /\bice ?-?cream vans?\b/iu, word: 'ice-cream van', drawn: 'lorry' },
  { said: /\b(?:camper ?)?vans?\b|\bcaravans?\b/iu, word: 'van', drawn: 'bus' },
  { said: /\b(?:bin )?lorr(?:y|ies)\b|\btrucks?\b/iu, word: 'lorry', drawn: 'lorry' },
  { said: /\b(?:racing |race )?cars?\b|\btaxis?\b/iu, word: 'car', drawn: 'car' },
  { said: /\bscooters?\b/iu, word: 'scooter', drawn: 'scooter' },
  { said: /\b(?:shopping )?trolleys?\b/iu, word: 'trolley', drawn: 'basket', brakeless: true },
  { said: /\bskateboards?\b/iu, word: 'skateboard', drawn: 'skateboard', brakeless: true },
  { said: /\bgo-?(?: )?(?:k|c)arts?\b|\bcarts?\b|\bwagons?\b/iu, word: 'cart', drawn: 'wheelbarrow', brakeless: true },
];

export const vehicleIn = (raw: string): Rolling | null => VEHICLES.find(({ said }) => said.test(raw)) ?? null;

const V = String.raw`(?:trains?|steam engine|locomotive|bus(?:es)?|double[- ]?decker|tram|sledges?|sleds?|sleigh|toboggan|tractors?|diggers?|fire (?:engine|truck)|(?:\p{L}+ )?vans?|(?:bin )?lorry|trucks?|(?:racing |race )?cars?|taxi|scooter|(?:shopping )?trolley|skateboard|go-?(?: )?[kc]art|cart|wagon)`;
const NOT = String.raw`(?:can ?not|can['’]?t|could ?n[o'’]?t|could not|won['’]?t|would ?n[o'’]?t|would not|does ?n[o'’]t|did ?n[o'’]t|didn['’]?t|doesn['’]?t|never|will not)`;

/** A vehicle that nothing stops. */
export const CANNOT_BRAKE = new RegExp(
  [
    String.raw`\b(?:runaway|unstoppable) (?:\p{L}+ ){0,2}${V}\b`,
    String.raw`\b${V}\b(?: (?:that|which|who))?(?: just| simply)? ${NOT} (?:ever )?(?:be )?(?:stop|stops|stopped|brake)\b`,
    String.raw`\b${V}\b[^.]*\b(?:(?:without|with no|lost (?:its|his|her|the)|has no|had no|has lost its|hasn['’]t got|broken) (?:any )?brakes?|brakes? (?:broke\p{L}*|fail\p{L}*|stop\p{L}*|fall\p{L}*|fell|come\p{L}*|came|do ?n[o'’]t|did ?n[o'’]t|won['’]t|(?:is|are|was|were) (?:broken|gone|lost)))\b`,
    String.raw`\b(?:lost|no|without|broken) brakes?\b[^.]*\b${V}\b`,
    String.raw`\b(?:can ?not|can['’]?t|could ?n[o'’]?t|won['’]?t|how to) stop (?:the|our|my|a|his|her) (?:\p{L}+ ){0,2}${V}\b`,
    String.raw`\b${V}\b (?:that |which )?(?:ran|runs|rolls|rolled|rolling|slides|slid) (?:away|off|down)\b`,
  ].join('|'),
  'iu',
);
