import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './nobody-there-old.ts';
import { partsOf, TITLES } from './nobody-there-parts.ts';

const TOO_SMALL_TO_PLAY =
  /\b(?:too|so) (?:small|little|short|tiny)\b|\b(?:smallest|shortest|littlest|tiniest)\b|\bnot (?:big|tall) enough\b/iu;

/** The others look over the smallest one's head, take it for a hole in the defence, and put every ball there. */
export const NOBODY_THERE: EventPlot = standsApart({
  id: 'nobody-there',
  when: TOO_SMALL_TO_PLAY,
  closest: true,
  only: true,
  young,
  middle,
  old: (going) => old(going, titleOf(going)),
});

const titleOf = (going: Going): string => titled(going.chance.pick(...TITLES).replace('{side}', partsOf(going).side));

function young(going: Going): Told {
  const { refrain, A, a, team, others, side, C, c, whoIs, F, f, N, n, O, o } = partsOf(going);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')],
          things: ['shirt'],
        },
        `${cap(A.introduced)} plays for ${team}.${whoIs === '' ? '' : ` ${c} is the coach.`} The shirt is long. "You will grow," says ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'stand', 'happy'), seen(A, 'wave', 'happy')], things: ['football'] },
        `Ten in the team? No, eleven! Who stands behind ${f}? It is little ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'point', 'determined'), seen(A, 'stand', 'determined')],
          things: ['football'],
        },
        `Here come the ${others}. ${n} is tall. ${n} looks to the ${side}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'happy'), seen(N, 'stand', 'surprised')], things: ['football'] },
        `Kick! But ${a} is there, down by the ball. ${a} takes it away. Tap!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'point', 'determined'), seen(A, 'stand', 'determined')],
          things: ['football'],
        },
        `Here they come again. ${n} looks over ${A.names} head. "${refrain}" Kick! Tap! Gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'think', 'surprised')], things: ['football'] },
        `${n} looks up. ${n} looks round. ${n} does not look down. Where is the ball?`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')], things: ['football'] },
        `${a} has the ball. ${a} runs and runs. Under arms! Past all the knees!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(O, 'look-up', 'curious'), seen(A, 'run', 'determined')],
          things: ['goal', 'football'],
        },
        `In the goal stands ${o}. ${o} looks far, far away. "${refrain}" says ${o}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'excited'), seen(O, 'stand', 'surprised')],
          things: ['football', 'goal'],
        },
        `Tap! The ball rolls in. Goal! Who did that? "I did," says ${a}. "Down here!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(F, 'cheer', 'happy')] },
        `${cap(team)} win! Up goes ${a}, on high. Now ${a} is the tallest of all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')], things: ['shirt'] },
        `The shirt is still very long. "You will grow," says ${c}. "But not today, please!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, team, others, side, where, C, c, whoIs, F, f, N, n, O, o } = partsOf(going);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(C, 'stand', 'happy')],
          things: ['shirt'],
        },
        `${cap(A.introduced)} played football for ${team}, ${where}. The smallest shirt they had came down to the knees. "You'll grow into it," said ${c}${whoIs}. "That one's too small," said the people behind the rope. They said it at every match.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'stand', 'surprised'), seen(A, 'wave', 'happy')], things: ['football'] },
        `Before they began, the players were counted. "Ten," said the referee. "You're one short." "Here I am," said ${a}, and came out from behind ${f}. "So you are," said the referee. "Eleven. I beg your pardon."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'point', 'determined'), seen(A, 'stand', 'determined')],
          things: ['football'],
        },
        `They played against the ${others}. Their captain was ${n}, who was as tall as a door. ${n} looked out over all the heads, and saw a great big gap. "To the ${side}!" shouted ${n}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'run', 'determined'), seen(N, 'stand', 'surprised')],
          things: ['football'],
        },
        `So the ball came down the ${side}. A ball is not high up. It is down on the grass, and ${a} was nearly there already. Tap! It was gone. The ${others} stood and looked at each other.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'point', 'determined'), seen(A, 'reach', 'happy')], things: ['football'] },
        `They tried again. "${refrain}" shouted ${n}. Tap! They tried with two, and they tried with three. ${a} went in between the legs and out between some others. "It's a hole," said ${n}. "The ball rolls in, and it never comes out."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'think', 'worried'), seen(A, 'think', 'sad')] },
        `But nobody got a goal. There were five minutes left. "It's no good, they're too small," said somebody behind the rope. ${a} heard it. Then ${a} looked up the field. All the ${others} were down here, searching the grass. The whole way up was empty.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(N, 'stand', 'surprised')], things: ['football'] },
        `This time ${a} did not pass it. ${a} ran. Nobody called out, because nobody saw. There were elbows above, and knees to both sides, like a wood. "Has anyone got the ball?" said ${n}, far behind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(O, 'look-up', 'curious'), seen(A, 'run', 'determined')],
          things: ['goal', 'football'],
        },
        `In the goal stood ${o}, with one hand over the eyes. ${o} could see to the other end, and the church behind it. "Come back," called ${o}. "It's quite safe. ${refrain}" Then something went by, down where the boots are.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'excited'), seen(O, 'stand', 'surprised'), seen(C, 'cheer', 'excited')],
          things: ['goal', 'football'],
        },
        `"Goal!" roared ${c}. The referee ran up with the notebook. "Who was that?" said the referee. "Who shot it?" Nobody knew. Then all of ${team} put out a finger, and pointed. They pointed down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'surprised'), seen(A, 'stand', 'proud')], things: ['football'] },
        `One nil! ${n} came across, and did what nobody had done all day. ${n} bent down. "Oh," said ${n}. "There you are! You're the hole." "I'm ${a}," said ${a}, and they shook hands. ${N.names} was quite a long way up.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(F, 'cheer', 'happy')],
          things: ['shirt', 'camera'],
        },
        `They had their picture taken, with ${a} on ${F.names} shoulders. Now ${a} was the tallest, and the shirt hung down over ${F.names} ears. "You'll grow into it," said ${c}. "Yes, but slowly," said ${f}. "There's another match on Sunday!"`,
      ),
    ],
  };
}
