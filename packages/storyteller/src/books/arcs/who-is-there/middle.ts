import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { WhoIsThere } from './arc.ts';

const MOST = 14;

/** What is in there moans, rattles and has a light. What is out here has one eye on a stick. */
export function middle(bound: WhoIsThere): Told {
  const { hero: H, friend: F, inside: I, teller: T, place, short, at, shown, refrain, chance } = bound;
  const h = H.name;
  const f = F.name;
  const i = I.name;
  const t = T.name;
  const Short = cap(short);
  return {
    title: titled(
      chance.pick(
        'two knocks and a little one',
        'the list on the inside',
        'it knocks back',
        `what was in ${short}`,
        'the thing with one eye',
        `${refrain}!`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            H,
            introducing(F, [
              `${h} knocked on things. Two knocks, and a little one. It was only manners. Doors got it, and boxes, and the fridge. "The fridge can't answer," said ${f}. "It may like to be asked," said ${h}.`,
              `"Nobody is in there," said ${f}. ${h} was knocking on a jam jar. Two knocks, and a little one. "Then nobody will mind," said ${h}, and took off the lid. It was like that with everything.`,
              `Two knocks, and a little one. That was ${h}, outside a shoe box. ${h} would not open a thing without knocking. "It's empty," said ${f}. "It's polite," said ${h}.`,
              `Before ${h} opened a drawer, there was always a knock. First came two, and then one more, for luck. "Does anyone ever say come in?" said ${f}. "Not yet," said ${h}, and knocked on the teapot.`,
            ]),
          ),
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'happy' },
            { who: F, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Nobody went near ${place}. "It moans," said ${t} at school. "It rattles. And there's a light that walks about by itself." Everybody said so, and nobody had been. "Then how do you know?" said ${h}.`,
            `There were three stories about ${place}. Something moaned in it. Something rattled. And a light went along with nobody holding it. ${t} told all three, with noises. "Has anyone asked it?" said ${h}.`,
            `"Have you heard of ${place}?" said ${t}. "At night there's a moan. Then a rattle. Then a light comes, all on its own." "I'd like to see that," said ${h}. It was out before ${h} had thought.`,
          ],
          `Nobody went near ${short}. "It moans," said ${t} at school. "It rattles. And a light walks about by itself." Everybody said so, and nobody had been.`,
        ),
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [
            { who: T, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `So they went on Saturday. The torch was tied to a broom, so as to go in first. It went in like one long eye. Then there was a moan. "${refrain}!" said ${h}, and they ran.`,
          `The torch went in front, on the end of a broom. ${f} held the broom, and ${h} held ${f}. But a torch shows one thing, and all the rest comes up behind. Something moaned. "${refrain}!" said ${h}, already outside.`,
          `${f} had a torch, and they put it on a broom. That way the light was in there, and they were not. But something rattled, and something moaned. "${refrain}!" called ${h}. It is hard to be polite and run.`,
          `In they went with a torch, and it sat on a broom. It looked left. It looked right. Whatever it looked at was only wall. Then the dark cleared its throat, and moaned. "${refrain}!" cried ${h}, over one shoulder.`,
        ]),
        scene: {
          setting: at,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'run', feeling: 'scared' },
            { who: F, pose: 'run', feeling: 'scared' },
          ],
          things: ['torch', 'broom'],
        },
      },
      {
        text: keeping(MOST, [
          `"It was as big as a bus," said ${f}, out of breath. "Did you see it?" "No," said ${f}. "It was too big to see." They sat on the kerb and felt their knees.`,
          `They counted arms and legs. They were all there. "It nearly had my coat," said ${f}. ${h} looked. The coat was at home. "It was very quick, then," said ${f}.`,
          `They did not stop until they came to a lamp post. "What was it?" said ${h}. "Teeth," said ${f}. "Mostly teeth." "You had your eyes shut." "I heard them," said ${f}.`,
          `Three streets away they thought it might be safe. "How many heads?" said ${h}. ${f} counted back. "Two," said ${f}. "Or it was us in a puddle." They did not go back to see.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Next they took saucepan lids, and a song with nine verses. Bang, went the lids. In they marched. And everything in there stopped. There was no moan now. There was a quiet with somebody in it. "${refrain}!" said ${h}.`,
          `"We must be louder than it is," said ${f}. So they sang, and banged two saucepan lids together. It worked too well. Nothing moaned, and nothing moved. It was the sort of quiet that holds its breath. "${refrain}!"`,
          `The second time they were an army. It had two people, two saucepan lids and one song. They got three steps. Then the song ran out. Nobody answered it. It was horrible. "${refrain}!" said ${h}, going backwards.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'shout', feeling: 'scared' },
            { who: F, pose: 'shout', feeling: 'scared' },
          ],
          things: ['saucepan'],
        },
      },
      {
        text: keeping(MOST, [
          `${f} had dropped a lid. It rolled, and fell flat by the wall. ${h} went back for it on tiptoe. And there was writing, low down, in chalk. It was about as high as a knee.`,
          `One lid was missing. "Leave it," said ${f}. "It's the good one," said ${h}. It lay just inside. Beside it, close to the floor, somebody had written something. The letters shook.`,
          `They had run so fast that the broom was left behind. ${h} crept back to get it. It pointed at the wall, like a finger. Somebody small had written on it in chalk, on the inside.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'kneel', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `THINGS OUTSIDE, it said. ONE: it has one eye, on a stick. TWO: it howls. THREE: its hands are lids. DO NOT GO OUT. "How dreadful," said ${f}. "What is it?" ${h} looked at the broom. "It's us," said ${h}.`,
          `It was a list. IT COMES ON SATURDAYS. IT LOOKS IN WITH A LONG EYE. IT HOWLS, AND CLAPS WITH IRON HANDS. "Poor things," said ${f}. "Fancy having that about." ${h} put down the lid. "That's me," said ${h}, "clapping."`,
          `WHAT IS OUT THERE, it said. A LONG NECK WITH AN EYE THAT SHINES. TWO VOICES, BOTH BAD. HANDS THAT CLANG. "It's worse than ours!" said ${f}. ${h} read it again, and went red. "I thought we sang quite well," said ${h}.`,
          `BEWARE, said the wall. FIRST COMES AN EYE ON A POLE. THEN COMES THE HOWLING. IT BEATS ITS OWN HANDS FLAT. "Who could do such a thing?" said ${f}. ${h} held up a saucepan lid and could see two faces in it. "Those two," said ${h}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'shy' },
            { who: F, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"We never knocked," said ${h}. It was the worst thing they had done. So ${h} put the torch out. Then it was very dark. ${h} felt for the wall. Two knocks, and a little one.`,
          `There was one thing to do, and it had to be dark for it. Off went the torch. Click. ${h} could not see either hand. One of them knocked all the same. Two, and a little one.`,
          `${f} said that they could knock from home. ${h} said no, in a whisper, for the torch was off now. Two knocks, and a little one. Then there was nothing to do but wait.`,
          `"What do we do?" said ${f}. "What we ought to have done first," said ${h}, and the eye went out. You never heard a knock so careful. There were two, and then a very small third.`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'reach', feeling: 'determined' }],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(I, [
            `Knock. Knock. And, after a bit, a little one. A stone moved. Out came ${i}, with a bowl for a hat. "Quick, come in," said ${i}. "Did they see you? The ones with the eye?"`,
            `It came back, ever so softly: two, and a little one. "At last," said ${i}, round the edge of something. "Somebody with manners. Hurry. There are howlers about."`,
            `For a long time it was quiet. Then two knocks came, and a little one. There stood ${i}, with a cushion tied on. "You're very brave," said ${i}, "to be out there with that."`,
          ]),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'stand', feeling: 'scared' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"That was us," said ${h}. "I'm sorry." ${i} thought about it. Then ${i} showed them the moan. It was a bottle, and you blew over the top. The rattle was spoons, and the light was a glow-worm in a jar. It was called Alan.`,
          `It took some explaining. "So there is no long eye?" said ${i}. "Only a broom," said ${f}. "And you moan?" said ${h}. "I play," said ${i}, rather hurt, and blew across a bottle. There were spoons as well. A glow-worm held the light.`,
          `${h} told ${i} what the eye was, and the hands. ${i} laughed so much that the bowl fell off. "And what do they say of me?" So they had to tell that too. "It moans?" said ${i}. "That's my bottle. That was a waltz!"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
          ],
          things: ['bottle'],
        },
      },
      {
        text: keeping(MOST, [
          `The chalk list says something else now. ONE: they knock. On Saturdays ${short} has a song in it with nine verses, and a bottle. "It's got worse," says ${t}. And ${h} knocks on the fridge at bedtime. It hums. It always did.`,
          `"Well?" said ${t}, on Monday. "Is it true, what they say?" "Yes," said ${h}. "It's got a long eye and it howls. But it's sorry." At home that night ${h} knocked on the bedroom wall. And something knocked back.`,
          `${Short} still moans. It does it in time now, and somebody claps with lids. There is a card by the way in. PLEASE KNOCK, it says. That night ${h} was nearly asleep. Two, said the window, and a little one. Perhaps it was rain.`,
        ]),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'happy' }],
        },
      },
    ],
  };
}
