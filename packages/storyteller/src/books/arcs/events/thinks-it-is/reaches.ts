import type { Ability } from '@storylantern/library';

/** Where a ball goes, who cannot get it, and how it is got by somebody who can. Each in two wordings. */
interface Telling {
  /** Where the ball is now. */
  readonly gone: readonly [string, string];
  /** How one tries who has not got what it takes. */
  readonly tries: (b: string) => readonly [string, string];
  /** How it is got. */
  readonly does: (a: string) => readonly [string, string];
}

export interface Reach {
  readonly by: Ability;
  /** Sentences of at most eight words. */
  readonly young: Telling;
  readonly older: Telling;
  /** What one would not expect: "Dogs don't climb". */
  readonly verb: string;
}

/** What a ball has come to, by what it takes to get it back; the plainest first. */
export const REACHES: readonly Reach[] = [
  {
    by: 'climb',
    verb: 'climb',
    young: {
      gone: ['The ball is up in the tree.', 'Now the ball sits in the tree.'],
      tries: (b) => [`${b} hops and hops. Too high!`, `${b} looks up. Too high!`],
      does: (a) => [`Up the tree goes ${a}, up, up, up.`, `${a} climbs up, as quick as a wink.`],
    },
    older: {
      gone: [
        'It stuck in the tree, as high as a bedroom window.',
        'It flew into the tree and stayed there, far up, between two branches.',
      ],
      tries: (b) => [
        `${b} ran round the trunk three times, and then back the other way`,
        `${b} stood underneath and jumped, and came down again each time`,
      ],
      does: (a) => [
        `${a} went up the trunk, and along the branch, and pushed`,
        `${a} was up there in no time, and sent it down with one tap`,
      ],
    },
  },
  {
    by: 'fly',
    verb: 'fly',
    young: {
      gone: ['The ball is on the roof.', 'Up on the roof lies the ball.'],
      tries: (b) => [`${b} hops and hops. Too high!`, `${b} looks up. Too high!`],
      does: (a) => [`Flap, flap! Up goes ${a}.`, `Up flies ${a}, right to the top.`],
    },
    older: {
      gone: [
        'It came down on the roof of the shed, and stopped there.',
        'It landed on the shed, on the very top, and did not roll off.',
      ],
      tries: (b) => [
        `${b} ran round the shed three times, and then back the other way`,
        `${b} stood underneath and jumped, and came down again each time`,
      ],
      does: (a) => [
        `${a} flapped up, and sat beside it, and gave it a push`,
        `${a} was up there in no time, and sent it down with one tap`,
      ],
    },
  },
  {
    by: 'swim',
    verb: 'swim',
    young: {
      gone: ['The ball is in the pond.', 'Splash! Now it is in the pond.'],
      tries: (b) => [`${b} puts in a toe. Too wet!`, `${b} reaches out. Too far!`],
      does: (a) => [`Splash! Out swims ${a}.`, `In goes ${a}, and swims to it.`],
    },
    older: {
      gone: [
        'It went into the pond, and lay in the very middle.',
        'It came down in the pond with a plop, a long way from every edge.',
      ],
      tries: (b) => [
        `${b} ran round the pond three times, and then back the other way`,
        `${b} reached out from the edge, and then a bit further, and got wet`,
      ],
      does: (a) => [
        `${a} swam out, and brought it back in front like a tug`,
        `${a} was out there in no time, and came home pushing it`,
      ],
    },
  },
  {
    by: 'dig',
    verb: 'dig',
    young: {
      gone: ['The ball is down a deep hole.', 'Down a hole goes the ball.'],
      tries: (b) => [`${b} looks in. Too deep!`, `${b} reaches in. Too deep!`],
      does: (a) => [`${a} digs and digs. Earth flies!`, `Dig, dig, dig! Down goes ${a}.`],
    },
    older: {
      gone: [
        'It rolled down a hole in the bank, and the earth fell in.',
        'It dropped into the old ditch, and half the bank came down after it.',
      ],
      tries: (b) => [
        `${b} looked at the place from all sides, and sat down on it`,
        `${b} poked about a little, and got dirt in one eye`,
      ],
      does: (a) => [
        `${a} dug so that the earth flew, and came up with it`,
        `${a} was down there in no time, and kicked it out behind`,
      ],
    },
  },
  {
    by: 'small',
    verb: 'get in there',
    young: {
      gone: ['The ball is under the shed.', 'It rolls under the shed. Gone!'],
      tries: (b) => [`${b} pushes. Too small a gap!`, `${b} is too big to go in.`],
      does: (a) => [`In goes ${a}, under the shed.`, `${a} is small. In goes ${a}!`],
    },
    older: {
      gone: [
        'It rolled under the shed, through a gap no higher than a slice of bread.',
        'It went under the shed, to the back, where there is hardly a gap.',
      ],
      tries: (b) => [
        `${b} lay down flat and could see it, and that was all`,
        `${b} got one nose in, and needed help to get it out again`,
      ],
      does: (a) => [
        `${a} went in, and came out on the other side with it`,
        `${a} was under there in no time, and rolled it out`,
      ],
    },
  },
  {
    by: 'nibble',
    verb: 'bite through string',
    young: {
      gone: ['The ball is caught in the net.', 'It is stuck in the net.'],
      tries: (b) => [`${b} pulls and pulls. No good!`, `${b} shakes the net. No good!`],
      does: (a) => [`Nibble, nibble. ${a} bites the string.`, `${a} nibbles at the net. Snip!`],
    },
    older: {
      gone: [
        'It flew into the old net, and wound itself up like a parcel.',
        'It hung in the net over the peas, with nine knots round it.',
      ],
      tries: (b) => [`${b} pulled at it, and made it ten knots`, `${b} shook the net, and got tied up as well`],
      does: (a) => [`${a} nibbled through the string, snip, snip, snip`, `${a} had bitten it free in no time`],
    },
  },
  {
    by: 'bounce',
    verb: 'jump as high as that',
    young: {
      gone: ['The ball is on the wall.', 'Up on the wall sits the ball.'],
      tries: (b) => [`${b} stretches. Too high!`, `${b} looks up. Too high!`],
      does: (a) => [`Boing! Up jumps ${a}.`, `One, two, boing! Up goes ${a}.`],
    },
    older: {
      gone: [
        'It came to lie on top of the garden wall, and stayed there.',
        'It landed on the high wall, right in the middle, and did not fall off.',
      ],
      tries: (b) => [
        `${b} stretched, and stood on a bucket, and stretched again`,
        `${b} walked up and down below it, and looked up, and sighed`,
      ],
      does: (a) => [
        `${a} jumped, straight up, and knocked it down`,
        `${a} was up there in one bounce, and down again with it`,
      ],
    },
  },
  {
    by: 'strong',
    verb: 'lift a thing like that',
    young: {
      gone: ['The ball is under the big log.', 'It rolls under the big log.'],
      tries: (b) => [`${b} pushes the log. No good!`, `${b} pulls at the log. No good!`],
      does: (a) => [`Heave! ${a} lifts the log.`, `${a} pushes, and away rolls the log.`],
    },
    older: {
      gone: [
        'It rolled in under the big log, and the log settled down on it.',
        'It went under the great log by the gate and was shut in there.',
      ],
      tries: (b) => [
        `${b} pushed the log, and the log did not notice`,
        `${b} pulled at one end of it and sat down suddenly`,
      ],
      does: (a) => [`${a} put a shoulder to it, and the log rolled over`, `${a} had lifted one end in no time`],
    },
  },
  {
    by: 'fast',
    verb: 'run like that',
    young: {
      gone: ['The ball rolls away down the hill.', 'Down the hill rolls the ball.'],
      tries: (b) => [`${b} runs after it. Too slow!`, `${b} cannot run so fast.`],
      does: (a) => [`Whoosh! ${a} is after it.`, `${a} runs like the wind.`],
    },
    older: {
      gone: [
        'It rolled over the edge, and down the hill, towards the stream.',
        'It got away down the hill, and there is a stream at the bottom.',
      ],
      tries: (b) => [
        `${b} set off after it, and had to stop halfway to breathe`,
        `${b} ran as fast as ever, and the ball ran faster`,
      ],
      does: (a) => [
        `${a} was after it, and past it, and lay down in its way`,
        `${a} went by like a gust, and stopped it at the water`,
      ],
    },
  },
  {
    by: 'sniff',
    verb: 'smell a ball',
    young: {
      gone: ['The ball is lost in the long grass.', 'The grass is long. The ball is gone.'],
      tries: (b) => [`${b} looks and looks. No ball!`, `${b} cannot see it. Not there!`],
      does: (a) => [`Sniff, sniff. ${a} smells the ball!`, `${a} sniffs. This way! There!`],
    },
    older: {
      gone: [
        'It went into the long grass, somewhere, and it was getting dark.',
        'It was lost in the meadow, where the grass was higher than anyone.',
      ],
      tries: (b) => [
        `${b} looked behind every single blade, beginning on the left`,
        `${b} looked until it was too dark to see who was looking`,
      ],
      does: (a) => [
        `${a} put down a nose, and followed it, straight to the ball`,
        `${a} had sniffed it out in no time`,
      ],
    },
  },
];
