import type { ThingName } from '@storylantern/contract';
import type { Telling } from './arc.ts';

/** Who a thread is told with. */
interface ThreadWords {
  /** The child. */
  readonly k: string;
  /** The grown-up, as in the middle of a sentence and at its beginning. */
  readonly g: string;
  readonly G: string;
}
type ThreadLine = (words: ThreadWords) => string;

/**
 * Something small that happens at home beside what the book is about: begun early, worse in the middle, and settled in
 * the last picture. It says nothing of the feeling, and it gives the hands something to do.
 */
export interface GentleThread {
  readonly thing: ThingName;
  readonly told: Readonly<Record<Telling, readonly [begins: ThreadLine, goesOn: ThreadLine, ends: ThreadLine]>>;
}

export const GENTLE_THREADS: readonly GentleThread[] = [
  {
    thing: 'balloon',
    told: {
      young: [
        ({ k }) => `Look up, ${k}. A balloon! Up on the ceiling.`,
        ({ k }) => `The balloon came down a bit. ${k} stretched. Not yet.`,
        ({ k }) => `Down, down, down. Hello, balloon! ${k} holds the string.`,
      ],
      middle: [
        ({ k, g }) =>
          `At home there was a balloon on the ceiling. It had got away on Tuesday. ${k} and ${g} both jumped for it. It moved over, just a little.`,
        ({ k, g }) =>
          `The balloon had come down as far as the lamp. ${k} stood on tiptoe. "It's going at its own speed," said ${g}. They had toast under it.`,
        ({ k }) =>
          `In the end the balloon came down by itself. It was small and soft by then, and not shiny at all. ${k} held the string. It was just the right size for a hand.`,
      ],
      old: [
        ({ k, g }) =>
          `There was a balloon on the ceiling at home. It had been there since the fair, in the corner over the door, with its string hanging down. The end of the string was four inches higher than ${k} could jump. ${k} knew, because of having measured. "Leave it," said ${g}. "It'll come down when it's ready." It did not look ready.`,
        ({ k, G }) =>
          `The balloon had let go of the ceiling. It hung halfway, and went slowly round, like somebody in a shop who does not want any help. ${k} lay on the carpet and watched it. ${G} lay down as well. "Three inches since breakfast," said ${k}. It is a restful thing to watch, something that can't be hurried.`,
        ({ k, g }) =>
          `Late that day the string touched ${k} on the ear. The balloon had come the whole way, by itself, in its own time. It was wrinkled, and about as big as a grapefruit. ${k} walked it once round the room, like a dog, and tied it to the end of the bed. "You could have told us," said ${g} to it. It bobbed.`,
      ],
    },
  },
  {
    thing: 'seedling',
    told: {
      young: [
        ({ k }) => `${k} has a pot. In it is one bean. Sleep, bean.`,
        ({ k }) => `${k} looked in. Only mud. Drip, drip, a drink for it.`,
        ({ k }) => `Oh! One seedling. Green! It has a bean for a hat, ${k}.`,
      ],
      middle: [
        ({ k }) =>
          `On the window sill there was a pot. In the pot was a bean, and ${k} had put it there. It was hard to tell. From the top it was only mud.`,
        ({ k, g }) =>
          `${k} looked in the pot again. It was mud. "Perhaps it's upside down," said ${k}. "It will find out which way is up," said ${g}. They gave it six drops of water, off a spoon.`,
        ({ k }) =>
          `And there it was, one seedling, bent over like somebody looking for a shoe. It still had half of the bean on its head. ${k} did not breathe on it.`,
      ],
      old: [
        ({ k, g }) =>
          `There was a flowerpot on the sill with ${k}'s name on a lolly stick. Nine days ago a bean had gone in. Nothing had come out. ${k} had dug it up once, to see, and been sorry, and put it back. "It's had a shock," said ${g}. "I'd give it a week." They turned the pot round, so that the mud could see out.`,
        ({ k, g }) =>
          `There was a crack in the mud. It was as thin as a hair, and it ran right across the pot. ${k} fetched ${g}. They put their heads together and looked in from above, like two people at a well. "Was that there before?" "No." Nothing moved. But something was underneath, with its shoulder to it.`,
        ({ k, g }) =>
          `It had come up when nobody was looking. It was one seedling, pale green and folded in half, with its skin on one side like a beret. ${k} turned the pot to the window. By the time the plates were dry it had leaned over, all by itself, to look out. "There you are," said ${g}. They moved the curtain for it.`,
      ],
    },
  },
  {
    thing: 'puzzle',
    told: {
      young: [
        ({ k }) => `A puzzle on the rug. One bit is gone. Where, ${k}?`,
        ({ k, G }) => `${k} looked under. ${G} looked behind. A crumb! No puzzle.`,
        ({ k }) => `What fell out of the sock? The last bit! Click, ${k}.`,
      ],
      middle: [
        ({ k }) =>
          `There was a puzzle of a boat on the rug, nearly done. One bit was gone. It was sky. ${k} had looked in the box twice, and once in the lid.`,
        ({ k, g }) =>
          `${k} and ${g} lifted up the rug. They found a hair clip and some fluff. They found a very old raisin. The puzzle still had a hole in it, where the sun might be.`,
        ({ k }) =>
          `Then ${k} took off one sock, and out fell a bit of sky. It had been walked about on, all that day. It went into the puzzle with a click. The boat could go.`,
      ],
      old: [
        ({ k, g }) =>
          `On the low table there was a puzzle of a harbour. It had been there for a week, with supper going on round it. One bit was missing. It was not an important bit, only sky. But you could not look at anything else. "Five hundred, less one," said ${g}. ${k} had turned out every pocket in the house.`,
        ({ k, g }) =>
          `They looked for it properly, on their fronts, with a torch. Under the sofa there was a whole small world. There were two pencils, a shell, and a letter from the library. There was no sky. "I used to think that they ate them," said ${g}, muffled. ${k} laughed, and got dust up the nose. The puzzle went on having a hole.`,
        ({ k }) =>
          `It was in the turn-up of ${k}'s own trousers. It had been to the shops and back, and up and down the stairs. It was a bit bent at one ear. ${k} did not say anything, and carried it over on a flat hand, and let it down into the hole. It clicked. They left the puzzle there for another week, just so as to go past it.`,
      ],
    },
  },
  {
    thing: 'button',
    told: {
      young: [
        ({ k }) => `Wobble, wobble. ${k} has a loose button. It hangs on.`,
        ({ k }) => `Plink! There goes the button. Roll, roll. Stop it, ${k}!`,
        ({ k, G }) => `In and out. ${G} sews. Now the button is back, ${k}.`,
      ],
      middle: [
        ({ k }) =>
          `${k}'s coat had a loose button. It hung down by one thread, and looked at the floor. ${k} gave it a turn, now and then. It was company.`,
        ({ k, G }) =>
          `Then the thread let go. Plink, went the button, and ran under the table. ${k} went in after it. ${G} went in as well. There was not much room, and they stayed there for a bit.`,
        ({ k, g }) =>
          `They had only red thread left, so ${g} used that. It went in and out eight times. Now there is one button with a middle like a berry. ${k} can find it in the dark.`,
      ],
      old: [
        ({ k, g }) =>
          `The second button on ${k}'s coat had been loose since the autumn. By now it hung down on a thread an inch long, and swung. "I'll see to that," said ${g}, every time that it went by. ${k} had got used to it. It was something to wind up, in a queue, or while people were talking.`,
        ({ k, G }) =>
          `It came off in ${k}'s fingers. There was no noise at all. One moment it was a button. The next it was a small flat thing with four holes, and belonged to nothing. ${k} looked through the holes at the light. ${G} went to find the tin, which was under everything, as it always is.`,
        ({ k, g }) =>
          `There was no blue thread in the tin, only orange. "Nobody will see," said ${g}. They could see it from across the road. ${k} did the last four stitches, and the knot, which was more of a tangle. It will be there when the rest of the coat is dust. It is the one button that ${k} never has to look for now.`,
      ],
    },
  },
  {
    thing: 'clock',
    told: {
      young: [
        ({ k }) => `Tick, says the clock. Tick, tick. No tock! Listen, ${k}.`,
        ({ k, G }) => `${G} looked in the clock. ${k} held the lid. A crumb!`,
        ({ k }) => `Puff! Out flew the crumb. Tick, tock. Good clock, ${k}.`,
      ],
      middle: [
        ({ k }) =>
          `The kitchen clock had gone wrong. It said tick, and then it waited, and then it said tick again. ${k} said the tock for it. That was all right for a while.`,
        ({ k, G }) =>
          `${G} took the clock down and opened the back. It was all small wheels in there, leaning on each other. ${k} held the four screws in one hand, and did not drop any.`,
        ({ k }) =>
          `It had been a crumb. They blew, both together, and the clock jumped. Tick, it said. Tock. ${k} could hear it through the wall, doing both by itself.`,
      ],
      old: [
        ({ k, g }) =>
          `The clock in the kitchen had lost its tock. It still told the time, more or less. But it said tick, and left a gap, and you waited for the other foot to come down. "It's catching," said ${g}, who had stopped on the stairs, between two steps. ${k} had begun to say it for it, under the breath.`,
        ({ k, G }) =>
          `They took it down after the washing-up, and undid the back. ${G} had the little screwdriver. ${k} had a saucer for the screws, and a good eye. Inside there were nine brass wheels, and each one had its teeth in the next. Eight of them were trying to go. They were all waiting for the ninth.`,
        ({ k, g }) =>
          `What was in the ninth wheel was toast. It was one crumb, as big as a full stop, and it must have been there for a month. ${k} got it out with a pin. For a moment nothing happened. Then the whole clock gave a sort of shrug. Tick. Tock. "Well," said ${g}. They hung it up, and stood there for rather longer than they had to.`,
      ],
    },
  },
  {
    thing: 'blocks',
    told: {
      young: [
        ({ k }) => `Up go the blocks. One more. One more. Sway, ${k}!`,
        ({ k }) => `Crash! Down came the blocks. ${k} sat in the middle.`,
        ({ k, g }) => `A low one now. A door for ${g}. A bed for ${k}. Blocks!`,
      ],
      middle: [
        ({ k }) =>
          `There was a tower on the rug. ${k} had used all the blocks but one. It came up as high as the table, and it leaned, like somebody listening. The last one was a red one.`,
        ({ k, g }) =>
          `${k} put on the red one. Then there was no tower. There were blocks in the fireplace, and in the fruit. "That was a good noise," said ${g}, after a moment. They picked them up by colours.`,
        ({ k }) =>
          `The next one was not high. ${k} made it long, and low, and let it have a door. Somebody could live there. The blocks went all the way round, like a wall with moonlight.`,
      ],
      old: [
        ({ k, g }) =>
          `It was to be as high as the door handle. ${k} had been building it for two days, and people had to walk round. There were a hundred and six blocks in it, some of them on end. It swayed when a lorry went by. "What will you do when you get there?" said ${g}. ${k} had not thought of that. There were five to go.`,
        ({ k, G }) =>
          `It was not the lorry. It was the last one but two. There was a long slow lean, and time to say "Oh". Then there were blocks right along the hall. ${k} looked at the place where it had been. ${G} came and looked as well. "It's quite a big floor, isn't it?" said ${G}, and sat down on it.`,
        ({ k, G }) =>
          `The one that they made in the end was no higher than a cat. It had a wall and a yard, and a road going off under the sofa. They used all hundred and eleven blocks. ${G} wanted a chimney, so it has three. Nobody has to walk round it. You step over, and wish whoever is in there a good evening, and ${k} says it back.`,
      ],
    },
  },
  {
    thing: 'mittens',
    told: {
      young: [
        ({ k }) => `Wet mittens! Drip, drip. ${k} hung them up, side by side.`,
        ({ k }) => `Still wet. Squeeze, ${k}, squeeze. Plop, plop, plop.`,
        ({ k }) => `Warm now. Dry now. In go two hands. Hello, mittens! Night, ${k}.`,
      ],
      middle: [
        ({ k }) =>
          `The mittens had been in a puddle, and ${k} had not been far off. Now they hung on a string, like two fish. Under them stood a bowl. Plip, it went. Plop.`,
        ({ k, g }) =>
          `They were not dry yet. ${k} felt them, one and then the other. "The thumbs are always last," said ${g}. So they each took a thumb, and squeezed, and counted the drips. There were nineteen.`,
        ({ k }) =>
          `At last there was no more plip. The mittens were as stiff as toast. One had dried with its thumb up. ${k} put them on to see. They were the warmest thing in the house.`,
      ],
      old: [
        ({ k, g }) =>
          `There was a pair of mittens over the sink, dripping into the big pan. They were ${k}'s, and they had fallen in the canal on a stick, which is a long story. "They'll be a week," said ${g}. Each of them had made itself into the shape of a hand that was holding something. It was hard not to look at them.`,
        ({ k, G }) =>
          `${k} turned the mittens inside out. They had insides, with knots, where somebody had once put one colour down and picked up another. "Your great-aunt did those," said ${G}. "She hummed, except for the thumbs." They pressed them in a towel, and stood on it, one on each end. It helped more than you would think.`,
        ({ k, g }) =>
          `They were dry. They had gone small, and thick, and rather cross, and they smelled of canal for good. ${k} pulled them on, finger by finger, except that there were no fingers. It was still quite a fit. "They'll give," said ${g}. ${k} went up to bed in them, and held on to the rail all the way, to begin.`,
      ],
    },
  },
];
