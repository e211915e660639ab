import type { ThingName } from '@storylantern/contract';
import type { OriginKind } from '../../theme/origin.ts';

/** Whom and what a line speaks of: the hero, the child, and what is got at last, "stripes", "a long neck". */
interface Words {
  readonly h: string;
  readonly k: string;
  readonly mark: string;
  readonly aMark: string;
}
type Line = (words: Words) => string;

/** How a thing of a kind is got: by which habit one is late, what does not work, and what does. */
export interface WayToGet {
  /** Past tense, sentences of at most 14 words: why the hero was last. */
  readonly habit: readonly [Line, Line, Line];
  /** At most 8 words each. */
  readonly habitShort: readonly [Line, Line, Line];
  /** Two tries of the child's, each with why it fails. */
  readonly tries: readonly [Line, Line];
  readonly triesShort: readonly [Line, Line];
  readonly tryThings: readonly [ThingName | null, ThingName | null];
  /** What was there all along and did it. */
  readonly turn: readonly [Line, Line, Line];
  readonly turnShort: readonly [Line, Line, Line];
  readonly turnThing: ThingName;
  /** What can still be seen of it today, present tense. */
  readonly still: readonly [Line, Line, Line];
  readonly stillShort: readonly [Line, Line, Line];
}

export const WAYS: Readonly<Record<OriginKind, WayToGet>> = {
  marked: {
    habit: [
      ({ h }) =>
        `But ${h} was a leaner. There was a gate to lean on, and a wall. There was a tree with just the right slope.`,
      ({ h }) =>
        `It would have been in time, if there had been no fences. But wherever there was a fence, ${h} leaned on it for a bit.`,
      ({ h }) =>
        `Only ${h} could not pass a thing without leaning on it. It leaned on a rock. It leaned on a cow, who moved.`,
    ],
    habitShort: [
      ({ h }) => `${h} leans on a gate. ${h} leans on a tree.`,
      ({ h }) => `Lean, lean, lean. That is how ${h} goes.`,
      ({ h }) => `But here is a fence. So ${h} leans.`,
    ],
    tries: [
      ({ h, k }) =>
        `${k} put some on with mud and a spoon. They looked very well. But ${h} took a bath after supper, as always, and came out plain.`,
      ({ h, k }) =>
        `Then ${k} stuck leaves on ${h}, with honey, one by one. But the goats were hungry, and leaves are lunch.`,
    ],
    triesShort: [
      ({ k }) => `${k} tries mud. But mud comes off. Splash!`,
      ({ k }) => `${k} tries leaves. But a goat eats them. Munch!`,
    ],
    tryThings: [null, 'leaf'],
    turn: [
      ({ h, k, mark }) =>
        `${k} had been painting the fence all day, to cheer things up. ${h} came by, and sighed, and leaned. "Don't!" said ${k}. But ${h} had leaned already. When it stood up, there they were, from end to end: ${mark}.`,
      ({ h, k, mark }) =>
        `There was a new fence, and ${k} had painted it, and the paint was wet. ${h} never read signs. It leaned, and went to sleep like that. In the morning it came unstuck with a small noise. The fence was bare. ${h} had ${mark}!`,
      ({ h, mark }) =>
        `What does one do when there is nothing left to do? ${h} leaned. It was the wet fence, with the paint an hour old. ${h} leaned there until the sun went down. And what had been on the fence was on ${h}: ${mark}.`,
    ],
    turnShort: [
      ({ h, mark }) => `Wet paint! But ${h} leans. Look, ${h}! ${mark}!`,
      ({ h, mark }) => `${h} leans on the new fence. Squish. ${mark}!`,
      ({ h, mark }) => `The fence is wet. ${h} leans. Oh! ${mark}!`,
    ],
    turnThing: 'fence',
    still: [
      ({ h }) =>
        `They have never come off. Behind one ear there is a place, even now, where the latch was. And ${h} still leans.`,
      ({ h }) =>
        `Rain does nothing to it, and neither does soap. If you stand close to ${h}, there is still a faint smell of paint.`,
      ({ h }) =>
        `The fence has been done again since. But on a warm day ${h} goes and leans on it, the other way round, for luck.`,
    ],
    stillShort: [
      ({ h }) => `It never comes off. And ${h} still leans.`,
      ({ h }) => `Rub, rub. It stays. Good old ${h}.`,
      ({ h }) => `${h} leans on the moon now. Well, nearly.`,
    ],
  },
  stretched: {
    habit: [
      ({ h }) =>
        `But ${h} was nosy. There was a jar by the road, so ${h} looked into it. There was a hole, and a hat, and another jar.`,
      ({ h }) =>
        `It would have been in time, if there had been nothing to look into. ${h} looked into a log. ${h} looked into somebody's soup.`,
      ({ h }) =>
        `Only ${h} could not pass a hole without seeing who was in. Mostly it was a beetle. They talked for a bit.`,
    ],
    habitShort: [
      ({ h }) => `${h} peeps into a jar. ${h} peeps into a hat.`,
      ({ h }) => `Peep, peep, peep. That is how ${h} goes.`,
      ({ h }) => `But here is a hole. So ${h} peeps in.`,
    ],
    tries: [
      ({ h, k }) =>
        `${k} made one out of a sock and straw, and tied it on. It hung the wrong way. But then a bird moved into it, and ${h} gave it up.`,
      ({ k }) =>
        `Then ${k} tried with dough, because dough gets longer. It did. But it was warm that day, and it went on getting longer, down the hill.`,
    ],
    triesShort: [
      ({ k }) => `${k} tries a sock. But a bird moves in.`,
      ({ k }) => `${k} tries dough. But it grows and grows!`,
    ],
    tryThings: ['sock', null],
    turn: [
      ({ h, k, mark }) =>
        `Was the box really empty? ${h} had to know, and looked in, right to the bottom. The lid came down, softly, and held on. ${k} pulled. Everybody pulled. Out it came, bit by bit, like a drawer. It was ${mark}.`,
      ({ h, k, aMark }) =>
        `There was a knot hole in the side of the box. ${h} had a peep, and was stuck. "Pull!" said ${k}. They pulled until teatime. Some of ${h} came at once. The rest took longer, and was longer. And so there was ${aMark}.`,
      ({ h, aMark }) =>
        `At the very bottom of the box something shone. ${h} looked in, further than anybody should. It was only a pin. But now ${h} was in the box, and would not come out. They all took hold, and heaved. Pop! There was ${aMark}.`,
    ],
    turnShort: [
      ({ h, mark }) => `${h} peeps in. Stuck! Pull, pull, pop! ${mark}!`,
      ({ h, mark }) => `${h} is stuck. Pull! Out it comes. ${mark}!`,
      ({ h, mark }) => `In goes ${h}. Heave! Heave! Pop! ${mark}!`,
    ],
    turnThing: 'box',
    still: [
      ({ h }) =>
        `It never went back. There is a crease in it, if you look, where the lid was. And ${h} still looks into everything, only from further off.`,
      ({ h }) =>
        `They waited for it to shrink, and it did not. ${h} is asked to all the parties now, to see what is on top of the cupboard.`,
      ({ h }) =>
        `It has been that long ever since. The box has a bend in it as well. They keep it by the gate, and ${h} says good morning to the hole.`,
    ],
    stillShort: [
      ({ h }) => `It never went back. And ${h} still peeps.`,
      ({ h }) => `It stays that long. Good old ${h}.`,
      ({ h }) => `Who peeps at the moon? It is ${h}.`,
    ],
  },
  worn: {
    habit: [
      ({ h }) =>
        `But ${h} never took anything off. It had on a hat from Monday, and a bucket from the day before. That makes one slow.`,
      ({ h }) =>
        `It would have been in time, without all it had on. Whatever ${h} tried on, it kept on. That day it was a sack and two baskets.`,
      ({ h }) =>
        `Only it is hard to hurry in a flowerpot. ${h} had put it on to see how it looked. Then ${h} had kept it on, as usual.`,
    ],
    habitShort: [
      ({ h }) => `${h} has a pot on. ${h} keeps it on.`,
      ({ h }) => `On it goes. On it stays. That is ${h}.`,
      ({ h }) => `But here is a basket. On it goes, ${h}.`,
    ],
    tries: [
      ({ h, k }) =>
        `${k} borrowed one from a neighbour, just for the day. But there was still a bit of the neighbour in it, and ${h} had to take it back.`,
      ({ h, k }) =>
        `Then ${k} cut one out of bread. ${h} looked very fine. But there are ducks about, in every story, and they had seen the bread.`,
    ],
    triesShort: [
      ({ k }) => `${k} lends a pan. But it rings. Bong!`,
      ({ k }) => `${k} tries bread. But the ducks come. Peck!`,
    ],
    tryThings: [null, 'bread'],
    turn: [
      ({ h, k, aMark }) =>
        `So ${k} made one out of what there was, a stick, some straw, and the end of a basket. "It's only for tonight," said ${k}. But ${h} had it on now. It slept in it, and swam in it. By spring it had grown on: ${aMark}.`,
      ({ h, k, aMark }) =>
        `Rain was coming. ${k} took the lid of the box, and the string, and a good deal of glue, and put it all on ${h}. "Just until it stops," said ${k}. It rained until June. And by then it was not a lid any more, but ${aMark}.`,
      ({ h, k, aMark }) =>
        `${k} emptied out both pockets, and stuck it all together, and it was not at all bad. "You can take it off for supper," said ${k}. ${h} did not. ${h} never did. In a year nobody could see the glue. They could only see ${aMark}.`,
    ],
    turnShort: [
      ({ h, mark }) => `Sticks and straw. On it goes, ${h}. ${mark}!`,
      ({ h, mark }) => `A lid and glue. ${h} keeps it on. ${mark}!`,
      ({ h, mark }) => `On it goes. On it stays. ${h}! ${mark}!`,
    ],
    turnThing: 'basket',
    still: [
      ({ h }) => `${h} has it on now. It has it on in the bath. Under it, on the left, you may find a bit of string.`,
      ({ h }) =>
        `It has been on for so long that it has roots. ${h} was asked once to take it off at the door, and only laughed.`,
      ({ h }) =>
        `Wind cannot get it off, and nor can a comb. And at night, when all the others hang up their hats, ${h} does not.`,
    ],
    stillShort: [
      ({ h }) => `In the bath. In bed. ${h} has it on.`,
      ({ h }) => `It never came off. Good old ${h}.`,
      ({ h }) => `Hats off, says the moon. Not ${h}.`,
    ],
  },
  sounded: {
    habit: [
      ({ h }) =>
        `But ${h} had to sniff things. It sniffed a post. It sniffed the next post, which was just the same, and sniffed it twice.`,
      ({ h }) =>
        `It would have been in time, if nothing had smelled of anything. But ${h} sniffed a shoe, and a step, and a whole hedge.`,
      ({ h }) =>
        `Only ${h} could never leave a smell where it was. There was one on a stone. It took all morning to get to the end of it.`,
    ],
    habitShort: [
      ({ h }) => `${h} sniffs a post. ${h} sniffs a shoe.`,
      ({ h }) => `Sniff, sniff, sniff. That is how ${h} goes.`,
      ({ h }) => `But here is a smell. So ${h} sniffs.`,
    ],
    tries: [
      ({ h, k }) =>
        `${k} had a drum, and ${h} tried that. It was loud, and it was quite good. But a drum has to be carried, and ${h} needed all its feet.`,
      ({ h, k }) =>
        `Then ${k} lent ${h} a trumpet. ${h} blew. But there was a spider asleep in it, who had to be said sorry to, and that was that.`,
    ],
    triesShort: [
      ({ k }) => `${k} lends a drum. But who can carry it?`,
      ({ k }) => `${k} lends a trumpet. But a spider is in!`,
    ],
    tryThings: ['drum', 'trumpet'],
    turn: [
      ({ h, k, aMark }) =>
        `${h} put its head in the box, and sniffed. There was nothing in it but dust. It was the dust of all the noises there had been. "Oh dear," said ${k}. ${h} shut both eyes. It opened its mouth. And out came ${aMark}.`,
      ({ h, k, aMark }) =>
        `"At least it smells nice," said ${h}, and sniffed up what was at the bottom. That was the crumbs, of every voice that had been taken. They tickled. ${k} got behind a tree. It was going to be a sneeze. It was ${aMark}.`,
      ({ h, aMark }) =>
        `There was only one thing left to do with an empty box, and ${h} did it. It sniffed. A bit of cluck went up, and the end of a moo, and some old thunder. It all went round and round. Then it came out as ${aMark}.`,
    ],
    turnShort: [
      ({ h, mark }) => `${h} sniffs the box. Ah, ah, ah. ${mark}!`,
      ({ h, mark }) => `Dust! ${h} sniffs. It tickles. It comes! ${mark}!`,
      ({ h, mark }) => `Sniff. Tickle. Big breath, ${h}. Out comes! ${mark}!`,
    ],
    turnThing: 'box',
    still: [
      ({ h }) =>
        `It has never run out. When the wind is right you can hear ${h} from here, and it always looks a bit surprised.`,
      ({ h }) =>
        `It came again the next day, without any dust. Nobody says "Bless you" any more. They just say that it is ${h}.`,
      ({ h }) =>
        `The box is swept now, and stands by the door. But ${h} goes round sniffing things all the same, in case there is another.`,
    ],
    stillShort: [
      ({ h }) => `Every day it comes. That is ${h}.`,
      ({ h }) => `Bless you? No. It is only ${h}.`,
      ({ h }) => `Hush now, moon. Here comes ${h}.`,
    ],
  },
};
