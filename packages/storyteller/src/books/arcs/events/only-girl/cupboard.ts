import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './cupboard-old.ts';

/** The only girl in the team changes in a cupboard and never hears the plan, until the team comes in to her. */
export const CUPBOARD: EventPlot = { id: 'cupboard', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, M, m, T, t } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(M, 'stand', 'happy'), seen(T, 'stand', 'happy')],
        },
        `${k} is in the team. There is ${M.introduced}, and ${T.introduced}. Only ${k} is a girl.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(M, 'run', 'happy')], things: ['broom'] },
        `The boys go in at one door. ${k} goes in at the other. There are only brooms.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious')], things: ['broom'] },
        `Mumble, mumble, says the wall. They have a plan! What is it?`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'happy'), seen(K, 'stand', 'worried')] },
        `"What is the plan?" says ${k}. "${refrain}" says ${m}. And off they run.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'surprised'), seen(M, 'run', 'surprised')], things: ['ball'] },
        `They run left. ${k} runs right. Bump! Oh no!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'point', 'surprised'), seen(K, 'stand', 'sad')] },
        `"Where were you?" says ${t}. "With the brooms," says ${k}. "Oh!" says ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'surprised'), seen(M, 'hide', 'happy')], things: ['broom'] },
        `And the next day? ${k} opens the door. It is full! The whole team is in there.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy'), seen(T, 'stand', 'happy')],
          things: ['broom'],
        },
        `"Budge up!" says ${m}. And ${t} tells the plan. To all of them.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'run', 'happy'), seen(M, 'run', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['ball'],
        },
        `They run left, and ${k} runs left. Hooray! Goal!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(M, 'stand', 'happy')], things: ['broom'] },
        `A girl from the other team stands there. "Budge up!" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, sport, K, k, M, m, T, t, G, g } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(M, 'stand', 'happy'), seen(T, 'hold', 'happy')],
        },
        `${k} was the only girl in the ${sport} team. That was all right. ${M.introduced} passed to her, and ${T.introduced} said, "Well run!" There was only one thing, and it was a door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(M, 'walk', 'happy')], things: ['broom'] },
        `Before each match the boys went in to change. For ${k} there was the next door along. It had mops in it, and brooms, and one hook. "It's nice and quiet," said ${t}. So it was.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['broom'] },
        `Through the wall came the team talk. "Mm, mm, mm," went the wall. Then it laughed. ${k} put one ear to it. It was like a radio in a pillow.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'happy'), seen(K, 'stand', 'worried')] },
        `"What's the plan?" asked ${k}, when they came out. "${refrain}" said ${m}. And they ran on to the grass.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'surprised'), seen(M, 'run', 'surprised')], things: ['ball'] },
        `The plan was to go left. They all went left. ${k} went right, and ran into a duck. "Why did you go right?" said everyone. The next time it was the other way about.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')],
        },
        `"You could ask to come in," said ${g}, at supper. "It's not that," said ${k}. "I don't want to ask. I want them to notice."`,
      ),
      page(
        {
          setting: 'playground',
          time: 'day',
          camera: 'close',
          actors: [seen(T, 'point', 'surprised'), seen(K, 'stand', 'determined')],
        },
        `On Saturday it went wrong again. "Where were you when I said it?" called ${t}. "In the cupboard," said ${k}. It was quite still. "Which cupboard?" said ${m}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'surprised'), seen(K, 'stand', 'calm'), seen(T, 'stand', 'shy')],
          things: ['broom'],
        },
        `They all went to look. There was the hook. There were the mops. "All this time?" said ${m}. "Why did you never say?" "Why did you never look?" said ${k}. Nobody had an answer to that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'surprised'), seen(M, 'hide', 'happy'), seen(T, 'hide', 'happy')],
          things: ['broom'],
        },
        `The Saturday after, the door of the cupboard would not open. Something was behind it. It was the team! There were ten of them. ${t} had one foot in a bucket.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy'), seen(T, 'point', 'happy')],
          things: ['broom'],
        },
        `"Budge up!" said ${m}, and ${k} just fitted in. Somebody leaned on the light, so it was dark. "This is the plan," said ${t}. And for once it did not say mm.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'run', 'happy'), seen(M, 'run', 'happy'), seen(T, 'cheer', 'excited')],
          things: ['ball'],
        },
        `They all went right, and ${k} went right. The ball came to her, and on to ${m}, and in! They were so pleased that they all fell over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(M, 'stand', 'happy')], things: ['broom'] },
        `They use no other room now. One day somebody stood outside, with her boots in her hand. She was from the other team, and the only girl in it. ${k} opened the cupboard. There were eleven in there. "Budge up," said ${k}.`,
      ),
    ],
  };
}
