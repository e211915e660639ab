import { PREMISES_OF_PEOPLE } from './premises-of-people.ts';
import { PREMISES_OF_VEHICLES } from './premises-of-vehicles.ts';
import type { Being } from './kinds.ts';

/**
 * What a story about somebody may be about when no more was asked for than "a pony": a true trait, a piece of its work, a
 * want, or something that could happen to it and to few others. Each stands after the kind ("a pony who is always
 * hungry"), or holds "{k}" where the kind goes. None is harmful, and none says of a real animal what is not so of it,
 * beyond what animals do in any picture book: they talk, wear hats and come to tea.
 */
export interface Premises {
  /** Ids of beings. */
  readonly of: readonly string[];
  readonly told: readonly string[];
}

/** What animals and creatures of stories are like, want and get into. */
export const PREMISES_OF_ANIMALS: readonly Premises[] = [
  { of: ['pony'], told: ['who is always hungry', 'stuck in the mud', 'who lost its neigh', 'who collects rosettes', 'who will not walk past a puddle', 'who is too small', 'who can dance on two legs', 'who learns to dance'] },
  { of: ['horse'], told: ['who is always hungry', 'stuck in the mud', 'who lost its neigh', 'who is too fast', 'who sneezes at hay', 'who can gallop without a sound'] },
  { of: ['donkey'], told: ['who learns to dance', 'who is always slow', 'who is too loud', 'who refuses to wear a hat', 'stuck in the mud', 'who eats every hat'] },
  { of: ['cow'], told: ['who lost its moo', 'stuck in the mud', 'who can hum two tunes at once', 'who chews everything', 'comes to tea', 'who is always last', 'who learns to dance'] },
  { of: ['bull'], told: ['who collects teacups', 'stuck in the mud', 'who likes flowers', 'who has the hiccups'] },
  { of: ['sheep', 'lamb'], told: ['who lost its baa', 'who knits its own jumper', 'who is always last', 'who bounces over every gate', 'how the {k} got its wool'] },
  { of: ['pig', 'piglet'], told: ['who is always clean', 'comes to stay', 'who is always muddy', 'who lost its oink', 'who is always hungry', 'who sings in the rain'] },
  { of: ['goat'], told: ['who eats every hat', 'who can balance on a bucket', 'who is stuck up on the roof', 'who never waits for its turn', 'who has the hiccups'] },
  { of: ['llama'], told: ['who hums all day', 'who refuses to carry anything', 'who is always late', 'stuck in the mud', 'who collects scarves'] },
  { of: ['hen', 'cockerel', 'chick', 'turkey'], told: ['who is too loud', 'who lost its cluck', 'who counts everything', 'who is always late', 'who hiccups'] },
  { of: ['goose'], told: ['who is too loud', 'who lost its honk', 'who tells everybody what to do', 'who wears wellies'] },
  { of: ['duck', 'duckling'], told: ['who lost its quack', 'who hates getting wet', 'who is always last', 'who wears wellies', 'who has the hiccups', 'who asks a hundred questions'] },
  { of: ['cat', 'kitten'], told: ['who lost its purr', 'who is stuck up a tree', 'who is always asleep', 'who knocks things over', 'who sleeps in a hat', 'who sneezes at mice'] },
  { of: ['dog', 'puppy', 'sausage dog', 'sheepdog'], told: ['who lost its bark', 'who is too fast', 'who chews everything', 'who buries things and forgets where', 'stuck in the mud', 'who collects odd socks', 'who barks in its sleep', 'who lost its ball'] },
  { of: ['rabbit', 'hare'], told: ['who lost its hop', 'who is too fast', 'who is too quiet', 'who hates carrots', 'who is always hungry'] },
  { of: ['guinea pig', 'hamster', 'gerbil', 'chinchilla', 'ferret'], told: ['who is always hungry', 'who stays up all night', 'who lost its squeak', 'who collects biscuit crumbs', 'who wants to be big', 'who can spin like a top'] },
  { of: ['goldfish', 'fish'], told: ['who forgets things', 'who is too small', 'who collects shells', 'who asks a hundred questions', 'who wants to fly'] },
  { of: ['budgie', 'parrot', 'canary', 'toucan'], told: ['who never stops talking', 'who lost its voice', 'who sings too loud', 'who tells everybody\'s secrets', 'who has the hiccups'] },
  { of: ['tortoise', 'turtle'], told: ['who is always late', 'who wants to be fast', 'who is always asleep', 'who collects hats', 'who can draw in the sand', 'how the {k} got its shell'] },
  { of: ['bear'], told: ['who does not want to hibernate', 'who is always hungry', 'who is always asleep', 'comes to tea', 'who lost its growl', 'who bakes bread', 'who is too loud', 'who wears odd socks'] },
  { of: ['polar bear'], told: ['who is always hungry', 'comes to stay', 'who wears pyjamas', 'who lost its growl', 'who is too quiet'] },
  { of: ['panda', 'red panda', 'koala'], told: ['who is always asleep', 'who is always hungry', 'comes to stay', 'who hates getting up', 'how the {k} got its patches', 'who learns to dance'] },
  { of: ['sloth'], told: ['who is always late', 'who wants to be fast', 'who is always asleep', 'comes to school', 'who smiles at everything', 'who learns to dance'] },
  { of: ['wolf'], told: ['who lost its howl', 'comes to tea', 'who only eats vegetables', 'who is too quiet', 'who has the hiccups', 'who knits', 'who is always late'] },
  { of: ['fox'], told: ['comes to stay', 'who steals biscuits', 'stuck in the mud', 'who collects odd gloves', 'who is too quiet', 'comes to tea', 'who can whistle like the wind', 'who is always hungry', 'who lost its sneeze', 'who would rather bake'] },
  { of: ['badger', 'mole', 'wombat'], told: ['who is always muddy', 'who tidies everything', 'who can make shadow pictures', 'who stays up all night', 'who wants to see the sky', 'who collects spoons', 'who is always late'] },
  { of: ['hedgehog', 'porcupine', 'anteater', 'armadillo', 'pangolin'], told: ['who is always asleep', 'who does not want to hibernate', 'who rolls up at every noise', 'who collects leaves', 'who wants a hug', 'who sneezes at apples', 'who can roll like a ball', 'who is always late', 'who is too quiet'] },
  { of: ['squirrel', 'beaver', 'otter'], told: ['who forgets where things are', 'who is too fast', 'who collects buttons', 'who can juggle acorns', 'who talks too much'] },
  { of: ['mouse', 'rat'], told: ['who is too small', 'who lost its squeak', 'who wants to be big', 'who collects cheese labels', 'who can dance on a spoon', 'who has the hiccups', 'who snores'] },
  { of: ['deer', 'reindeer', 'moose', 'antelope'], told: ['who hangs things on its antlers', 'who is always late', 'comes to stay', 'how the {k} got its antlers'] },
  { of: ['raccoon', 'skunk'], told: ['who stays up all night', 'who collects lids', 'comes to tea', 'who can juggle lids'] },
  { of: ['elephant', 'mammoth'], told: ['who can paint with its trunk', 'who forgets things', 'comes to tea', 'stuck in the mud', 'who wants to be small', 'who has a cold', 'who trumpets too loud', 'how the {k} got its trunk', 'comes to school'] },
  { of: ['lion'], told: ['who lost its roar', 'who is too loud', 'who is always asleep', 'comes to stay', 'who only eats vegetables', 'who is always hungry', 'how the {k} got its mane', 'who learns to dance'] },
  { of: ['tiger', 'leopard', 'cheetah'], told: ['who is too fast', 'who lost its growl', 'comes to school', 'who likes swimming', 'who is always asleep', 'who purrs too loud', 'who has the hiccups', 'comes to stay'] },
  { of: ['zebra'], told: ['comes to tea', 'who lost its stripes', 'how the {k} got its stripes', 'who is too fast', 'who wears spotty pyjamas', 'who is always late'] },
  { of: ['giraffe'], told: ['who can balance a plum on its nose', 'who has a cold', 'how the {k} got its long neck', 'comes to tea', 'who hums at night', 'who is always hungry', 'who bumps into things'] },
  { of: ['monkey', 'chimpanzee', 'gorilla', 'orangutan', 'lemur'], told: ['who never sits still', 'who copies everybody', 'who is always hungry', 'comes to school', 'who lost its giggle', 'who hates bananas', 'who juggles'] },
  { of: ['hippo', 'rhino', 'bison'], told: ['stuck in the mud', 'comes to stay', 'who is too big', 'who likes swimming', 'who wants to be a ballerina', 'who is always muddy', 'comes to tea', 'who yawns all day', 'who bumps into things'] },
  { of: ['camel'], told: ['who is always thirsty', 'how the {k} got its hump', 'who hums all day', 'comes to stay', 'who collects teapots'] },
  { of: ['kangaroo'], told: ['who lost its bounce', 'who never stops bouncing', 'who keeps everything in its pocket', 'how the {k} got its pouch', 'comes to stay'] },
  { of: ['meerkat', 'quokka', 'capybara', 'platypus'], told: ['who never sits still', 'who is always asleep', 'who smiles at everybody', 'comes to stay', 'who is always last', 'who collects pebbles'] },
  { of: ['crocodile'], told: ['comes to stay', 'who has toothache', 'who likes swimming', 'comes to tea', 'who smiles at everybody', 'who only eats vegetables', 'who yawns all day'] },
  { of: ['lizard', 'gecko', 'snake'], told: ['who wants a hug', 'comes to stay', 'who lost its pattern', 'who is too quiet', 'who loves jumpers', 'who is always cold', 'who sleeps in a boot', 'who has the hiccups', 'who lost its hiss'] },
  { of: ['frog', 'toad'], told: ['who lost its croak', 'who lost its hop', 'who is too loud', 'who never stops bouncing', 'who sings at night', 'who wants to fly'] },
  { of: ['bat'], told: ['who wants to stay up all day', 'who sleeps the right way up', 'who bumps into things', 'who is too quiet', 'who can fly in perfect circles', 'who lost its squeak'] },
  { of: ['weasel', 'hyena', 'velociraptor'], told: ['who lost its giggle', 'who is too fast', 'who laughs too loud', 'who collects spoons', 'comes to tea'] },
  { of: ['whale', 'narwhal', 'manatee', 'orca'], told: ['who sings too loud', 'who is lonely', 'who is stuck in the sand', 'who hums all day', 'who collects bottles', 'who can blow the tallest fountain'] },
  { of: ['dolphin', 'seal', 'walrus'], told: ['who lost its whistle', 'who never stops jumping', 'who is always asleep', 'who juggles', 'who laughs too loud', 'who is always late'] },
  { of: ['shark'], told: ['who wants a friend', 'who is too big', 'who wants to see the sky', 'who collects odd shoes', 'who smiles at everybody', 'who only eats seaweed', 'who is too fast', 'who hums all day'] },
  { of: ['octopus', 'squid'], told: ['who wants a hug', 'who lost its colour', 'who knits', 'who can juggle eight shells', 'who hugs everybody', 'who is always messy', 'who collects keys'] },
  { of: ['jellyfish', 'starfish', 'seahorse', 'lobster', 'manta ray', 'eel', 'shrimp'], told: ['who is too small', 'who glows in the dark', 'who is always late', 'who collects buttons', 'who wants to see the sky', 'who asks a hundred questions'] },
  { of: ['crab'], told: ['who collects buckets', 'who walks forwards', 'who is always cross', 'who pinches everything', 'who is always late'] },
  { of: ['axolotl'], told: ['who smiles at everybody', 'who lost its smile', 'who is always asleep', 'who is too quiet'] },
  { of: ['bird', 'robin', 'pigeon', 'kingfisher', 'hummingbird', 'puffin'], told: ['who lost its tweet', 'who sings too loud', 'who is too fast', 'who collects string', 'who is always early', 'who wakes everybody up'] },
  { of: ['owl', 'kiwi'], told: ['who lost its hoot', 'who is too quiet', 'who stays up all day', 'who can fly without a sound', 'who is always asleep', 'who knows everything', 'who forgets things'] },
  { of: ['swan', 'flamingo', 'peacock', 'heron', 'ostrich', 'pelican', 'vulture'], told: ['who learns to dance', 'who is always late', 'who stands on one leg', 'who shows off', 'who is too loud', 'who hides its face from everybody', 'who collects umbrellas'] },
  { of: ['penguin'], told: ['who wants to fly', 'who lost its waddle', 'who collects pebbles', 'who is always cold', 'comes to stay', 'who is always last'] },
  { of: ['eagle', 'seagull', 'crow', 'woodpecker', 'dodo'], told: ['who collects shiny things', 'who is too loud', 'who can draw circles in the sky', 'who is always hungry', 'who gets dizzy'] },
  { of: ['butterfly', 'moth', 'dragonfly', 'housefly', 'wasp'], told: ['who is too fast', 'who gets dizzy', 'who tickles everybody', 'who is always late', 'who never sits still'] },
  { of: ['caterpillar'], told: ['who is always hungry', 'who hates leaves', 'who does not want to change', 'who wears odd socks', 'who is always last'] },
  { of: ['ladybird'], told: ['who is too small', 'who wants to be big', 'who counts everything', 'who lost its spots', 'who is always early'] },
  { of: ['beetle', 'ant', 'grasshopper', 'woodlouse', 'stick insect', 'scorpion'], told: ['who is too small', 'who wants to be big', 'who counts everything', 'who can dance on a leaf', 'who is always early', 'who learns to dance', 'who tidies everything'] },
  { of: ['bee'], told: ['who lost its buzz', 'who is always busy', 'who gets dizzy', 'who is too loud', 'who sneezes at flowers'] },
  { of: ['firefly'], told: ['who lost its glow', 'who stays up all day', 'who is too small', 'who can write in the dark'] },
  { of: ['spider'], told: ['who knits', 'who is too quiet', 'who wears odd socks', 'who hates flies', 'who tickles everybody', 'who can weave a picture of the moon'] },
  { of: ['snail', 'slug', 'worm'], told: ['who is always late', 'who wants to be fast', 'who wants to see the sky', 'who leaves glitter everywhere', 'who is always asleep', 'who never hurries'] },
  { of: ['dragon', 'phoenix'], told: ['who lost its fire', 'comes to tea', 'who collects teaspoons', 'who has the hiccups', 'who is always cold', 'who sneezes confetti', 'who snores too loud'] },
  { of: ['unicorn', 'flying horse', 'griffin'], told: ['who lost its sparkle', 'who sneezes glitter', 'comes to stay', 'who is always muddy', 'who has the hiccups', 'stuck in the mud', 'how the {k} got its horn'] },
  { of: ['monster', 'troll', 'goblin', 'yeti'], told: ['comes to stay', 'who is always hungry', 'who is too loud', 'who tidies everything', 'who lost its growl', 'who knits', 'comes to school'] },
  { of: ['ghost', 'imaginary friend'], told: ['who is too quiet', 'comes to stay', 'who giggles', 'who collects pillowcases', 'who is always asleep', 'who lost its giggle'] },
  { of: ['alien'], told: ['comes to tea', 'comes to school', 'who asks a hundred questions', 'who collects odd socks', 'who says everything backwards', 'who has the hiccups'] },
  { of: ['snowman'], told: ['who lost its hat', 'who is too quiet', 'who collects carrots', 'who refuses to wear a scarf'] },
  { of: ['dinosaur', 'T-rex', 'triceratops', 'stegosaurus', 'diplodocus', 'pterodactyl'], told: ['comes to school', 'who is too loud', 'who is always hungry', 'stuck in the mud', 'who lost its roar', 'who wants to be small', 'who stomps too loud', 'comes to stay', 'who has the hiccups'] },
  { of: ['sea monster', 'genie', 'giant'], told: ['comes to tea', 'who is always asleep', 'who has a cold', 'who hums all day', 'who collects clocks'] },
]; // prettier-ignore

