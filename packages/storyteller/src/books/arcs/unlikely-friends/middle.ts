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
    ['It does not seem to fit', 'It seems to fit'] as const,
    ['Perhaps it goes another way', 'That is the way it goes'] as const,
    ['It is not quite the thing', 'It is quite the thing'] as const,
    ['Nobody does it like that', 'Nobody else does it like that'] as const,
    ['Ours goes the other way round', 'Ours goes either way round'] as const,
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
        'nothing alike',
        `a good deal of wall`,
        `they both said hello`,
        `lunch for ${X.name}`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Nobody ever came to see ${H.introduced}, and nobody ever had.${where} There was no reason for it. There was always a bit of supper over. ${plant}`,
            `${H.introduced} ${lives(H)} and ate ${mine}.${where} ${plant} What ${H.name} did not have was somebody to do it with.`,
            `${plant} That was ${H.introduced} for you.${where} ${H.He} ate ${mine}, and was in bed by eight. It was all very nice. It was just rather quiet.`,
            `${H.introduced} had a table and two chairs.${where} One chair was worn out. The other one was new. ${plant} But it is not the same with only one of you.`,
          ],
          `This is ${H.introduced}.${where} ${plant} It was all very nice. It was just rather quiet.`,
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
            `Along the path came ${X.introduced}. It was a narrow path. One of them would have to go back, or else they would have to talk. "${H.says}," said ${H.name}. ${cap(K.name)} was so pleased that it was too late to stop.`,
            `Next door but one was ${X.introduced}, who ate ${yours}. They had never spoken. They had only looked. "You could say hello," said ${K.name}. So ${H.name} did. "${H.says}." "${X.says}," said ${X.name}.`,
            `Then it rained. There was only one dry place, and ${X.introduced} was in it. "${H.says}," said ${H.name}. "${X.says}," said ${X.name}. That was all, for quite a long time. "Go on," said ${K.name}.`,
            `"Look," said ${K.name}. It was ${X.introduced}, who ate ${yours}, going by. ${H.name} went red, and waved. "${X.says}?" said ${X.name}. "${H.says}," said ${H.name}. It was a start.`,
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
        text: first.middle.map((each) => `${each} "${no}," said ${X.name}.`),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: first.poses[1] === 'sleep' ? 'sit' : first.poses[1], feeling: 'surprised' },
            { who: H, pose: first.poses[0], feeling: 'worried' },
          ],
        },
      },
      {
        text: second.middle.map((each) => `${each} "${no}," said ${H.name}.`),
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
          `"I had better be getting home," said ${X.name}, though it was only three. Off went ${X.name}, not very fast. It is a lonely sort of thing, to have nearly had a friend.`,
          `"It was nice to have met you," said ${H.name}. "Yes," said ${X.name}. They both meant it. They both went home, and neither of them looked round at the same time.`,
          `They sat on the wall for a while, one at each end. There was a good deal of wall between them. Then ${X.name} got down on the far side, and was gone.`,
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
            `"Did it go well?" said ${K.name}. "It went," said ${H.name}. "We've only got one thing the same. We both went home." ${cap(K.name)} thought that it was a start.`,
            `"Some people fit," said ${H.name}, "and we don't." "Shoes fit," said ${K.name}. "What did you want a friend for?" ${H.name} had to think. "To be there," said ${H.name}, "when I do things."`,
            `"We do nothing alike," ${H.name} told ${K.name}. "Nothing at all?" "I have thought and thought." ${cap(K.name)} thought as well. "You both said hello," said ${K.name}.`,
            `"It's no use," said ${H.name}. "You know about ${alike ? X.name : X.kinds}.${scary}" "Did you ask ${X.name}?" said ${K.name}. ${H.name} had not.`,
          ],
          `"We do nothing alike," ${H.name} told ${K.name}. "You both said hello," said ${K.name}.`,
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
            `${H.name} was thinking about it all over again when it came. "${X.says}." It was a small one, and it shook. ${cap(K.name)} was out there already. ${told(X.name)}`,
            `Then there was a noise. "${X.says}!" It did not sound like hello. ${told(X.name)}`,
            `"${X.says}!" said somebody, out there. "${X.says}!" They both ran. ${told(X.name)}`,
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
          `"I'm quite all right," said ${X.name}, who was not. ${tried} "${no}," said ${X.name}. ${H.name} could not keep still.`,
          `${tried} "${no}," said ${X.name}, very quietly. Everybody looked at ${H.name}.`,
          `"Leave it to me," said ${K.name}. ${tried} "${no}," said ${X.name}. Then it was very quiet.`,
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
          `${H.name} was good at one thing. It had never been good for anything. Well, here was an anything. ${solved}`,
          `Nobody had ever needed it before, so ${H.name} felt rather shy about it. ${solved} "Oh!" said ${X.name}.`,
          `"There is a thing I do," said ${H.name}. "It may not be how you do it." ${solved}`,
          `"May I?" said ${H.name}. "It's only what I always do." ${solved}`,
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
          `"Is that what you do all day?" said ${X.name}. "Mostly," said ${H.name}. "I thought it was only odd." "It is odd," said ${H.name}. They were both very pleased with it.`,
          `${X.name} did not say thank you. ${X.name} said, "Are you doing anything tomorrow?" ${H.name} was not. ${H.name} had never yet been doing anything tomorrow.`,
          `"I can't do that at all," said ${X.name}. "Nobody I know can." "It's just how we do it," said ${H.name}, and looked at the ground. They went on standing there. It was not awkward.`,
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
            ...ways.map((each) => `When the sun goes down they both yawn. ${each} "${yes}."`),
            `"What shall we do today?" says ${H.name}, every day. "Not the same," says ${X.name}. So each of them does something else, very close together. "${yes}."`,
            `Now they meet every day. They each bring their own lunch, and they each hide in their own way. "${yes}," says ${H.name}. "${H.says}." "${X.says}." And that means a good deal more than it did.`,
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
