import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

/** From above it is anything; from the floor, where it was painted, it is what it is, and so is the bottom of a chair. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const { k, g, Gcap, wrong1, wrong2, right, name, h, refrain, there, pose, props, alsoSeen, seen } = partsOf(bound);
  const M = company.person('Mr Moss', 'neighbour');
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(chance.pick('from down here', 'as seen from the floor', 'a long way down', 'it was not a hill')),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'happy', holds: 'paintbrush' }],
          things: ['paint'],
        },
        `${k} painted it on the floor, because the table was too small for it. It took all morning, a paintbrush, and most of the blue. ${k} knew just what it was called. "${name}."`,
        `It was to be as big as a door. So it had to be the floor. ${k} knelt in the middle with paint and a paintbrush. It had a name before it was dry. "${name}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'curious' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
        `${Gcap} came by, on the way to somewhere else, and looked down. "${refrain}" said ${g}. "No, don't tell me. I have it. ${wrong1} I like its face."`,
        `"${refrain}" said ${g}, high above, behind some washing. "I'm good at these. ${wrong1} It's very like." ${k} looked at the picture. There was nobody of that kind in it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'determined', holds: 'paintbrush' }],
        },
        `"No," said ${k}. "Look again." But nobody was there now, for something was on the stove. So ${k} took the paintbrush and made the middle a good deal larger. Nobody could get it wrong after that.`,
        `It was not that at all. But people who are going past don't see much, and then they are past. ${k} dipped the paintbrush, and made it all twice as bright.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'kneel', feeling: 'worried' },
          ],
        },
        `Mr Moss came over from next door, with a bowl. "${refrain}" he said, with his hat on. "I see. ${wrong2} We used to have one." He was tall, and it was a long way down.`,
        `Then came Mr Moss, who is the tallest man in the street. He bent his neck, and no more than that. "${refrain}" he said. "Ah. ${wrong2}" And he looked so pleased with himself.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'worried' },
            { who: G, pose: 'think', feeling: 'curious' },
            { who: M, pose: 'think', feeling: 'curious' },
          ],
        },
        `${k} turned it round, to be helpful. "${refrain}" they said, with their heads on one side. Now ${g} thought of a hill. Mr Moss thought of another hill, where he had once lost a hat.`,
        `So ${k} held it up, first one way and then the other. "${refrain}" they asked. "Is it a hill?" said Mr Moss. "Is it a hill with soup on it?" said ${g}. They did want to be right.`,
      ),
      page(
        { camera: 'wide', actors: [{ who: K, pose: 'hide', feeling: 'sad' }] },
        `${k} let go of it, and it slid back on to the floor. Then ${k} crept in behind the chair. If it has to be told, it isn't a picture. It had been one all morning.`,
        `"It isn't anything," said ${k}, and put it back on the floor. Behind the chair there is room for one cross person. ${k} went in there. So now it just lay where it had been made.`,
      ),
      page(
        { camera: 'close', actors: [{ who: T, pose: 'kneel', feeling: 'curious' }] },
        `Mr Moss had brought ${t}, who came up to his knee. ${t} did not ask anything. ${t} got down on the floor in front of it, nose first, and looked. It took as long as an apple does.`,
        `There was one more in the room. ${t} had come in behind Mr Moss, and was hard to see. ${t} knelt, put two fists under one chin, and took a very long look.`,
      ),
      page(
        {
          setting: there,
          camera: 'wide',
          actors:
            hero === null
              ? [seen('wave', 'happy'), ...alsoSeen, { who: T, pose: 'point', feeling: 'calm' }]
              : [seen('stand', 'happy'), { who: T, pose: pose('point'), feeling: 'calm' }],
          ...props,
        },
        `Then ${t} said it, as one says what day it is. "${right}" And so it was, all of it, down to the corners. In the middle was ${h}, as plain as anything.`,
        `"I know," said ${t}. "${right}" It was said as if there were nothing to it. There was ${h}, right in the middle. Everything was where it should be.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: T, pose: 'kneel', feeling: 'happy' },
          ],
        },
        `${k} came out so fast that the chair fell over. "How did you know?" "I can see it," said ${t}. ${k} knelt down to look from there. Of course. It had been painted from just that high.`,
        `"Yes!" said ${k}, and was there in one jump. They looked at it together, nose by nose. From down here it could not be anything else. It was only from up there that it was wrong.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'kneel', feeling: 'surprised' },
            { who: M, pose: 'kneel', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'proud' },
          ],
        },
        `"You have to come down here," said ${k}. ${Gcap} knelt on the mat. Mr Moss took off his hat and folded up like a ruler. "Oh," they said. "Oh, look at that."`,
        `So ${k} had them both kneel, right down on the floor. One of ${G.names} knees went crack. Mr Moss came down in three parts. For a while nobody said a thing. Then they said, "Oh."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: G, pose: 'sit', feeling: 'curious' },
            { who: K, pose: 'kneel', feeling: 'happy' },
          ],
          things: ['chair'],
        },
        `They hung it low, by the mat. But ${g} stayed down there, and looked up at the chair. "${refrain}" said ${g}. "That's easy," said ${k}. "${wrong2}"`,
        `It hangs low down now. But ${g} was still on the floor, looking up at the chair. "${refrain}" said ${g}. ${k} got down and looked. "${wrong1} Can't you see?"`,
      ),
    ],
  };
}
