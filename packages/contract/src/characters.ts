import * as z from 'zod/mini';
import { someLooksSchema, looksSchema } from './looks.ts';
import { THINGS } from './things.ts';

/** Animals and made-up creatures that can be somebody in a book: each can sit, move and feel. */
export const ANIMALS = [
  'dog',
  'cat',
  'rabbit',
  'bear',
  'fox',
  'mouse',
  'guinea-pig',
  'hedgehog',
  'squirrel',
  'pig',
  'cow',
  'sheep',
  'goat',
  'deer',
  'horse',
  'unicorn',
  'lion',
  'tiger',
  'monkey',
  'elephant',
  'giraffe',
  'panda',
  'koala',
  'sloth',
  'wolf',
  'dinosaur',
  'dragon',
  'crocodile',
  'frog',
  'tortoise',
  'snake',
  'bird',
  'owl',
  'duck',
  'hen',
  'penguin',
  'bat',
  'fish',
  'whale',
  'shark',
  'octopus',
  'crab',
  'seal',
  'butterfly',
  'bee',
  'ladybird',
  'spider',
  'snail',
  'caterpillar',
  'robot',
  'monster',
  'alien',
  'ghost',
  'snowman',
] as const;
export type AnimalName = (typeof ANIMALS)[number];

/** A coat other than the animal's usual one; also the colour of a thing that is somebody. */
export const COATS = [
  'white',
  'grey',
  'black',
  'brown',
  'golden',
  'ginger',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
  'yellow',
] as const;

/** How large somebody is beside a child of six: `tiny` sits on a hand, `middle` comes up to the chest. */
export const SIZES = ['tiny', 'small', 'middle', 'big', 'huge'] as const;

/** Grown-ups of the pictures. `parent` and `other-parent` are never drawn as a mother or a father: the text says who. */
export const ADULTS = [
  'parent',
  'other-parent',
  'grandparent',
  'other-grandparent',
  'teacher',
  'doctor',
  'librarian',
  'shopkeeper',
  'farmer',
  'captain',
  'coach',
  'neighbour',
] as const;

/** Dressing up that makes somebody a pirate or a knight; worn over who they are. */
export const COSTUMES = [
  'pirate',
  'knight',
  'royal',
  'wizard',
  'fairy',
  'astronaut',
  'superhero',
  'vampire',
  'mermaid',
  'swimmer',
  'diver',
  'raincoat',
  'winter-coat',
  'pyjamas',
  'father-christmas',
] as const;

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,23}$/));
const name = z.string().check(z.minLength(1), z.maxLength(60));
const costume = z.nullable(z.enum(COSTUMES));

/**
 * Somebody in a book, as its text knows them. The first of a cast is its hero. `child` is the reader's own child,
 * `other-child` any other. `thing` is a thing that is somebody: a kettle, a digger, a moon with a face.
 */
export const characterSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('child'), id, name, age: z.number(), costume }),
  z.object({ is: z.literal('other-child'), id, name, age: z.number(), costume }),
  z.object({ is: z.literal('adult'), id, name, role: z.enum(ADULTS), costume }),
  z.object({ is: z.literal('baby'), id, name }),
  z.object({
    is: z.literal('animal'),
    id,
    name,
    animal: z.enum(ANIMALS),
    coat: z.nullable(z.enum(COATS)),
    size: z.nullable(z.enum(SIZES)),
  }),
  z.object({
    is: z.literal('thing'),
    id,
    name,
    thing: z.enum(THINGS),
    coat: z.nullable(z.enum(COATS)),
    size: z.nullable(z.enum(SIZES)),
  }),
]);
export type Character = z.infer<typeof characterSchema>;

export const GARMENTS = ['dungarees', 'tee', 'jumper', 'hoodie', 'cardigan', 'dress', 'tunic', 'coat'] as const;
export const PRINTS = ['plain', 'stripes', 'dots', 'stars', 'band'] as const;
/** Named colours of cloth; the illustrator knows what each looks like. */
export const CLOTHS = [
  'mustard',
  'coral',
  'teal',
  'sage',
  'sky',
  'rose',
  'violet',
  'cream',
  'red',
  'butter',
  'denim',
  'navy',
  'plum',
  'cocoa',
  'pine',
  'rust',
] as const;

/** What somebody wears through a whole book. */
export const outfitSchema = z.object({
  garment: z.enum(GARMENTS),
  print: z.enum(PRINTS),
  top: z.enum(CLOTHS),
  bottom: z.enum(CLOTHS),
  shoes: z.enum(CLOTHS),
  accent: z.enum(CLOTHS),
});
export type ChosenOutfit = z.infer<typeof outfitSchema>;
export const someOutfitSchema = z.partial(outfitSchema);
export type SomeOutfit = z.infer<typeof someOutfitSchema>;

/** How a person looks and what they wear, fixed once per book. */
export const personLooksSchema = z.object({ looks: looksSchema, outfit: outfitSchema });

/**
 * One entry of a cast sheet: who somebody is and everything about their appearance that a page may not change.
 * `person` is null for animals and things, whose appearance is in the character itself.
 */
export const castMemberSchema = z.object({ character: characterSchema, person: z.nullable(personLooksSchema) });
export type CastMember = z.infer<typeof castMemberSchema>;

/** A book's cast, the hero first. It is stored with the book, so that any page can be drawn again. */
export const castSheetSchema = z.array(castMemberSchema).check(z.minLength(1), z.maxLength(12));
export type CastSheet = z.infer<typeof castSheetSchema>;

/** What a parent may change of the child in a finished book; everything left out stays as it is. */
export const appearanceSchema = z.object({
  looks: z.optional(someLooksSchema),
  outfit: z.optional(someOutfitSchema),
});
