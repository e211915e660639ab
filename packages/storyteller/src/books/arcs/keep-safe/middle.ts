import type { Told } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { KeepSafe } from './arc.ts';

const MOST = 14;

/** Two ideas that do not do, told and not tried; then a voice, and somebody who is not at all quick. */
export function middle({
  hero: H,
  friend: F,
  grownUp: G,
  danger: D,
  cry,
  good,
  gone,
  end,
  to,
  chance,
}: KeepSafe): Told {
  const [one, two, three] = to;
  const Grown = cap(G.name);
  const lost = D.lost;
  const a = withArticle(lost);
  const [first, second] = chance.some(2, D.ideas);
  const [said, why] = first ?? D.ideas[0];
  const [saidToo, whyNot] = second ?? D.ideas[1];
  return {
    title: titled(
      chance.pick(
        `who looks after ${D.title}?`,
        `${G.name} said it to ${one}`,
        `${H.name} and the ${lost}`,
        `nobody went after the ${lost}`,
        `${cry}, said ${H.name}`,
        `a word for ${two}`,
      ),
    ),
    refrain: cry,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${Grown} said it to ${one}. ${Grown} said it to ${two}. "${cry}!" It went on all day, like a tap. ${H.introduced} no longer heard it.`,
            `There was one thing that ${G.name} always said, and it was "${cry}!" Even ${one} were told, and ${two}. "They aren't going anywhere," said ${H.introduced}.`,
            `"${cry}!" said ${G.name}, to ${one}. "Who are you talking to?" said ${H.introduced}. "I have to keep in practice," said ${G.name}, and told ${two} as well.`,
            `${H.introduced} knew it by heart. "${cry}!" It was ${G.name}, speaking to ${one}. After lunch it would be ${two}.`,
          ].map((text) => text.replace(/(the (?:jam|broom)) were told/, '$1 was told')),
          `"${cry}!" said ${G.name}, to ${one}. "Who are you talking to?" said ${H.name}, who was ${H.aKind}.`,
        ),
        scene: {
          setting: H.isChild ? 'kitchen' : D.setting,
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `That day ${H.name} and ${F.introduced} had ${a}. It was ${G.names} best one. ${good} It could not have been nicer.`,
            `${good} ${H.name} had been lent ${a}, and ${F.introduced} had come to see. "Be kind to it," was all that had been said.`,
            `${F.introduced} was there, and so was ${a}. It was only borrowed. ${good} Nothing was going to go wrong, said ${H.name}.`,
            `It took a week of asking. Then ${H.name} was lent ${a}, and showed it to ${F.introduced}. ${good} They took turns, and said please.`,
          ],
          `${good} ${H.name} had been lent ${a}. ${F.name} had come to see.`,
        ),
        scene: {
          setting: D.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'hold', feeling: 'happy', holds: lost },
            { who: F, pose: 'stand', feeling: 'excited' },
          ],
          things: D.thing === null ? [] : [D.thing],
        },
      },
      {
        text: [
          `It was an accident, of the ordinary kind. ${gone} ${H.name} and ${F.name} looked at the place where it had been.`,
          `One moment they had it. ${gone} "Oh," said ${F.name}. It was not a big enough word.`,
          `Nobody let go, and nobody pushed. ${gone} "That isn't ours," said ${H.name}, as if anyone had forgotten.`,
          `It happened while they were both being careful. ${gone} ${F.name} looked at ${H.name}. ${H.name} could not think where to look.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: F, pose: 'point', feeling: 'surprised' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `"${said}," said ${F.name}. Then there was a voice. "${cry}!" It had come out of ${H.name}. "${cap(why)}." ${H.name} had not known that.`,
          `"Easy," said ${F.name}. "${said}." "${cry}!" said ${H.name}, much too loud. They both jumped. "${cap(why)}."`,
          `${F.name} had it all planned. "${said}." ${H.name} meant to say yes. What came out was "${cry}!" And then, more quietly, "${cap(why)}."`,
          `"I know!" said ${F.name}. "${said}." Something went off in ${H.name}, like an alarm. "${cry}!" Then they both thought. "${cap(why)}," said ${H.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'shout', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `They sat down to think. "${saidToo}," said ${H.name}. Then ${H.name} thought again. "${cap(whyNot)}." It is annoying to be right. "${cry}," said ${F.name}, trying it.`,
          `It looked so close. "${saidToo}," said ${H.name}, after a while. "${cap(whyNot)}." So that was the other idea gone. "${cry}," said ${F.name}, and sighed.`,
          `"Well, then. ${saidToo}," said ${H.name}. ${F.name} did not think so either. "${cap(whyNot)}." "${cry}," they said, both together. The ${lost} stayed where it was.`,
          `They sat on the safe side and thought. "${saidToo}?" said ${H.name}. "${cap(whyNot)}," said ${F.name}. ${F.name} was learning. Neither of them liked it. "${cry}."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `So ${H.name} called, from just where they were. The first call was all breath. The second had a squeak in it. The third was "${cry}!" and it went a long way.`,
          `"Somebody should tell," said ${F.name}. It would be hard to tell. It would be harder not to. ${H.name} took in a lot of air, and shouted.`,
          `There was one thing left that was any use, and it was a voice. ${H.name} stood quite still, behind everything, and used it. ${F.name} helped at the end.`,
          `${H.name} did not move one foot. All the rest went into the shout. It was so loud that ${F.name} shouted too, with both eyes shut.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `${Grown} came at a run, with one slipper. "I heard it," said ${G.name}. "And it wasn't me." "It was me," said ${H.name}. "${D.fact}" said ${G.name}. "So well shouted."`.replace(
            /\."( said)/g,
            ',"$1',
          ),
          `${Grown} knew every sort of shout there was. This one was not for ${one}. This one meant it. "I'm here," said ${G.name}. "Tell me." They told it in order.`,
          `"Who called?" said ${G.name}, out of breath. "I did," said ${H.name}. "It just came out." "That's what I say it for," said ${G.name}. "${D.fact}"`,
          `Somebody was there before the shout was over. It was ${G.name}. "Nobody moved?" "Nobody moved," said ${H.name}. "Then the worst is done," said ${G.name}, and counted them.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `Then they saw how it is done. First, ${G.name} ${D.jobs[0]}. Next, ${G.name} ${D.jobs[1]}. ${D.back(G.name)}`,
          `"Now see how slow I am," said ${G.name} to ${H.name}. ${Grown} ${D.jobs[0]}. ${Grown} ${D.jobs[1]}. Nobody spoke. ${D.back(G.name)}`,
          `There was nothing quick in it anywhere. ${Grown} ${D.jobs[0]}. After that ${G.name} ${D.jobs[1]}, and hummed a bit. ${D.back(G.name)}`,
          `${H.name} had never seen anybody so slow on purpose. ${Grown} ${D.jobs[0]}. ${Grown} ${D.jobs[1]}, and looked twice. ${D.back(G.name)}`,
        ].map((text) => shorter(text)),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
          things: [lost],
        },
      },
      {
        text: [
          `"Are you cross about the ${lost}?" said ${H.name}. "There are more of those," said ${G.name}. "I've only got the one ${H.name}."`,
          `"You stayed where you were," said ${G.name}. "I wanted to go," said ${H.name}. "I know," said ${G.name}. "That's what makes it staying."`,
          `The ${lost} had a mark on it now. "It was my best one," said ${G.name}. "Now it's my second best." And ${G.name} held on to ${H.name} for some time.`,
          `"I wasn't brave," said ${H.name}. "I only shouted." "Standing still and shouting," said ${G.name}. "Do you know how hard that is?"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'hug', feeling: 'happy' },
            { who: H, pose: 'hug', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Last of all, ${G.name} ${D.jobs[2]}. ${end} "${cry}," said ${H.name}, to ${three}. Somebody has to.`,
          `${end} "${cry}!" somebody said to ${three}. ${Grown} looked round. It was ${H.name}.`,
          `That evening nobody needed to be told a thing. ${end} But ${H.name} told ${three}, just in case. "${cry}." And ${G.name} nodded.`,
          `${end} It was nearly bedtime, and somebody had to see to ${three}. "${cry}," said ${H.name}. ${Grown} smiled, all down one side.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

/** A long sentence in two at its "and". */
const shorter = (text: string): string => text.replace(/, they went over, hand in hand, and/, ', they went over. They');
