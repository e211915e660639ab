import type { ActorHint } from '../../arc.ts';
import type { Visit } from './rules.ts';

/** How it is done where the guest lives: harmless, odd, and within reach of any guest and any child. */
export interface Way {
  readonly pose: ActorHint['pose'];
  /** The guest tells of it, without quotes or stop, in at most six words: "We hum to it first". */
  readonly tells: string;
  /** The same with its reason, in sentences of at most fourteen words. */
  readonly why: string;
  /** The child does it and gets it a little wrong; at most eight words a sentence, then fourteen, then twenty. */
  young(k: string): string;
  middle(k: string): string;
  old(k: string): string;
}

const MEAL: readonly Way[] = [
  {
    pose: 'sit',
    tells: 'We hum to it first',
    why: 'We hum to it first, so that it is not afraid.',
    young: (k) => `${k} hummed to a bun. Hmm, hmm, hmm.`,
    middle: (k) => `${k} bent down to a bun and hummed. The bun did not seem to mind.`,
    old: (k) =>
      `${k} felt foolish for about as long as it takes to choose a tune. Then ${k} bent down, close to the bun, and hummed the whole of a song about a bus. The bun sat very still.`,
  },
  {
    pose: 'sit',
    tells: 'We sit back to back',
    why: 'We sit back to back, so that nobody has to watch anybody chew.',
    young: (k) => `${k} turned round. Back to back. Munch, munch.`,
    middle: (k) => `${k} turned round, and they sat back to back on the step. It was a very good view.`,
    old: (k) =>
      `${k} turned right round and leaned, and felt somebody lean back. It is a friendly thing, a back. Nobody could see what became of anybody's crumbs, and all that there was to look at was the evening.`,
  },
  {
    pose: 'hold',
    tells: 'We have the last thing first',
    why: 'We have the last thing first, because it has waited the longest.',
    young: (k) => `Cake first! Then bread. ${k} had cake first.`,
    middle: (k) => `${k} began with the cake and ate backwards. By the end there was only a pea.`,
    old: (k) =>
      `${k} began with the icing and worked back, through the cake and the bread, towards the peas. It was like walking home down a street that you had only ever gone up. The peas came as a complete surprise.`,
  },
  {
    pose: 'walk',
    tells: 'We go round it three times',
    why: 'We go round it three times, so that it has seen all of us.',
    young: (k) => `Round went ${k}. Round, round. Hello, bun!`,
    middle: (k) => `${k} walked round the buns three times, and bowed a little on the corners.`,
    old: (k) =>
      `${k} went round the buns once at an ordinary walk, and once with the other shoulder to them. The third time was slower. By then there was a feeling that they had all been properly introduced, and that the buns were pleased.`,
  },
  {
    pose: 'cover',
    tells: 'We shut our eyes and guess',
    why: 'We shut our eyes and guess, because it likes to be a surprise.',
    young: (k) => `${k} shut both eyes. Is it cheese? No! Jam.`,
    middle: (k) => `${k} shut both eyes, and bit, and guessed cheese. It was not even near to cheese.`,
    old: (k) =>
      `${k} shut both eyes, and it was like having a new mouth. There was something sharp, and something soft, and a bit that popped. "Cheese," said ${k}, who had been eating that very same sandwich since the age of two.`,
  },
];

