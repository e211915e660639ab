/** Words that parents use for one thing, by families; the first stands for all of them in the search. */
const FAMILIES: readonly string[] = [
  'screen screens telly tv television ipad tablet youtube cartoon cartoons video videos',
  'phone phones mobile mobiles smartphone smartphones iphone',
  'hit hits hitting slap slaps slapping smack smacks thump thumps punch punches punching whack whacks',
  'grandparent grandparents gran grandma granny nan nana grandad grandpa grandfather grandmother',
  'wee wees pee pees peeing weeing urine',
  'poo poos poop poops pooing pooping',
  'night nights nite nites midnight overnight',
  'thunder thunders thunderstorm thunderstorms storm storms lightning',
  'anger angry temper rage rages raging furious',
  'worry worries worrying worried fret frets anxious anxiety anxieties',
  'afraid scared frightened terrified fear fears scary petrified',
  'nappy nappies diaper diapers pullup pullups',
  'dummy dummies pacifier pacifiers paci binky soother',
  'nursery daycare kita creche playgroup preschool kindy',
  'talk talks talking speak speaks speaking speech',
  'tantrum tantrums meltdown meltdowns paddy strop strops hissy',
  'die dies died dead death dying',
  'brother brothers sister sisters sibling siblings',
  'sleep sleeps sleeping asleep slept',
  'scream screams screaming screech screeches shriek shrieks shrieking',
  'shout shouts shouting shouted yell yells yelling',
  'bully bullies bullied bullying',
  'vomit vomits vomiting puke pukes puking',
  'toilet toilets loo loos bathroom',
];

const FIRST = new Map(
  FAMILIES.flatMap((family) => {
    const words = family.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The word that stands for a word's family; the word itself when it has none. */
export const familiar = (word: string): string => FIRST.get(word) ?? word;
