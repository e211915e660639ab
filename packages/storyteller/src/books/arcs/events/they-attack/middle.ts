import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** All of a town runs from what only wants to give a hat back. */
export function middle(going: Going): Told {
  const { K, G, S, k, g, Gcap, s, many, one, called, CALLED, drawn, others, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'close', actors: [seen(K, 'walk', 'happy')], things: ['hat'] },
        `${K.introduced} had a new hat, with a bobble as big as a plum. It was a bit too large. "You'll grow into it," said ${g}. It wobbled at every step.`,
        `It was the first cold day, and so ${K.introduced} had the hat on. It had a bobble, and it came down as far as the nose. One could hardly hear a thing.`,
        `They were on the way to the shop, ${K.introduced} and ${g}. ${k} had a hat on that was made to last. It would fit in about two years. The bobble nodded.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')], things: [...drawn] },
        `At the top of the hill something moved. It was ${many}. First there were a few of them, and then there was a whole road. They came down it, shouting. "${refrain}"`,
        `"What's that behind us?" said ${k}. It was a sort of rumble. Round the corner came ${many}, from wall to wall, and they were calling. "${refrain}"`,
        `${k} looked round, because of the noise. You don't often see so many ${many}, and never in a hurry. "${refrain}" they went. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'scared'), seen(G, 'run', 'scared'), seen(S, 'run', 'scared')] },
        `"Attack!" said ${g}. "They're shouting attack!" "It's the ${called}," cried ${S.introduced}, and blew the whistle. So everybody ran, and nobody looked where the hat had gone.`,
        `"Did they say attack?" said ${g}. "They did," said ${S.introduced}, who was in charge of the street. "It's the ${called}! Run for it!" It all went very quickly after that. Something flew off in the wind.`,
        `${S.introduced} knew at once. "That's attack," said ${s}, "as plain as plain. These are ${called}." Nobody asked who had said so. They were all running. ${k} felt quite bald.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'hide', 'scared'), seen(G, 'hide', 'scared'), seen(S, 'hide', 'scared')],
        },
        `They ran into the shed, and put the mower in front of the door. It was very dark. Then there was a small sound, and another. They were coming in under the door. "${refrain}"`,
        `"In the shed!" said ${s}. There were nine of them in it, and one bicycle. They held their breath. Something tapped at the window, quite politely. "${refrain}"`,
        `The shed had a good strong lock. What it had not got was a back. "${refrain}" said the ${many}, coming in where the back should be.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'run', 'scared'), seen(S, 'run', 'scared')] },
        `"They can't climb," said ${s}. They all went up the slide the wrong way. The ${many} got up on one another. It made a sort of staircase. "${refrain}" So they went down the right way.`,
        `At the playground ${s} tried to hide them behind the swing. You can see through a swing. "${refrain}" cried the ${many}, and came round it from both sides.`,
        `Next it was the climbing frame. They sat on top of it like sparrows. The ${many} ran round and round below, and looked up, and called. "${refrain}" It sounded rather tired by now.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried'), seen(S, 'run', 'scared')],
        },
        `"Water!" said ${s}. "They hate water." So they all ran round the pond, to the far side. Plop, it went, and plop. It turns out that nobody had ever asked them about water. "${refrain}"`,
        `They ran round the pond. The ${many} ran the other way round, and then they all turned. It was like musical chairs. "${refrain}" In the end everyone was dizzy, on both sides.`,
        `On the bridge ${s} had a plan. They would be quite still, and look like ducks. The ${many} stopped in front of them. They were not taken in for a minute. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'worried')] },
        `Then ${k} could not run any more. There was a stitch in it. ${k} sat down on the grass, and ${g} sat down, too. "You go on," said ${g} to ${s}. "We've finished."`,
        `${K.names} legs had stopped. It was no good telling them. "My ears are cold," said ${k}. "And I've got no breath left." So there they sat, in the middle of it all.`,
        `"I'm too puffed to be afraid," said ${k}. It's quite true that you can't do both. ${k} sat down, and the ${many} came nearer, and nearer, and stopped.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined')], things: [...drawn] },
        `It was very quiet. They were puffing as well. Some had to hold on to each other. "What is it?" said ${k}. "What do you want?" All day nobody had thought of that.`,
        `So ${k} turned round, and had a proper look. They were only ${many}. They were hot and out of breath. One had a leaf stuck to it. "Say it again," said ${k}, "slowly."`,
        `"Excuse me," said ${k}. "I couldn't hear you very well before. I was running. What was it?" The ${many} all looked at one another, and pushed the smallest to the front.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'surprised')], things: ['hat'] },
        `"A, a, a," said the smallest ${one}, and had to stop for air. "A hat! You lost a hat!" And there, passed along from the back, came the bobble.`,
        `"A hat," said the smallest ${one}. "You've lost a hat. It blew off, by the post box. We've said so since ten o'clock." They moved apart. There it lay, and they had dusted it.`,
        `"A hat! A hat!" said the smallest ${one}. "That's all. A hat. We thought that you'd want it. It's cold." There it came, on top of them all, like a king.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy'), seen(S, 'stand', 'shy')],
          things: ['hat'],
        },
        `"Not attack," said ${k}. "A hat!" ${Gcap} began to laugh, and couldn't get up. ${s} went home the back way. In the paper it said, "${CALLED} FIND HAT."`,
        `"I thought you said attack," said ${g}. "Why should we say that?" said the ${many}. They were quite hurt. So everybody said sorry, and thank you. ${s} carried the tired ones home in a helmet.`,
        `"You were so fast," said the smallest ${one}. "We nearly gave up, at the slide." ${k} put the hat on. It came down over both eyes, and it laughed. "Thank you," said the hat.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(S, 'run', 'scared')] },
        `On the Monday after there was a rumble on the hill again. It was ${others}. "Uv!" they shouted. "Uv! Uv!" "It's the end of the world!" cried ${s}, and ran. "No," said ${k}. "It's your glove."`,
        `A week later it was ${others}. "Ole!" they shouted, and came down the road like a flood. ${s} was up the lamp post already. "There's a hole in your trousers," called ${k}. "That's all they're saying."`,
        `Since then nobody runs in that street. When something comes shouting down the hill, they stop, and count their gloves. "${refrain}" "Is it yours?" they say. "Is it mine?"`,
      ),
    ],
  };
}