/** For kinds of which nobody has thought anything of their own. */
const OF_ANY: Readonly<Record<Being['isa'], readonly string[]>> = {
  pet: ['who is always hungry', 'who is always asleep', 'who collects odd socks', 'who is too fast'],
  farm: ['who is always hungry', 'stuck in the mud', 'who is always late', 'who is too loud'],
  wild: ['who is always hungry', 'comes to tea', 'who is always late', 'who collects buttons'],
  sea: ['who is always late', 'who collects bottles', 'who hums all day', 'who is too fast'],
  insect: ['who is too small', 'who wants to be big', 'who counts everything', 'who is always late'],
  bird: ['who lost its tweet', 'who sings too loud', 'who is always late', 'who collects string'],
  magic: ['comes to tea', 'who has the hiccups', 'who is always late', 'who collects teaspoons'],
  person: ['who is always late', 'who forgets things', 'comes to tea', 'who has the hiccups'],
  vehicle: ['who is always late', 'who is too loud', 'who is too fast', 'who is always last'],
  thing: ['who is always late', 'who is too quiet', 'who never sits still', 'who hums all day'],
};
/** As few of a kind's own are enough. */
const ENOUGH = 4;

const OWN: ReadonlyMap<string, readonly string[]> = new Map(
  [...PREMISES_OF_ANIMALS, ...PREMISES_OF_PEOPLE, ...PREMISES_OF_VEHICLES].flatMap(({ of, told }) =>
    of.map((id): [string, readonly string[]] => [id, told]),
  ),
);

