import type { Scene } from '@storylantern/contract';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';

type Prop = Scene['props'][number];

/** Which of the drawn props a parent's word stands for. */
const PROPS: readonly (readonly [RegExp, Prop])[] = [
  [/\b(?:rabbit|bunny)\b/i, 'rabbit-toy'],
  [/\bblank/i, 'blanket'],
  [/\b(?:teddy|bear)\b/i, 'teddy'],
  [/\bdoll/i, 'doll'],
  [/\bpillow|cushion/i, 'pillow'],
  [/\btrain/i, 'train'],
  [/\bcars?\b/i, 'car'],
  [/\b(?:football|soccer|ball)/i, 'ball'],
  [/\b(?:lego|duplo|bricks|blocks)\b/i, 'blocks'],
  [/\bpuzzle|jigsaw/i, 'puzzle'],
  [/\b(?:book|reading|stories)/i, 'book'],
  [/\bdraw/i, 'pencil'],
  [/\b(?:paint|colou?ring)/i, 'paint'],
  [/\bdrum/i, 'drum'],
  [/\b(?:bike|cycling|bicycle)/i, 'bicycle'],
  [/\bkite/i, 'kite'],
  [/\bstars?\b/i, 'star'],
  [/\bflower/i, 'flower'],
  [/\bballoon/i, 'balloon'],
];
const MOST_PROPS = 3;
/** Where it happens, when the parent says so and the situation may happen anywhere. */
const PLACES: readonly (readonly [RegExp, Scene['setting']])[] = [
  [/\b(?:playground|park|swings?|slide|sandpit)\b/i, 'playground'],
  [/\b(?:at|in) (?:school|class|nursery|preschool|kindergarten|pre-?k|daycare)\b/i, 'classroom'],
  [/\b(?:garden|yard|outside)\b/i, 'garden'],
  [/\b(?:beach|seaside)\b/i, 'beach'],
  [/\b(?:doctors?|dentists?|jabs?|vaccin\w+|injections?)\b/i, 'doctor'],
];
const ANYWHERE: readonly Scene['setting'][] = ['living-room', 'playground', 'garden', 'street'];
const NIGHT = /\b(?:at night|bedtime|every night|in the night|night-?time)\b/i;

/**
 * The cover of this story: the situation's scene with the place and time the parent spoke of where the situation leaves
 * them open, and with things the story names. `used` are the facts that stand in the story.
 */
export function coverScene(
  frame: Frame,
  problem: string,
  facts: readonly ToldFact[],
  used: ReadonlySet<FactName>,
): Scene {
  const cover = withAnimalMeant(frame, problem);
  const open = ANYWHERE.includes(cover.setting) && cover.companion !== 'baby';
  const setting = open ? (PLACES.find(([word]) => word.test(problem))?.[1] ?? cover.setting) : cover.setting;
  const named = facts
    .filter((each) => used.has(each.name) && each.name !== 'helper')
    // A comforter may be in the story by its name only ("Pip"); its sentence says what it is.
    .flatMap(({ name, phrase, sentence }) =>
      propFor(name === 'comforter' ? `${phrase.text} ${sentence}` : phrase.text),
    );
  const [first] = cover.props;
  const props = [...new Set([...(first === undefined ? [] : [first]), ...named, ...cover.props])].slice(0, MOST_PROPS);
  const time = cover.setting === 'bedroom' && NIGHT.test(problem) ? 'night' : cover.time;
  return { ...cover, setting, time, props };
}

/** Animals that stand beside the child on a cover, in the parent's words. */
const ANIMALS: readonly (readonly [RegExp, Scene['companion']])[] = [
  [/\b(?:cats?|kitt(?:y|ens?))\b/i, 'cat'],
  [/\b(?:rabbits?|bunn(?:y|ies))\b/i, 'rabbit'],
  [/\b(?:dogs?|doggy|doggie|pupp(?:y|ies)|\w+hound|labrador|spaniel|poodle|terrier)\b/i, 'dog'],
];

/** A new pet may be a dog, a gecko or two budgies: one that was not named is not drawn. */
function withAnimalMeant({ id, cover }: Frame, problem: string): Scene {
  if (id !== 'new-pet') return cover;
  return { ...cover, companion: ANIMALS.find(([word]) => word.test(problem))?.[1] ?? null };
}

const propFor = (words: string): Prop[] =>
  PROPS.filter(([word]) => word.test(words))
    .map(([, prop]) => prop)
    .slice(0, 1);
