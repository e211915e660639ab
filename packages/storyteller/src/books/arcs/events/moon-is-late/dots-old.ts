import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainOf, TITLES } from './parts.ts';

/** Three dots on a window are three measurements, and they say where the fourth one has to be. */
export function old(going: Going): Told {
  const { K, k, B, b, G, g, Gcap, chance } = going;
  const refrain = refrainOf(going);
  const three = (
    pose: 'walk' | 'run' | 'stand' | 'look-up',
    feeling: 'curious' | 'surprised' | 'happy' | 'excited',
  ) => [seen(K, pose, feeling), seen(B, pose, feeling), seen(G, pose, feeling)];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(K, 'look-up', 'happy')], things: ['moon'] },
        `At half past eight every evening ${k} looked out at the moon from bed. Then ${k} stuck a yellow dot on the window pane, exactly on top of it. It had started as a joke. You could make the moon wear a dot like a nose. Now there were three of them, for Monday, Tuesday and Wednesday. ${k} said good night to the moon, and that was the end of the day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `On Thursday there was nothing to put a dot on. The sky was clear. All the stars were out, and below them was the black roof of the shed. There was no moon. "It's gone missing," said ${k}. ${B.introduced}, who was staying the night, got up to look as well. "It's as big as a country," said ${b}. "You can't lose a thing like that." They looked at each other. Somebody obviously had.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: three('walk', 'curious'), things: ['torch'] },
        `"Bed in half an hour," said ${g}. "We can't go to bed," said ${k}. "The moon has gone missing, and nobody is doing anything about it." ${Gcap} looked out. It was perfectly true. "Half an hour, then," said ${g}, and got the big torch and three coats. They had agreed what they were looking for. It was round, it was white, and it ought to be easy to see in the dark.`,
      ),
      page(
        { camera: 'close', actors: three('run', 'excited'), things: ['football'] },
        `It was ${b} who saw it first. It lay under the hedge, round and white, and it shone when the torch went over it. "Don't frighten it," whispered ${k}. They went up to it on tiptoe from three sides. It was the football they had lost in August. "Round," said ${b}, and picked it up. "White. ${refrain}" It had been a good five minutes all the same.`,
      ),
      page(
        { camera: 'close', actors: three('stand', 'surprised'), things: ['plate'] },
        `The next one was on the neighbours' step. It was very round and very white, and something was eating it. "It's being eaten!" cried ${k}. "That's where it goes every month!" It was a plate of fish, and the cat that belonged to it. The cat gave them a look, and moved the plate nearer to the wall. "Round and white," said ${g}. "${refrain}" There were ten minutes left.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: three('look-up', 'surprised'), things: ['clock'] },
        `They had given it up, really, when they came round the corner. And there it hung, high over the roofs, round and white and full of light. Nobody spoke. Then it struck nine. It was the clock on the town hall. "Round and white," said ${k}, rather quietly. "${refrain}" "No," said ${g}. "But it's a very good clock, and it says bed."`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `It's not much of a bedtime when the best part is missing. ${k} sat on the edge of the bed and looked at the dark. "I looked at it every single night," said ${k}. "How can you lose something that you look at every night?" ${b} came over to the window, and put one finger on the glass. "Why do these go downstairs?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(B, 'stand', 'curious')] },
        `${k} had never seen it like that. There was Monday, at the top. There was Tuesday, one hand lower. There was Wednesday, one hand lower again, and just above the roof of the shed. It was always the same bed, always the same window, and always half past eight. "They're stairs," said ${k}, and laid a hand flat against the glass, below Wednesday. There was no glass there. That was where the wall began.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'jump', 'excited'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'curious')],
        },
        `"It's not missing!" shouted ${k}, so that ${g} came running. "It's down there, behind the shed! It's lower at bedtime every night, because it gets up later every night. By now it hasn't got up at all!" "So nobody lost it," said ${b} slowly. "It's late." All that time they had been looking in the wrong place. It was the right place. They had only been there too early.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: three('look-up', 'curious') },
        `If you can't make the moon come up sooner, you can at least look from higher up. There was a window at the very top of the stairs, above the shed and all the roofs. "It's five past nine," said ${g}, and then thought better of it, and switched off the lamp. They knelt there in a row. It was as quiet as before a play.`,
      ),
      page(
        { camera: 'wide', actors: three('look-up', 'happy'), things: ['moon'] },
        `First there was a glow behind the hill, as if somebody over there had left a door open. Then came an edge, as yellow as butter. And then the moon got up. It was enormous. It was a little flat on one side, like a ball that has been sat on. "There you are," said ${k}. "We've been looking for you everywhere." But nobody minded. Nobody had ever seen it arrive before.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['moon'],
        },
        `${k} worked it out with ${g}, on the back of an envelope. It was late by nearly an hour a day. So where would it be by Monday? They had toast and a bet on it. On Monday morning, at breakfast, ${k} looked out over the school roof. There it was in the bright blue sky, pale and half gone, like the mark of a cup. "Morning, moon," said ${k}, and took another piece of toast.`,
      ),
    ],
  };
}
