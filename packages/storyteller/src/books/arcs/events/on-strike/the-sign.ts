import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-sign-old.ts';

/** They cannot write, and hold up a picture of what they want; it has hung on their own wall since page one. */
export const THE_SIGN: EventPlot = { id: 'the-sign', young, middle, old };

function young(going: Going): Told {
  const { refrain, k, K, G, Gcap, who, them, Them, boss, Boss, at, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: who.setting, camera: 'wide', actors: [seen(K, 'stand', 'happy'), ...at('stand', 'happy')], things },
        `Here are ${them}. ${Boss} is the boss. ${k} puts up a picture of the sea.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), ...at('sit', 'determined')],
          things: ['sign', ...things],
        },
        `Oh dear! No ${who.goods} today! ${Them} sit in a row. ${Boss} has a sign.`,
      ),
      page(
        {
          camera: 'close',
          actors: [...at('sit', 'determined'), seen(K, 'look-up', 'curious')],
          things: ['sign', ...things],
        },
        `On the sign is a wavy line. And something round. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy'), ...at('sit', 'determined')],
          things: ['ball', ...things],
        },
        `"A worm and a ball?" ${k} brings a worm and a ball. ${Boss} says no. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'hold', 'happy'), ...at('sit', 'determined')], things },
        `"String and a bun?" ${Gcap} brings string and a bun. ${Boss} says no. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'worried'), ...at('sit', 'determined')],
          things: ['pancakes', ...things],
        },
        `"A noodle and a pancake?" Yum! ${k} eats the pancakes. ${Boss} says no. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `Still no ${who.goods}. ${k} sits down, in the row. Poor ${k}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `${k} looks up. There is the picture! It has a wavy sea. It has a round sun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'excited'), ...at('jump', 'excited')], things },
        `"You want to see the sea!" says ${k}. "Yes!" says ${boss}. "Yes!" say ${them}.`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(K, 'cheer', 'happy'), ...at('run', 'happy')], things },
        `Off they go. Look, the sea! ${Them} love the sand. ${who.young}`,
      ),
      page(
        {
          setting: who.setting,
          camera: 'close',
          actors: [seen(K, 'look-up', 'surprised'), ...at('sit', 'happy')],
          things: ['sign'],
        },
        `Now ${boss} has a new sign. It is pointed, with white on top. "A mountain! Warm hats, please!" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, k, K, G, g, Gcap, who, them, Them, boss, Boss, at, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: who.setting,
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), ...at('stand', 'curious')],
          things,
        },
        `${K.introduced} got a card from the seaside. ${k} pinned it up, for ${them} to look at. There was no other picture ${who.home}. ${Them} had always lived there, and ${boss} was the boss. That was on Saturday.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), ...at('sit', 'determined')],
          things: ['sign', ...things],
        },
        `On Monday there was ${who.none}. ${Them} sat in a row and did nothing at all. In front sat ${boss}, with a sign. "Are you ill?" said ${k}. "We are on strike," said ${boss}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(G, 'stand', 'curious')], things: ['sign'] },
        `"Until you get what?" said ${k}. "It's on the sign," said ${boss}. But ${them} could not write. They had drawn a wavy line, and over it something round. "That's clear enough," said ${boss}. "Perfectly clear," said ${g}, and scratched an ear.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy'), ...at('sit', 'determined')],
          things: ['ball', ...things],
        },
        `"A worm," said ${k}, "and a ball." ${k} dug up a good long worm, and found the ball in the hedge. ${Them} watched the worm crawl off. ${Boss} pushed the ball back. "${refrain}" said ${boss}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'hold', 'happy'), ...at('sit', 'determined')], things },
        `"It's a skipping rope," said ${g} on Tuesday, "and somebody's head." So ${g} skipped for them, forty times, and got very red. ${Them} were interested. But ${boss} held up the sign again. "${refrain}" said ${boss}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'worried'), seen(G, 'sit', 'worried'), ...at('sit', 'determined')],
          things: ['pancakes', ...things],
        },
        `On Wednesday ${k} came with a plate. "A noodle and a pancake!" said ${k}. ${Them} turned their backs, all at once. "${refrain}" said ${boss}, to the wall. So ${k} and ${g} ate the pancakes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `By Thursday they had run out of ${who.goods}, and out of ideas. ${k} went and sat down at the end of the row. "I would give it to you," said ${k}. "I just don't know what it is."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `It was quiet. ${k} did what ${them} did, and looked where they all looked. It was the wall. There hung the card from the seaside. It had a wavy line on it, all the way along. Over that was something round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'excited'), ...at('jump', 'excited')] },
        `"It's the sea!" cried ${k}. "And the sun! You want to go to the seaside!" There was a noise like a party. "We've said so since Monday," said ${boss}. "You only had to read it."`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'sit', 'happy'), ...at('run', 'happy')],
        },
        `${Gcap} drove, and they all squeezed up. ${Boss} looked at the sea for a long time. "It's bigger than the sign," said ${boss}. ${who.older}`,
      ),
      page(
        {
          setting: who.setting,
          camera: 'close',
          actors: [seen(K, 'look-up', 'surprised'), ...at('sit', 'proud')],
          things: ['sign'],
        },
        `For four weeks there was no trouble at all. Then ${k} pinned up a new card, without thinking. Next morning they sat in a row, and ${boss} had a sign. It was pointed, and white at the top. "Mountains," said ${k}. "Who has enough warm hats?"`,
      ),
    ],
  };
}
