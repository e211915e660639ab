import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ifNamed, page } from '../page.ts';
import { seen, type Going } from '../event.ts';
import { TITLES, visitOf } from './family.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { A, a, Gcap, chance } = going;
  const { C, c, O, o, where, saying, comes, to } = visitOf(going);
  const along = ifNamed(going, `${Gcap} went in first.`);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'medium', actors: [seen(A, 'stand', 'shy')] },
        comes
          ? `The cousins were coming ${to}. ${A.introduced} could hear them from the corner. The door flew open, and there were twenty people in it. "There you are!" they all said.`
          : `${A.introduced} went to see the cousins${where}. You could hear the house from the corner.${along} The door flew open, and there were twenty people in it. "There you are!" they all said.`,
        comes
          ? `The cousins came ${to}, all of them, and there were a lot. The bell rang, and ${A.introduced} went to open. Twenty people stood on the step. "At last!" they shouted.`
          : `The cousins lived${where || ' a long way off'}, and there were a lot of them. ${A.introduced} rang the bell.${along} Twenty people came to open the door. "At last!" they shouted.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'shy')] },
        `"How you've grown!" said one, and kissed ${a} on both sides. "Do you know who I am?" said the next. ${a} did not. After the ninth kiss ${a} looked down, to have a rest. And there was a table, with room under it.`,
        `They all wanted to be first. "You don't remember me!" said one after another, and kissed ${a}. There were too many names, and they all had noses. ${a} took a step back, and then one down. It was quiet under the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'sit', 'surprised')] },
        `There was somebody there. "Sit down," said ${C.introduced}, the smallest of the cousins. "You can see everybody from here." You could see feet. A pair went past. "${saying}," said ${c}. "I know those."`,
        `Somebody moved over. It was ${C.introduced}, who was the smallest cousin. "I can't tell them apart up there either," said ${c}. "It's easy down here." A pair of feet walked by. "${saying}," said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'happy'), seen(A, 'sit', 'curious')], things: ['shoe'] },
        `They were red shoes, and they never stood still. "Auntie Fay," said ${c}. "If she's cooking, they hop." They were hopping. "And if there's music, they go sideways. She can sing so that the glasses ring."`,
        `These were red, with a click. "That's Auntie Fay," said ${c}. "See how they hop? It means that something's in the oven. When she sings they go up on their toes, and then the glasses ring."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(C, 'look-up', 'happy')], things: ['boots'] },
        `"${saying}!" said ${a}. They were boots, as big as boats. "That's Uncle Omar," said ${c}. "He looks cross, but watch." One boot was rocking a little basket with a kitten in it. The other one kept perfectly still.`,
        `Boom, boom. "${saying}!" said ${a}. "Those are enormous." "It's only Uncle Omar," said ${c}. "He frowns on top." But below, one huge boot was rocking a kitten in a basket.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(C, 'sit', 'calm')], things: ['sock'] },
        `There were sandals, and a sock with a toe out. ${a} knew eleven pairs before long. But by the wall stood two grey slippers. "They haven't moved at all," said ${a}. "That's ${O.introduced}," said ${c}. "She's old. She doesn't get up."`,
        `Soon ${a} knew them all, down to a sock with a hole. "And who is that?" said ${a}. Two grey slippers stood by the wall, and nobody stopped in front of them. "${O.introduced}," said ${c}. "She can't get up. She's as old as the house."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(C, 'sit', 'curious')] },
        `Somebody put on a record. And ${a} saw it. One of the grey slippers went up and down, a very little, in time. Then the other did. "She's dancing," said ${a}. "She's dancing sitting down, and nobody can see it but us."`,
        `Then there was music. All the feet began to turn and skip. And the grey slippers? They tapped, left and right, as small as could be. "Look!" said ${a}. "She's dancing too! They don't know. You can't see it from up there."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(C, 'stand', 'surprised')],
          things: ['shoe', 'boots'],
        },
        `It was a long way to the wall, through all those people. ${a} came out. "There you are!" they cried. "You're Auntie Fay," said ${a} to the red shoes. "Excuse me, Uncle Omar," to the boots. ${a} got eleven kisses, and knew who every one was from.`,
        `There was nothing for it but to go across. Up came ${a}, among them all, and looked at the floor. "Good evening, Auntie Fay. How is the kitten, Uncle Omar?" They stepped aside, quite astonished. "How does ${a} know?" they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(O, 'sit', 'happy')] },
        `"May I have this dance?" said ${a}. ${o} looked up. "I can't get up, dear," said ${o}. "I know," said ${a}, and sat down on the floor, feet to feet. And they danced, left, right and left, and neither of them got up.`,
        `${a} sat down by the wall, in front of ${o}. Nobody had to say anything. Tap, went the one. Tap, went the other. "Well!" said ${o}. "I did think that nobody had seen." They danced the whole record, sitting down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(O, 'sit', 'happy')] },
        `Then all twenty of them sat down by the wall and did it too. It was the best dance that there has ever been in that house. Under the table there was nobody left. "${saying}!" said ${c}, and stuck out two.`,
        `After that the whole family danced like it, on the floor. "${saying}!" cried ${c}, and squeezed in. In the end ${a} said good night to every pair by name.`,
      ),
    ],
  };
}
