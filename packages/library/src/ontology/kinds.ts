import type { ANIMALS, COATS, COSTUMES, SettingName, ThingName } from '@storylantern/contract';

/** What somebody can do, so that it can be planted early as a harmless habit and turn out to be the answer. */
export const ABILITIES = [
  'warm',
  'fly',
  'strong',
  'small',
  'light',
  'dig',
  'swim',
  'loud',
  'gentle',
  'climb',
  'fast',
  'sniff',
  'bounce',
  'string',
  'nibble',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Troubles somebody can be in; each has tries that fail for a reason and abilities that truly solve it. */
export const PROBLEMS = ['cold', 'high', 'dark', 'stuck', 'narrow', 'water', 'lost-way', 'tangled', 'asleep'] as const;
export type Problem = (typeof PROBLEMS)[number];

/**
 * How an entry is drawn: as an animal of the illustrator, as a thing with a face, or as a person, in a costume when the
 * kind is known by one.
 */
export type Drawing =
  | { readonly animal: (typeof ANIMALS)[number]; readonly coat?: (typeof COATS)[number] }
  | { readonly thing: ThingName; readonly coat?: (typeof COATS)[number] }
  | { readonly person: 'child' | 'adult'; readonly costume: (typeof COSTUMES)[number] | null };

/** A being that can be somebody in a story: an animal, a made-up creature, a vehicle, a job. */
export interface Being {
  /** The singular noun as it stands in a sentence: "guinea pig". */
  readonly id: string;
  readonly plural: string;
  readonly isa: 'pet' | 'farm' | 'wild' | 'sea' | 'insect' | 'bird' | 'magic' | 'person' | 'vehicle' | 'thing';
  /** Other words a parent may use for it: "bunny", "doggy". Singular. */
  readonly also?: readonly string[];
  /** Names of its own, warm and a little odd; none of a living person or a brand. */
  readonly names: readonly string[];
  /** Where it lives, after "lived in the" or "in the": "hutch", "hollow oak". */
  readonly home: string;
  readonly setting: SettingName;
  /** What it eats, as it stands after "ate": "burnt toast", "nectar". Harmless, and true for a real animal. */
  readonly eats: string;
  /** The noise it makes, without a stop: "Wheek". */
  readonly says: string;
  /** A habit in the past tense, after its name: "popped straight up in the air". */
  readonly does: string;
  /** What it is like to touch, after "was": "warm as a bread roll". */
  readonly touch: string;
  /** How it sleeps, base form, after "they": "tuck up in hay with a leg sticking out". True for a real animal. */
  readonly sleeps: string;
  readonly can: readonly Ability[];
  /** Why one could be afraid of it, a clause after "they": "never fly in a straight line". Never gory. */
  readonly scary: string;
  /** The trouble it is most likely to be in. */
  readonly need: Problem;
  /** 1 sits on a hand, 2 on a lap, 3 comes to the chest, 4 as tall as a grown-up, 5 far larger. */
  readonly size: 1 | 2 | 3 | 4 | 5;
  readonly drawing: Drawing;
}

/** A place worth a journey. */
export interface Place {
  /** With its article, as it stands after "to": "the moon". */
  readonly id: string;
  /** Words that mean it, singular, without article. */
  readonly words: readonly string[];
  readonly setting: SettingName;
  /** How one gets there, after "by": "rocket", "rowing boat". */
  readonly by: string;
  readonly vehicle: ThingName | null;
  /** Three things to pack, as they stand after "They took": "the washing basket, two colanders and the good tape". */
  readonly load: string;
  /** Of those, what a picture can show. */
  readonly loadThings: readonly ThingName[];
  /** What stands in the way. */
  readonly gap: Problem;
  /** Three things to see, as they stand after "They saw". */
  readonly sees: readonly [string, string, string];
  /** After "It smelled of". */
  readonly smell: string;
  /** After "They heard". */
  readonly sound: string;
  /** A true fact, a clause with a capital left out and no stop, with its source beside it. */
  readonly fact: string;
  readonly factSource: string;
  /** What is brought home: "one round grey pebble". */
  readonly keep: string;
  readonly keepThing: ThingName | null;
  /** The id of a being who lives there. */
  readonly resident: string;
}

/** A thing that can be made, lost, wanted or found. */
export interface OntologyThing {
  /** The singular noun. */
  readonly id: string;
  readonly words: readonly string[];
  /** True for what is said without "a": "bread", "pancakes". */
  readonly uncounted?: true;
  /** What it looks like, after "It was". */
  readonly look: string;
  readonly like: readonly ('soft' | 'round' | 'hollow' | 'flat' | 'shiny' | 'long' | 'wheeled' | 'sweet')[];
  /** For things that can be made: three parts as they stand after "They got". */
  readonly parts?: readonly [string, string, string];
  /** Two faults of a first try, each with its reason: ["it would not rise", "it had no air in it"]. */
  readonly wrong?: readonly [readonly [string, string], readonly [string, string]];
  /** The spare bit, planted early, that cures the first fault for a reason. */
  readonly left?: string;
  /** What it does in the end, past tense, after its name: "went up over the gate and stayed there". */
  readonly use?: string;
  /** The nearest picture of it. */
  readonly drawn: ThingName | null;
}

/** A first time: dentist, pool, school. */
export interface FirstTime {
  readonly id: string;
  readonly words: readonly string[];
  /** With article: "the pool". */
  readonly place: string;
  readonly setting: SettingName;
  /** Who is there, with name and a detail: "Sal, the teacher, who had a whistle and frog-green sandals". */
  readonly helper: string;
  readonly helperName: string;
  /** What is brought, with article: "goggles", "a small bag". */
  readonly gear: string;
  readonly gearThing: ThingName | null;
  /** A worry as said: "the water looks as deep as a house". */
  readonly worry: string;
  /** A question the child asks. */
  readonly ask: string;
  /** Two sentences of sense. */
  readonly sense: readonly [string, string];
  /** A harmless skill after "could", where it is done, and its cry: "blow bubbles", "in the bath", "Blub-blub-blub!". */
  readonly skill: string;
  readonly skillAt: string;
  readonly cry: string;
  /** The first small thing done there, past tense. */
  readonly step1: string;
  /** What goes a little wrong, a sentence without capital. Never a hurt. */
  readonly wobble: string;
  /** How the skill helps there, one or two sentences. True. */
  readonly use: string;
  /** What happens afterwards, past tense clause. */
  readonly after: string;
}

/** A thing one can be afraid of that is not a being and not truly dangerous: the dark, thunder, the hoover. */
export interface Fear {
  /** As it stands after "did not like": "the dark", "thunder". */
  readonly id: string;
  readonly words: readonly string[];
  readonly setting: SettingName;
  /** A clause: "it has no edges". */
  readonly scary: string;
  /** Two ways of avoiding it, past tense, each with the reason why it does not work. */
  readonly avoid: readonly [readonly [string, string], readonly [string, string]];
  /** What is noticed when one stays a minute: two short sentences. */
  readonly sense: string;
  /** What is true of it, a sentence without stop, with its source. */
  readonly truth: string;
  readonly truthSource: string;
  /** A harmless skill after "could", and how it helps: "count to four on four fingers". */
  readonly trick: string;
  readonly trickUse: string;
  /** A good side found at the end, a noun phrase. */
  readonly friend: string;
}

/** Something one does: football, singing, ballet, baking. */
export interface Activity {
  /** As it stands after "loved": "football", "singing". */
  readonly id: string;
  readonly words: readonly string[];
  readonly setting: SettingName;
  readonly gear: string;
  readonly gearThing: ThingName | null;
  /** Base form after "could not": "kick it straight". */
  readonly hard: string;
  /** Two failing tries with reasons, past tense. */
  readonly tries: readonly [readonly [string, string], readonly [string, string]];
  /** The trick of it, true, that a patient friend could know. */
  readonly knack: string;
  /** The moment it goes right, past tense, without a winner. */
  readonly moment: string;
  readonly sound: string;
}
