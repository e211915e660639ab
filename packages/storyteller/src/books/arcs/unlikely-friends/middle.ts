import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { PLANTS } from '../../plot/plot.ts';
import { asOurs } from '../bedtime/ways-to-sleep.ts';
import { cap, clause, fitting, inBrief, keeping, sentence, titled } from '../wording.ts';
import type { UnlikelyFriends } from './arc.ts';
import { areAlike, eats } from './tries.ts';

const MOST = 14;

/** Two polite disasters, a long way home, and the one thing that only one of them can do. */
export function middle(bound: UnlikelyFriends): Told {
  const { hero: H, other: X, beside: K, tries, problem, ability, home, outside, where, chance } = bound;
  const [first, second] = tries;
  const [no, yes] = chance.pick(
    ['That is not how we do it', 'That is how we do it'] as const,
    ['That does not work', 'That works'] as const,
    ['This is not going well', 'This is going very well'] as const,
    ['Oh dear, not like that', 'Oh yes, just like that'] as const,
    ['That is no good at all', 'That is very good indeed'] as const,
    ['I do not think that is right', 'I think that is right'] as const,
  );
  const solved = problem.solve[ability]?.(H, X.name) ?? '';
  const plant = inBrief(MOST, chance.pick(...PLANTS[ability])(H));
  const attempts = chance.some(5, problem.fails).map((each) => {
    const [attempt, reason] = each(K.name, X.name);
    return fitting(MOST, sentence(`${attempt}, ${clause(reason)}`), `${sentence(attempt)} ${sentence(clause(reason))}`);
  });
  const string = ability === 'string' && namesThing(plant, 'string') ? (['string'] as const) : [];
  const tied = ability === 'string' && namesThing(solved, 'string') ? (['string'] as const) : [];
  const alike = areAlike(H, X);
  const scary = X.being && !alike ? ` ${inBrief(MOST, `They ${clause(X.being.scary)}.`)}` : '';
  const [mine, yours] = [eats(H), eats(X)];
  const sameLunch = mine.includes(yours) || yours.includes(mine);
  const lives = (who: typeof H): string =>
    who.being
      ? `lived in the ${who.being.home}`.replace('in the windowsill', 'on the windowsill')
      : 'lived in the house with the red door';
  const ways =
    X.being && !alike
      ? [`"We ${asOurs(X.being.sleeps)}," said ${X.name}. "Do," said ${H.name}. "I'll be over here."`]
      : [];
  // It does not rain on the moon.
  const hasNoWeather = outside === 'space' || outside === 'undersea';
  return {
    title: titled(
      chance.pick(
        `${H.name} and ${X.name}`,
        `not how ${H.name} does it`,
        `what ${H.aKind} can do with ${X.aKind}`,
        `a friend for ${H.name}`,
        `side by side`,
        `the day ${H.name} helped ${X.name}`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} ${lives(H)} and ate ${mine}.${where} ${plant} But ${H.name} did it all alone, and that is not much fun.`,
            `${plant} That was ${H.introduced} for you.${where} ${H.He} had a good supper and a warm bed. What ${H.name} did not have was a friend.`,
            `${H.introduced} had a table and two chairs.${where} One chair was worn out. The other was new, because nobody ever came to sit in it. ${plant}`,
          ],
          `This is ${H.introduced}.${where} ${plant} ${H.He} had everything but a friend.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: string,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Next door but one was ${X.introduced}, who ate ${yours}. They saw each other every day, and never said a word. "Say hello," said ${K.name}. So ${H.name} did. "${H.says}." "${X.says}," said ${X.name}.`,
            `Then it rained. There was only one dry place, and ${X.introduced} was in it. ${H.name} ran in too. "You could play together," said ${K.name}. They looked at each other. "${X.says}?" said ${X.name}.`,
            `"Look," said ${K.name}. It was ${X.introduced}, all alone. "${X.name} has nobody to play with." ${H.name} went red, and waved. "${X.says}?" said ${X.name}. "${H.says}," said ${H.name}.`,
          ].filter((each) => !hasNoWeather || !/\brain/.test(each)),
          `Not far off was ${X.introduced}. They had never spoken. "You could say hello," said ${K.name}. So ${H.name} did. "${X.says}," said ${X.name}.`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'shy' },
            { who: X, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: first.middle.map((each) => `${each} "${no}," they both said.`),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: first.poses[1] === 'sleep' ? 'sit' : first.poses[1], feeling: 'surprised' },
            { who: H, pose: first.poses[0], feeling: 'worried' },
          ],
        },
      },
      {
        text: second.middle.map((each) => `${each} "${no}," they both said.`),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: second.poses[0], feeling: 'surprised' },
            { who: X, pose: second.poses[1] === 'sleep' ? 'sit' : second.poses[1], feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"I had better go home," said ${X.name}, though it was only three. They had tried so hard, and nothing had worked. Off went ${X.name}, not very fast. ${H.name} did not know what to say.`,
          `"It was nice to meet you," said ${H.name}. "Yes," said ${X.name}. But they could not find one thing to do together. So they both went home, and neither of them was happy.`,
          `They sat down to think, one at each end of the wall. "It just doesn't work," said ${X.name}, and got down on the other side. ${H.name} sat on the wall alone.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: X, pose: 'walk', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"We do nothing alike," ${H.name} told ${K.name}. "So we can't be friends." "Do friends have to be alike?" said ${K.name}. ${H.name} had never thought about that.`,
            `"Did you have a nice time?" said ${K.name}. "No," said ${H.name}. "It all went wrong. But I do like ${X.name}." "Then go and say so," said ${K.name}.`,
            `"It's no use," said ${H.name}. "You know about ${alike ? X.name : X.kinds}.${scary}" "Did you ask ${X.name}?" said ${K.name}. ${H.name} had not.`,
          ],
          `"We do nothing alike," ${H.name} told ${K.name}. "Do friends have to be alike?" said ${K.name}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          problem.troubles.flatMap((told) => [
            `Next morning there was a noise. "${X.says}!" It did not sound like hello. ${cap(K.name)} and ${H.name} ran to see. ${told(X.name)}`,
            `"${X.says}!" somebody called. "${X.says}!" It was ${X.name}. They both ran, as fast as they could. ${told(X.name)}`,
            `${H.name} was on the way to see ${X.name} again. "${X.says}!" called a small, shaky voice. ${cap(K.name)} came running too. ${told(X.name)}`,
          ]),
          `"${X.says}!" They all heard it. ${problem.short(X.name)}`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: X, pose: 'sit', feeling: 'scared' },
            { who: H, pose: 'run', feeling: 'worried' },
            { who: K, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: attempts.flatMap((tried) => [
          `"Help!" said ${X.name}. ${tried} "${no}," said ${X.name}. Now there was only ${H.name} left to try.`,
          `"Let me try," said ${K.name}. ${tried} "${no}," said ${X.name}, very quietly. Then they both looked at ${H.name}.`,
          `"I'm quite all right," said ${X.name}, who was not. ${tried} "${no}," said ${X.name}. ${H.name} wanted so much to help.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'sit', feeling: 'worried' },
            { who: H, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `There was one thing that ${H.name} did all day long. ${solved} "Oh!" said ${X.name}. "You did it!"`,
          `"May I?" said ${H.name}. "It's only what I always do." ${solved} And so ${X.name} was safe.`,
          `"I can do something," said ${H.name}. "You may think it's odd." ${solved} It had worked! "How did you do that?" said ${X.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'look-up', feeling: 'surprised' },
          ],
          things: tied,
        },
      },
      {
        text: [
          `"Is that what you do all day?" said ${X.name}. "Yes," said ${H.name}. "I thought it was silly." "It's the best trick I ever saw," said ${X.name}. ${H.name} did not know where to look.`,
          `${X.name} did not say thank you. ${X.name} said, "Are you doing anything tomorrow?" ${H.name} was not. "Then come and see me," said ${X.name}.`,
          `"I can't do that at all," said ${X.name}. "And I can't do what you do," said ${H.name}. They looked at each other, and began to laugh.`,
          `"Do it again," said ${X.name}. "You're not in any trouble now," said ${H.name}. "I know," said ${X.name}. "I just like to watch."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: X, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            ...(sameLunch
              ? []
              : [
                  `Now they meet every day. One of them eats ${mine}. The other eats ${yours}. Nobody swaps. "${yes}," says ${X.name}, still chewing.`,
                ]),
            ...ways.map((each) => `Now they are friends. When the sun goes down they both yawn. ${each} "${yes}."`),
            `"What shall we do today?" says ${H.name}, every day. "You do yours, and I'll do mine," says ${X.name}. So they do, side by side. "${yes}."`,
            `Every day ${H.name} does what ${H.he} likes. ${X.name} does what ${X.he} likes. But they do it next to each other. "${yes}," says ${H.name}.`,
          ],
          `Now they meet every day, and each brings a lunch. "${H.says}," says ${H.name}. "${X.says}," says ${X.name}. "${yes}."`,
        ),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: X, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
