import type { Theme, Entity } from '../../../theme.ts';

const VILLAIN = String.raw`(?:(?:super[- ]?)?villains?|baddies?|bad ?guys?|arch[- ]?villains?)`;
const KIND = String.raw`(?:too |so |really |very |the )*(?:nic(?:e|est)|kind(?:est)?|friendl(?:y|iest)|good|polite|gentle|lovely|worst|rubbish|hopeless|useless|clumsy)`;
const PLAN = String.raw`(?:evil|wicked|secret evil) (?:plans?|plots?|schemes?)`;
/** Who may be evil in fun: nobody whom a child is afraid of in earnest. */
export const OF = new RegExp(
  [
    String.raw`\b(?:an?|the|this|my|our)? ?(?:evil|wicked)(?: (?:genius|mastermind|little|giant|mutant|talking|space))* (?:\p{L}+ )?(?:broccoli|vegetables?|veg|fruit|potato(?:es)?|carrots?|peas?|sprouts?|brussels sprouts?|cabbages?|cauliflowers?|tomato(?:es)?|bananas?|turnips?|onions?|cucumbers?|pumpkins?|pickles?|mushrooms?|beans?|lemons?|sandwich|sausages?|biscuits?|cupcakes?|cakes?|pizzas?|toasters?|kettles?|teapots?|fridges?|hoovers?|vacuum cleaners?|washing machines?|socks?|shoes?|tedd(?:y|ies)(?: bears?)?|toys?|dolls?|rubber ducks?|ducks?|hamsters?|guinea pigs?|rabbits?|bunn(?:y|ies)|cats?|kittens?|goldfish|squirrels?|hedgehogs?|chickens?|hens?|penguins?|geese|goose|snails?|gnomes?|garden gnomes?|pencils?|rubbers?|staplers?|umbrellas?|snowm[ae]n)\b`,
    String.raw`\b${KIND} ${VILLAIN}\b`,
    String.raw`\b${VILLAIN}\b[^.]*\b(?:${KIND}|can['’]?t be (?:bad|evil|mean)|cannot be (?:bad|evil|mean)|no good at|bad at|not very good|by (?:mistake|accident)|go(?:es)? wrong|thanked|helps?|helping|wants? to be good|side ?kick)\b`,
    String.raw`\b(?:with|has|have|hatch\w*|makes?) an? ${PLAN}\b|\b${PLAN} (?:that |which )?(?:always |keeps? )?(?:go(?:es|ing)? wrong)\b`,
    String.raw`\b(?:hamster|guinea pig|cat|kitten|rabbit|goldfish|squirrel|penguin|potato|broccoli|carrot|sprout|duck|hen|chicken|toaster|teddy)s?\b[^.]*\b(?:tak(?:es?|ing) over|rul(?:e|es|ing)|conquer\w*) the (?:whole )?world\b`,
  ].join('|'),
  'iu',
);
export const NOT =
  /\b(?:super ?hero(?:es)?|fights?|fighting|battles?|defeats?|attack\w*|kill\w*|brothers?|sisters?|twins?|bab(?:y|ies)|toddler|witch\w*|wizards?|queens?|kings?|stepmother|step ?mum|dragons?|scared|afraid|fear\w*|allerg\w*|won['’]?t eat|hates?|fussy|first time|supermarket|school|teachers?|zombies?|ghosts?|clowns?|dolls?|birthday|christmas)\b/i;

const isEvil = (each: Entity | null): each is Entity =>
  each !== null &&
  !/\b(?:villains?|badd\w+|guys?|world|plans?|genius|nicest|kindest|sidekick)\b|^evil$/i.test(each.word);

/** What is evil, as a word: "broccoli"; null where the theme has a villain and nothing besides. */
export function evilIn({ hero, other, thing, raw }: Theme): Entity | null {
  // What these pages are about besides, the shoes, is in no theme.
  const found = [hero, thing, other].filter(isEvil).find(({ word }) => raw.toLowerCase().includes(word));
  return found && (found.known || found.being) ? found : null;
}