const STAY: readonly Way[] = [
  {
    pose: 'walk',
    tells: 'We turn round three times',
    why: 'We turn round three times, so that the night can see all of us.',
    young: (k) => `Round went ${k}. Round, round, and down. Flop.`,
    middle: (k) => `${k} went twice one way and once the other, and fell in a heap.`,
    old: (k) =>
      `${k} went round once, feeling silly, and twice, feeling less so. On the third time the room went on round by itself. It came to rest with everything a little to the left, and ${k} sitting on the floor.`,
  },
  {
    pose: 'sit',
    tells: 'We tell the day backwards',
    why: 'We tell the day backwards, until we are back in bed.',
    young: (k) => `Supper. Then lunch. Then breakfast. ${k} was yawning.`,
    middle: (k) => `${k} told it from supper to breakfast, and left out all of the middle.`,
    old: (k) =>
      `${k} began with the toothbrush and went down through supper, and the rain, and the walk home. It is a strange thing to put your coat on after you have been out in it. Somewhere near lunch ${k} lost the way.`,
  },
  {
    pose: 'sit',
    tells: 'We hum until it is dark',
    why: 'We hum until it is dark all through, and then we stop.',
    young: (k) => `${k} hummed in the dark. Hmm, hmm. Hm.`,
    middle: (k) => `${k} hummed, and came to the end too soon, and hummed it again.`,
    old: (k) =>
      `${k} had never hummed at the dark, and began rather high. It was not at all like humming in the bath. You had to leave room in it for the clock, and for somebody going by in the street.`,
  },
  {
    pose: 'stand',
    tells: 'We count who is not here',
    why: 'We count who is not here, so that they are asked as well.',
    young: (k) => `${k} counted. Granny. The milkman. A whale. Good night!`,
    middle: (k) => `${k} counted Granny, and a boy from the beach, and one old snail.`,
    old: (k) =>
      `${k} thought that there would be nobody, and then could not stop. There was Granny, and the boy with the kite, and a snail that had gone off in June. It was surprising how full the room was, with everybody asked.`,
  },
  {
    pose: 'sit',
    tells: 'The first one up sings',
    why: 'Somebody sings the morning song now, so that it knows where to come.',
    young: (k) => `"Good morning, sun!" sang ${k}. In the dark!`,
    middle: (k) => `${k} sang the morning song with the lamp off, and forgot the second half.`,
    old: (k) =>
      `${k} stood in the dark and sang the song that they sang in the mornings. It sounded like a different song there. It sounded like somebody putting a thing ready on the chair, and ${k} forgot how the second half went.`,
  },
];

const SCHOOL: readonly Way[] = [
  {
    pose: 'point',
    tells: 'Whoever knows least is teacher',
    why: 'Whoever knows least is the teacher, because they ask the best questions.',
    young: (k) => `${k} stood at the front. "Why is it Tuesday?"`,
    middle: (k) => `${k} stood at the front, and asked them why it was Tuesday. Nobody had thought of that.`,
    old: (k) =>
      `${k} stood up at the front, where the teacher stands, and could think of nothing to teach. So ${k} asked why it was Tuesday. Eleven people put forward eleven reasons, and one of them was very nearly good.`,
  },
  {
    pose: 'wave',
    tells: 'We greet all the chairs',
    why: 'We greet all the chairs first, because they were here all night.',
    young: (k) => `"Hello, chair. Hello, chair," said ${k}. Hello, bin!`,
    middle: (k) => `${k} said good morning to nineteen chairs, and by mistake to the bin.`,
    old: (k) =>
      `${k} said good morning to a chair, and felt its silence. It was easier with the second. At about the ninth it began to seem rude that nobody had done it before. One had sat on them all.`,
  },
  {
    pose: 'run',
    tells: 'We have playtime first',
    why: 'We have playtime first, so that there is something to learn about.',
    young: (k) => `Out ran ${k}. Puddles! "Why are they round?"`,
    middle: (k) => `${k} ran out and played, and came in with a puddle to ask about.`,
    old: (k) =>
      `${k} went out to play with nothing done, which felt like walking about in odd shoes. But there was a puddle with a hole in the ice. It is hard to look at a thing like that for long without needing to be taught something.`,
  },
  {
    pose: 'think',
    tells: 'We bring one question each',
    why: 'We bring one question each, and nobody may answer until lunch.',
    young: (k) => `${k} had one. "Where do socks go?" Shh. Lunch!`,
    middle: (k) => `${k} asked where the other sock goes, and at once gave the answer.`,
    old: (k) =>
      `${k} asked where the other sock goes, and at once began to say where. It is a hard thing to leave a question alone until lunch. It follows you about. ${k} tried sitting on both hands, and then on the question.`,
  },
  {
    pose: 'walk',
    tells: 'The last one goes first',
    why: 'The last one in goes first, so that nobody needs to run.',
    young: (k) => `"After you," said ${k}. "No, after you!" Bump.`,
    middle: (k) => `${k} went to the back to be last, and so did all the others. Nobody went in.`,
    old: (k) =>
      `${k} stood aside to be the last, and so be first, and so did everybody. For a while they all stood aside from one another in the doorway. Nobody was late. It was the first time that nobody had been.`,
  },
];

export const WAYS: Readonly<Record<Visit, readonly Way[]>> = { meal: MEAL, stay: STAY, school: SCHOOL };
