import type { ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';

/** Why nobody hugs somebody, and how it can be done all the same. */
export interface Reason {
  /** What the child has or does from the start: whole sentences, by the child's name. */
  readonly seedNow: (k: string) => string;
  readonly seed: (k: string) => string;
  /** What nobody says: spoken, without a stop. */
  readonly truth: string;
  /** What can be done about it: spoken, whole sentences. */
  readonly answerNow: string;
  readonly answer: string;
  /** How it goes then: whole sentences. */
  readonly heldNow: string;
  readonly held: (a: string) => string;
  readonly thing: ThingName | null;
}

const PRICKLY: Reason = {
  seedNow: (k) => `${k} sits on a fat pillow.`,
  seed: (k) => `${k} was sitting on the step, on the fattest pillow in the house.`,
  truth: 'You are all prickles',
  answerNow: 'We need a pillow in between.',
  answer: 'We only need a pillow. It goes in between.',
  heldNow: 'It does not prick at all.',
  held: () => 'All the prickles went into the pillow on one side. On the other side it was only soft.',
  thing: 'pillow',
};
const FIERCE: Reason = {
  seedNow: (k) => `${k} has a scarf to play with.`,
  seed: (k) => `${k} was sitting on the step, and played with a long scarf.`,
  truth: 'You look so fierce',
  answerNow: 'I tie the scarf on my eyes.',
  answer: "I only need to tie the scarf round my eyes. Then I shan't see that.",
  heldNow: 'Now there are no big teeth.',
  held: (a) => `With the scarf on there were no teeth and no claws. There was only ${a}, holding on.`,
  thing: 'scarf',
};
const COLD: Reason = {
  seedNow: (k) => `${k} has on three coats.`,
  seed: (k) => `${k} was going for a walk, in three coats at once.`,
  truth: 'You are so cold',
  answerNow: 'But I have three coats.',
  answer: 'But I have three coats on. It has a long way to come.',
  heldNow: 'It is not cold at all.',
  held: () => 'The cold got through the first coat, and half of the second. There it stopped.',
  thing: 'coat',
};
const BIG: Reason = {
  seedNow: (k) => `${k} paints a long, long fence.`,
  seed: (k) => `${k} was painting a very long fence, one bit each day.`,
  truth: 'There is so much of you',
  answerNow: 'I do one bit at a time.',
  answer: "I'll do it like the fence, one bit at a time. Where shall I begin?",
  heldNow: 'First comes one toe.',
  held: () => 'It began at a toe. By noon it had got as far as the knee. Nobody was in a hurry.',
  thing: 'fence',
};
const LONG: Reason = {
  seedNow: (k) => `${k} sits there and does nothing.`,
  seed: (k) => `${k} was sitting on the step, and was not doing anything at all.`,
  truth: 'You never let go',
  answerNow: 'But I have all day.',
  answer: "They all have things to do, and you never stop. But I've got nothing to do until supper.",
  heldNow: 'It is a long, long one.',
  held: () => 'They stood so still that a bird came down to look. It was a very long one.',
  thing: null,
};

/** Why nobody will, by what somebody is. */
export function reasonFor(kind: string, being: Being | null): Reason {
  if (/hedgehog|porcupine|cactus|urchin|echidna|thistle|nettle|puffer|stegosaurus|rose/.test(kind)) return PRICKLY;
  if (/snowman|yeti|ice|frost|ghost|penguin|jellyfish|frog/.test(kind)) return COLD;
  if (
    /tiger|lion|crocodile|alligator|wolf|bear|shark|dragon|monster|t-rex|dinosaur|snake|spider|cobra|panther|leopard|ogre|troll|lobster|crab|scorpion|vampire|raptor|gorilla|skeleton|zombie|werewolf|bull/i.test(
      kind,
    )
  )
    return FIERCE;
  return (being?.size ?? 2) >= 5 ? BIG : LONG;
}
