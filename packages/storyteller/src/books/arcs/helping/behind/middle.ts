import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { Behind } from './parts.ts';

/** They look everywhere in front; she comes to each place a minute after they have left it. */
export function middle({ L, M, F, C, setting, refrain, chance }: Behind): Told {
  const [l, m, f, c] = [L.name, M.name, F.name, C.name];
  return {
    title: titled(
      chance.pick(
        'look behind you',
        `${F.name} and the lost ${L.kind}`,
        'never look back',
        'the hat came too',
        'sit still',
      ),
    ),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(M, 'walk', 'calm'), seen(L, 'look-up', 'curious')] },
        `${m} went in front, and ${L.introduced} came behind. That was how they always went. But today there was a snail on the path. ${l} stopped, to see where it was going. It was not going far, but it took its time.`,
        `It was only one small snail. ${L.introduced} stopped to look at it. ${m} was in front, and did not know. The snail put out one eye, and then the other. You cannot hurry a thing like that.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'look-up', 'worried')] },
        `When ${l} looked up, there was nobody in front. There were trees, and more trees. "${L.says}?" said ${l}, quite small. The trees did not say anything.`,
        `Then the snail went in, and ${l} looked up. The path was empty. It had two ends, and they both looked the same. "${L.says}?" said ${l}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'stand', 'proud', 'hat'), seen(C, 'stand', 'happy'), seen(L, 'sit', 'sad')],
        },
        `"Lost?" said ${F.introduced}, who had on a red hat. "Then it's a good thing we came by. Isn't it, ${c}? You must keep going, that's the secret. ${refrain}." And ${f} set off at once.`,
        `${c} heard it first. With ${c} was ${F.introduced}, in a red hat. "Don't sit about!" said ${f} to ${l}. "If you want to find somebody, you have to go and look. ${refrain}."`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(F, 'walk', 'determined'), seen(L, 'shout', 'worried'), seen(C, 'look-up', 'curious')],
          things: ['hat', 'tree'],
        },
        `First they went to the big tree. "${L.says}!" called ${l}, as loud as could be. They looked on all sides of it. Then came a puff of wind, and off went the red hat. "Leave it!" said ${f}. "No time to look behind us. ${refrain}."`,
        `At the big tree they all called, up and down and round. Nobody was there. A branch took off ${F.names} hat, and dropped it in the path. "My hat can wait," said ${f}. "I never look back. ${refrain}." And on they went.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'curious', 'hat')], things: ['tree'] },
        `One minute later somebody else came to the big tree. It was ${m}, and she was out of breath. She had heard that call. She looked on all sides. But there was only a hat, and it was still warm.`,
        `The path was quiet for a minute. Then ${m} came running. Somebody had called, just here! But there was nobody. She picked up the hat, and put it on.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          weather: 'clear',
          actors: [seen(L, 'stand', 'curious'), seen(F, 'point', 'determined'), seen(C, 'look-up', 'curious')],
        },
        `They were at the pond by then. "${L.says}!" called ${l}, and then listened. "I heard something," said ${l}. "It was behind us." "That was only us," said ${f}, "coming back off the hill. ${refrain}. This way!"`,
        `Then they tried the pond. ${l} called three times across the water. "Wait," said ${c}. "Was that somebody?" "That was a frog," said ${f}, who was already on the other side. "Keep going! ${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'worried', 'hat')], things: ['footprints'] },
        `They were hardly out of sight when ${m} came, in the hat. In the mud were footprints. There were some large ones, and some middling. And there were some so small that she knew every toe. She ran.`,
        `And who came down to the pond, with a red hat over one eye? It was ${m}. She saw the footprints, going round. She saw the smallest ones. They were dragging a little. "${M.says}!" she called. But they had gone.`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(L, 'sit', 'sad'), seen(C, 'kneel', 'determined'), seen(F, 'stand', 'surprised')],
        },
        `Halfway up the hill ${l} sat down. "Up!" said ${f}. "No," said ${c}, and drew a line in the dust. "We called here. Then we went away. We called there, and went away. If she came, we'd just be gone." ${f} looked at the line for a long time.`,
        `Then ${l} sat down, and could not get up. "We can't stop now!" said ${f}. "I think we have to," said ${c}. "Every time we call her, we go somewhere else. How can she ever come?" ${f} began to answer, and stopped.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'sit', 'worried'), seen(L, 'sit', 'calm'), seen(C, 'sit', 'calm')] },
        `So they sat. ${f} had never sat still before, and was very bad at it. "Are we still looking?" said ${f}. "Yes," said ${c}. "This is how." A leaf came down. Somewhere behind them, something went tap, tap, tap.`,
        `It is hard to look for somebody while you sit on a log. ${f} counted to ten, and then to ten again. "Now?" said ${f}. "Shh," said ${c}. ${l} called just once. "${L.says}." And behind them, all the trees began to rustle.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(M, 'hug', 'happy', 'hat'),
            seen(L, 'hug', 'happy'),
            seen(F, 'stand', 'surprised'),
            seen(C, 'cheer', 'happy'),
          ],
        },
        `Up the path came a red hat. "That's mine!" said ${f}. Under it was ${m}. ${l} got to her in two jumps. "I was behind you all the time," she said, when she could. "My goodness, you do walk fast."`,
        `First they saw a hat, and then they saw who was in it. "${L.says}!" said ${l}, and was gone. You could not see which was which. "I came to the tree," said ${m}. "I came to the pond. You had always just left." ${c} did not say a word, but looked at ${f}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(L, 'walk', 'happy'), seen(M, 'walk', 'happy'), seen(F, 'walk', 'happy')],
        },
        `They went home another way about. Now ${l} goes in front, and ${m} comes behind, where she can see. It is rather slow, because of snails. Behind them comes ${f}, hat on. And every ten steps ${f} looks back.`,
        `"From now on you go first," said ${m}. She gave ${f} the hat. So ${l} went first. It took them until dark, because of the snail. It had got as far as the next stone. ${f} sat down to wait. ${f} was getting better at it.`,
      ),
    ],
  };
}
