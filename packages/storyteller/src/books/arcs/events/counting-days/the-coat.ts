import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-coat-old.ts';

/** A coat is left behind with a button for every night; when it is open it is done up again, with two in it. */
export const THE_COAT: EventPlot = { id: 'the-coat', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, E, e, es, first, seven, Seven } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES).replace('seven', seven)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(E, 'wave', 'sad'), seen(A, 'wave', 'sad')] },
        `${first} goes to work, far away. "${Seven} sleeps," says ${e}. ${A.introduced} waves.`,
        `${first} must go to work. "Back in ${seven} sleeps!" ${A.introduced} waves, and ${e} waves.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['coat'] },
        `${es} old coat stays here. It has ${seven} buttons. They are all done up.`,
        `Here is ${es} big old coat. It has ${seven} buttons, all shut.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'reach', 'calm'), seen(B, 'sit', 'sleepy')],
          things: ['coat'],
        },
        `At night ${a} undoes one. "${refrain}" That is one sleep. ${B.introduced} sees it.`,
        `Now it is night. ${a} undoes one button. "${refrain}" ${B.introduced} looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'cheer', 'happy')], things: ['coat'] },
        `And the next night? "${refrain}" That is two sleeps.`,
        `Then comes the next night. "${refrain}" Two are undone.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'point', 'curious')],
        },
        `In the morning ${a} shuts both eyes. "I slept!" "No," says ${b}. "It's light."`,
        `Next morning ${a} shuts both eyes. "One sleep!" "That was a blink," says ${b}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['coat'] },
        `So ${a} undoes them all. The coat is open. Where is ${e}? Not here.`,
        `Pop, pop, pop! ${a} opens all the buttons. The coat has nobody in it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['coat'],
        },
        `Buttons go up again. It is hard! ${b} holds the coat.`,
        `It was too soon. ${a} does them up again. ${b} pushes.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'reach', 'happy')], things: ['coat'] },
        `A night, and a night, and a night. "${refrain}" It is the last!`,
        `One sleep. One sleep. One sleep. "${refrain}" Now none is left.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(E, 'stand', 'happy'), seen(A, 'run', 'excited')],
          things: ['coat'],
        },
        `Now it is morning. Boots, on the stairs! It is ${e}!`,
        `In the morning the door opens. Who is it? It is ${e}!`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'hug', 'happy'), seen(A, 'hug', 'happy')], things: ['coat'] },
        `${e} gets into the coat. So does ${a}. "${refrain}" Up to the top!`,
        `In goes ${e}. In goes ${a}. One coat, two heads. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, E, e, Ecap, es, seven, Seven } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES).replace('seven', seven)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(E, 'kneel', 'calm'), seen(A, 'sit', 'sad')],
          things: ['coat'],
        },
        `${E.introduced} had to go and work a long way off. "How long for?" said ${A.introduced}. "${Seven} sleeps," said ${e}. And ${e} hung the big old coat on the bedroom door. It had ${seven} buttons.`,
        `"It's ${seven} sleeps," said ${E.introduced}. "Then the work's done, and I'm home." "That's a lot," said ${A.introduced}. "It's one coat," said ${e}, and hung it on the bedroom door.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'reach', 'calm'), seen(A, 'look-up', 'curious')], things: ['coat'] },
        `${Ecap} did the coat up, from the bottom to the top. "Undo one each night," said ${e}. "When it's open, I'll be there to get in." It was a coat that one could've camped in.`,
        `"One button is one night," said ${e}, and did up all ${seven} of them. "You undo them. When the coat is open, I'll come and put it on." It smelled of rain and toast.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'calm'), seen(B, 'sit', 'curious')],
          things: ['coat'],
        },
        `The first night was a long one. ${a} stood on tiptoe, and undid the top button. "${refrain}" said ${a}. ${B.introduced} looked in at the collar. It was dark in there.`,
        `That night ${a} stood on the bed, and undid the top one. It was stiff. "${refrain}" said ${a} to ${B.introduced}. A little bit of the coat fell open, like a page.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'sleepy')],
          things: ['chair'],
        },
        `In the morning ${a} had a thought. A sleep is a sleep. So ${a} slept under the kitchen table, and on two chairs. "I've had nine since breakfast," said ${b}. "Nobody's come home."`,
        `The next day ${a} tried to get some done early. There was a sleep on a chair, and one under the table. "It doesn't work," said ${b}. "I nap all day long. It's still Tuesday."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['coat'] },
        `"It must be the buttons that do it," said ${a}. "${refrain}" And one more, and one more. They came undone much faster by day. The whole coat swung open. There was only a door behind it.`,
        `Then ${a} looked at the coat. When it was open, ${e} would be there. So why wait? "${refrain}" Pop, pop, pop, down to the bottom. It was open. Nobody got in.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
        },
        `They sat down on the doorstep to wait. A bus came, and it was the wrong people. The lamps came on. "${Ecap} doesn't know it's open," said ${b}. But that wasn't it, and they both knew.`,
        `They waited outside on the step. Each time there were feet in the street, ${a} jumped up. They were all other feet. "I think that we've broken it," said ${b}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'shy', 'telephone')],
          things: ['telephone'],
        },
        `At night the telephone rang. "How's the coat?" it said, in ${es} voice. ${a} could have said that it was fine. "I undid it all," said ${a}. "It was too soon." The telephone thought. "Which were the real ones?" it said.`,
        `Then the telephone rang, and it was ${es} voice. "How many buttons have we left?" ${a} held on tight. "None," said ${a}. "I cheated. You didn't come." "I want to," said the telephone. "I can't do them faster."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['coat'],
        },
        `So they did it up again, all but the first two. It's far harder than undoing. ${b} pushed, and ${a} pulled. "I've got the same on my new coat," the telephone had said. "I undo one, too."`,
        `To undo a button takes no time. To do one up takes two, a thumb and a tongue. ${a} did them all but two, and ${b} held the bottom. Far away, ${e} had a coat as well. They were undoing it together.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'calm'), seen(B, 'sit', 'sleepy')], things: ['coat'] },
        `After that it went by nights. There was a windy one, and one with an owl. "${refrain}" said ${a}. Then there was just the bottom button, down by the floor. ${a} undid it kneeling.`,
        `There was a night with rain, and a night with the moon in it. Some were slow, but each had its button. "${refrain}" said ${a}, lower and lower down. The last was next to the mat.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(E, 'stand', 'excited'), seen(A, 'run', 'excited')],
          things: ['coat'],
        },
        `In the morning the coat hung open. Down in the street somebody was running. And in came ${e}, in a new coat, with not one button done up. "You'll catch cold," said ${a}.`,
        `In the morning there was a noise on the stairs, like a sail. It was ${e}. The new coat flew out on both sides, quite undone. "You're open, too!" said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(E, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'sit', 'happy')],
          things: ['coat', 'bread'],
        },
        `Then ${e} got into the old coat, and ${a} got in as well. "${refrain}" they said, from the bottom up, all ${seven}. Two heads came out at the top. They ate their toast like that, with one sleeve each.`,
        `It was a coat for two. ${a} stood inside it with ${e}, and they did it up. "${refrain}" At the top there were two chins. They had toast for breakfast in it, one sleeve each. It stayed shut all day.`,
      ),
    ],
  };
}