/** What a story about somebody of whom nothing was said may be about. */
export function premisesOf({ id, isa }: Pick<Being, 'id' | 'isa'>): readonly string[] {
  const own = OWN.get(id) ?? [];
  return own.length >= ENOUGH ? own : [...own, ...OF_ANY[isa]];
}

/** What may happen to anybody of a kind on one day: each names an event that picture books tell well. */
const HAPPENINGS_OF_ANIMALS = [
  'who has the hiccups',
  "who can't sleep",
  "who won't wake up",
  'who is too tired',
  'who is afraid of the dark',
  'on a windy day',
  'on a picnic',
  'has a birthday party',
  'who finds a treasure map',
  'who goes camping',
  'who goes to the fair',
  'who plays hide and seek',
  'who is lonely',
] as const;
const HAPPENINGS: Readonly<Record<Being['isa'], readonly string[]>> = {
  pet: [...HAPPENINGS_OF_ANIMALS, 'who steals biscuits', 'who lost a boot', 'who finds an egg'],
  farm: [...HAPPENINGS_OF_ANIMALS, 'who steals biscuits', 'who lost a boot'],
  wild: [...HAPPENINGS_OF_ANIMALS, 'comes to school', 'who steals biscuits', 'who lost a boot'],
  bird: [...HAPPENINGS_OF_ANIMALS, 'who lost a boot'],
  insect: ['who has the hiccups', "who can't sleep", "who won't wake up", 'who is afraid of the dark', 'on a windy day', 'on a picnic', 'has a birthday party', 'who is too small'],
  sea: ['who has the hiccups', "who can't sleep", "who won't wake up", 'who is afraid of the dark', 'has a birthday party', 'who is lonely'],
  magic: [...HAPPENINGS_OF_ANIMALS, 'comes to school', 'who sneezes', 'who lost a boot'],
  person: ['who has the hiccups', "who can't sleep", 'on a windy day', 'has a birthday party', 'who lost a boot', 'who goes camping', 'who goes to the fair', 'who finds a treasure map', 'on a picnic'],
  vehicle: ['who has the hiccups', "who can't sleep", "who won't wake up", 'who is too tired', 'who is afraid of the dark', 'has a birthday party'],
  thing: ['who has the hiccups', "who can't sleep", "who won't wake up", 'who is afraid of the dark', 'has a birthday party'],
}; // prettier-ignore

/** What may happen to somebody of a kind; unlike `premisesOf` it is not of that kind alone. */
export const happeningsTo = ({ isa }: Pick<Being, 'isa'>): readonly string[] => HAPPENINGS[isa];
