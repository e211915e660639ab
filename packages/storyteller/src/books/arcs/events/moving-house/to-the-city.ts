import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { IT_ANSWERS } from './it-answers.ts';
import { movedTo } from './moved-to.ts';
import { old } from './to-the-city-old.ts';

/** Whoever comes to a city looks in three wrong places for what it cannot do without; a neighbour wears the way to it. */
export const TO_THE_CITY: EventPlot = {
  id: 'to-the-city',
  when: /\b(?:city|town|tower block|high-?rise)\b/i,
  only: true,
  // A child does not live on a fifth floor alone.
  young: (going) => (going.A.isChild ? IT_ANSWERS.young(going) : young(going)),
  middle: (going) => (going.A.isChild ? IT_ANSWERS.middle(going) : middle(going)),
  old: (going) => (going.A.isChild ? IT_ANSWERS.old(going) : old(going)),
};

function young(from: Going): Told {
  const { going, A, B, missed, refrain, titles, city } = movedTo(from);
  const [a, b] = [A.name, B.name];
  const [one, two, three] = missed.triesNow;
  const third = going.third === null || going.third === B ? [] : [seen(going.third, 'stand', 'happy')];
  return {
    title: titled(going.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), ...third], things: ['box'] },
        `Here is ${A.introduced}. ${a} moves to the ${city} today. There is one box.`,
        `${A.introduced} has a box. Today ${a} moves to the ${city}. So many houses!`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'worried')] },
        `Up, up, up, to the fifth floor. ${a} looks out. "${refrain}"`,
        `Five floors up is the new home. ${a} looks all round. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'curious')] },
        `The stairs! There is ${B.introduced}, ${missed.clueNow}`,
        `Up comes ${B.introduced}, ${missed.clueNow}`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried')] },
        `${one} "${refrain}"`,
        `${a} looks and looks. ${one} "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'sad')] },
        `${two} "${refrain}"`,
        `Next, in the street. ${two} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `${three} "${refrain}"`,
        `And then? ${three} "${refrain}"`,
      ),
      page(
        { setting: 'living-room', time: 'sunset', camera: 'close', actors: [seen(A, 'hold', 'sad', 'box')] },
        `${a} takes the box. "I am going home," says ${a}. Bump! There is ${b}.`,
        `"I will go home," says ${a}. The box comes too. Who is there? ${b}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'wave', 'happy')] },
        `${a} looks at the ${missed.sign}. "Where have you been?" "Come," says ${b}.`,
        `"Wait! The ${missed.sign}!" says ${a}. "Where do you go?" "Come," says ${b}.`,
      ),
      page(
        { setting: missed.setting, camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `They go to ${missed.place}. ${missed.seenNow} ${a} ${missed.doesNow}.`,
        `Here is ${missed.place}. ${missed.seenNow} And ${a} ${missed.doesNow}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sleepy')], things: ['box'] },
        `Night in the ${city}. The box is empty now. ${a} lives here.`,
        `Good night, ${city}. ${a} is in bed. The box is under it, quite empty.`,
      ),
    ],
  };
}

function middle(from: Going): Told {
  const { going, A, B, missed, refrain, titles, city } = movedTo(from);
  const [a, b] = [A.name, B.name];
  const [one, two, three] = missed.tries;
  return {
    title: titled(going.chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['box'] },
        `${A.introduced} moved to the ${city} on a Monday. There was one box. There were houses on both sides, and houses behind those. At home there had been ${missed.what}, as far as you could see.`,
        `All that ${A.introduced} had was in one box. The bus stopped, and there was the ${city}. It went up, and it went on. ${a} had come from where there was nothing but ${missed.what}.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'worried')] },
        `The new home was on the fifth floor. It had a bed, a tap, and a window. ${a} looked out of the window, left and right and down. "${refrain}" said ${a}. The box stayed shut.`,
        `There were five floors to climb, and a door with a number. Inside, everything was very clean. ${a} looked into each of the cupboards. "${refrain}" said ${a}, and did not unpack.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'curious')] },
        `On the stairs somebody came up past ${a}. It was ${B.introduced}, from the third floor, ${missed.clue}. "Hello," said ${b}, and went in.`,
        `That evening ${a} met ${B.introduced}, who lived two floors below. ${b} came up the stairs ${missed.clue}. "Hello! You're new," said ${b}. Then a door shut.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried')] },
        `On Tuesday ${a} began to look. ${one} "${refrain}" said ${a}.`,
        `There had to be some in such a big place. ${one} "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'sad')] },
        `On Wednesday it was no better. ${two} "${refrain}"`,
        `${a} went out to look. ${two} "${refrain}" said ${a}, and went home.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `That left Thursday. ${three} "${refrain}" said ${a}, very low.`,
        `There was one more try. ${three} "${refrain}" And ${a} had to agree.`,
      ),
      page(
        { setting: 'living-room', time: 'sunset', camera: 'close', actors: [seen(A, 'hold', 'sad', 'box')] },
        `It's easy to pack when you have not unpacked. ${a} took the box, and locked the door. "It's a very nice ${city}," said ${a} to the door. "There's only the one thing missing."`,
        `So ${a} picked up the box again. It weighed just as much as before. "I'm not cross," said ${a}, on the way down. "But I can't live like that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')] },
        `On the third floor they met. There stood ${b}, just as on Monday, ${missed.sign} and all. ${a} stopped with one foot in the air. "Wait," said ${a}. "Where have you been?"`,
        `Somebody came up, and it was ${b}. ${a} moved the box aside to let ${b} pass. And then ${a} looked once more at the ${missed.sign}. There was only one way to come by that. "Where have you been?" said ${a}.`,
      ),
      page(
        { setting: missed.setting, camera: 'wide', actors: [seen(A, 'cheer', 'surprised'), seen(B, 'point', 'happy')] },
        `"I go every day," said ${b}. "Don't you know it?" It was two streets away, behind a wall like any other. It was ${missed.place}. ${missed.seen}`,
        `"There?" said ${b}. "I'll show you." They went round two corners, box and all. It was ${missed.place}. ${missed.seen}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'cheer', 'excited')] },
        `${missed.others} They all turned to look. ${missed.does}. "How do you do that?" they called. "At home we all do," said ${a}. And ${b} said, "Teach me!"`,
        `${missed.others} "May I?" said ${a}, and put down the box. ${missed.does}. It went quite quiet. "Again!" called ${b}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['box'] },
        `That night the box was unpacked, right down to the bottom. There were five floors of people in the house. They all said hello on the stairs. They knew who could do it. "${refrain}" said ${a} to the window, and laughed. "It's two streets on."`,
        `Now a note hangs on the door of the fifth floor. "I am ${missed.at}," it says. Down on the third floor the ${missed.sign} can be seen every day. And the box is where the cat of number four sleeps.`,
      ),
    ],
  };
}
