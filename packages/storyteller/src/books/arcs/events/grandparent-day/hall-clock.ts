import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old, QUIETS, TITLES } from './hall-clock-old.ts';

/** Somebody who sleeps by a clock comes to stay in a house that has none which goes; the key is a music box's. */
export const HALL_CLOCK: EventPlot = {
  id: 'hall-clock',
  when: /\b(?:comes?|came|coming|visits? (?:us|me)|visiting (?:us|me)|stays?|staying)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const refrain = `${chance.pick(...QUIETS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'wave', 'excited'), seen(G, 'wave', 'happy')] },
        `${Gcap} came to stay! ${A.introduced} opened the door.${comesToo} "Come in, come in!"`,
        `Ding-dong! It was ${g}, to stay. ${A.introduced} got a big hug.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'curious')], things: ['clock'] },
        `There was the old clock. "It never goes," said ${a}. It had a little hole.`,
        `"What a fine clock!" said ${g}. "It never goes," said ${a}. It had a little hole.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'sad'), seen(A, 'stand', 'curious')],
        },
        `Night. But ${g} did not sleep. "My clock at home says tick," said ${g}. "${refrain}"`,
        `Good night! But ${g} sat up. "I want a tick," said ${g}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'spoon'), seen(G, 'sit', 'surprised')], things: ['cup'] },
        `So ${a} took a spoon and a cup. Ting, ting, ting! Oh, that was loud.`,
        `"I can do it," said ${a}. A spoon, a cup. Ting, ting! Too loud!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(G, 'sit', 'calm')] },
        `So ${a} said it. "Tick, tock, tick, t..." Then ${a} was asleep. "${refrain}"`,
        `"Tick, tock," said ${a}. "Tick, t..." Then ${a} said nothing. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'music'), seen(G, 'sit', 'happy')] },
        `Next came the music box. Plink, plink! It was nice. Then it stopped. "${refrain}"`,
        `Then ${a} wound up the music box. Plink, plink, plink. Stop. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'key'), seen(G, 'sit', 'curious')] },
        `Then ${a} looked at its key. It was a little key. For a little hole!`,
        `"It wants its key again," said ${g}. A little key! Where was a little hole?`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(G, 'stand', 'excited')],
          things: ['clock', 'key'],
        },
        `Down they went to the old clock. In went the key. Crrk, crrk, crrk.`,
        `The clock! The key went into the hole. Round it went. Crrk, crrk.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['clock'] },
        `Tick, said the clock. Tock, said the clock. Then everybody slept.`,
        `"Tick, tock," said the old clock. It went! And they all went to sleep.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'think', 'calm')], things: ['clock'] },
        `Now ${g} is at home again. Is it quiet? No. Tick, tock.`,
        `Then ${g} had to go home. But listen, ${a}. Tick, tock, tick.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const refrain = `${chance.pick(...QUIETS)},`;
  const ends = refrain.slice(0, -1);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: ends,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'wave', 'excited'), seen(G, 'hug', 'happy')] },
        `${Gcap} was coming to stay, for four whole nights! ${A.introduced} had been at the window since lunch. And then there was a bell, and a coat that smelled of trains.${comesToo}`,
        `It was to be four nights. ${A.introduced} had drawn four beds, to count them. Now ${g} stood in the door, with a case. "I've come to stay," said ${g}.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'curious')], things: ['clock'] },
        `In the hall stood the tall old clock. "It doesn't go," said ${a}. "It never has." Low down in its face there was a hole, no bigger than a pea. "What a pity," said ${g}, and patted it.`,
        `"Good evening," said ${g} to the tall clock in the hall. The clock did not answer. "It stopped before I was born," said ${a}. There was a little hole in its face, about as big as a pea.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'sad'), seen(A, 'stand', 'curious')],
        },
        `At ten o'clock ${a} woke up. There was a light under the door. "Can't you sleep?" said ${a}. "At home I have a clock," said ${g}. "It says tick all night. And here? ${ends}."`,
        `In the night somebody sighed. It was ${g}, sitting up in bed, with the lamp on. "I sleep by my clock," said ${g}. "Tick, tock, and I'm gone. But here? ${ends}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'spoon'), seen(G, 'sit', 'surprised')], things: ['cup'] },
        `That could be mended. On the second night ${a} came with a cup and a spoon. Ting! Ting! Ting! It was very regular. It could also be heard in the street. "Perhaps not," said ${g}, from under the pillow.`,
        `So on the second night there was a cup by the bed. Ting, went ${a}, with a spoon. Ting, ting, ting. Next door a window opened. "It's a bit much," said ${g}, "for a tick."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(G, 'sit', 'calm')] },
        `"Then I'll say it," said ${a}. "Tick. Tock. Tick. Tock." It was just right. ${Gcap} lay down and shut both eyes. "Tick," said ${a}. "Tock. Ti..." And then came something else, and it was a snore. "${refrain}" said ${g}, and got up to find a blanket for ${a}.`,
        `Then ${a} sat down by the pillow and did it by mouth. "Tick," said ${a}. "Tock." ${Gcap} smiled. "Tick. Tock. T..." After that came nothing at all. One of them was asleep, and it was not ${g}. "${refrain}" said ${g} softly.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'music'), seen(G, 'sit', 'happy')] },
        `On the third night ${a} fetched the best thing of all. It was a music box. You wound it up with a small key, and it went plink, plink, plink. ${Gcap} yawned. Plink. And then it had run down. "${refrain}" said ${g}.`,
        `The third night was for the music box. ${a} had it from a jumble sale, with a small key to wind it. Plink, plink, it went, like rain on a spoon. It lasted as long as it takes to count to sixty. "${refrain}" said ${g}, at sixty-one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'key'), seen(G, 'sit', 'curious')] },
        `"It wants winding again," said ${a}. "Everything that ticks wants winding," said ${g}. "Mine does, too, on Sundays." Then ${a} sat still, and looked at the key. It had a square end. It was no bigger than a pea.`,
        `"Poor thing," said ${g}. "It isn't broken. It has only run down." ${a} looked at the key. It was such a small one, and its end was square. Where had there been a hole like that, as big as a pea?`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(G, 'stand', 'excited')],
          things: ['clock', 'key'],
        },
        `They went down the stairs in their nightclothes, without a sound. ${Gcap} held the lamp. The key went into the hole as a foot goes into an old slipper. "Slowly," said ${g}. Crrk, crrk, crrk. Nothing. "Now give it a push," said ${g}.`,
        `There it stood in the dark hall, as tall as ever. ${a} had to climb on a chair. The key went in. It turned! Crrk, said the clock, from deep down. Crrk. "And now a little push," whispered ${g}, "to remind it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['clock'] },
        `Tick, said the clock. They held on to each other. Tock. "It wasn't broken at all," said ${a}. "All this time it was only waiting for somebody." Tick, tock, it went, right up to the roof. They sat down on the stairs to hear it.`,
        `For a moment there was nothing. Then: tick. Then: tock. It was slow and deep. It filled the house up to the roof. "It had run down," said ${a}, "that's all." They sat on the stairs to listen. They meant to go to bed.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'calm'), seen(G, 'sleep', 'calm')],
          things: ['clock'],
        },
        `The next morning it was ten o'clock, and nobody was up. ${Gcap} was asleep on the bottom stair, and so was ${a}. "Ten past," said the clock, as well as it could.`,
        `In the morning there were two people asleep on the stairs, with one blanket. It was the best night that ${g} had had. And there was one more of them to come.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'think', 'calm')], things: ['key'] },
        `Then came the first night without ${g}. ${a} lay and waited for it to be much too quiet. But out in the hall it said tick, and it said tock. It was just as if somebody had stayed.`,
        `On the fifth night there was no ${g}, and no coat on the hook. ${a} lay in the dark, with the small key in one hand, and listened. Tick, said the house. Tock. It sounded like somebody who was still there.`,
      ),
    ],
  };
}
