import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, G, g, Gcap, C, c } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'wave', 'happy')],
          things: ['lamp'],
        },
        `There was a thing that they did at home, last of all, when everything had been said. The lamp on the landing went off, and on again. That was ${g}, on the way to bed. "Still here," it meant. Then ${k} reached out from under the covers and did it back, with the small lamp. Off, and on. Nobody had ever talked about it. It was just how the day was shut.`,
      ),
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(K, 'float', 'excited'), seen(C, 'float', 'happy')],
          things: ['spaceship', 'seedling'],
        },
        `And then ${k} was an astronaut. They had wanted somebody small, for three weeks, to grow a bean in space and look after it. The ship was run by ${c}, who had been up for a year. Below the window the sun rose sixteen times a day, and sixteen times it set. ${k} tried to feel sleepy at one of them. It's hard to know which night is yours, when none of them has a landing.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'telephone'), seen(C, 'float', 'calm')] },
        `On Sundays they could call home. But on the Saturday something as small as a pea hit the dish outside. After that, the telephone only said krrr. "They'll send up a part," said ${c}. "It's nine days. You get used to it." ${k} said that nine days was nothing. Then ${k} found out that in space a tear doesn't fall. It stays on your face, like jelly, and you have to wipe it off in front of people.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'letter'), seen(C, 'float', 'calm')],
          things: ['earth'],
        },
        `Whoever can't call must write. ${k} made a letter as big as a door, and held it flat to the glass. HELLO, it said. "We're two hundred and fifty miles up," said ${c}, kindly enough. "From down there, this whole ship is no bigger than a full stop." So ${k} tried the torch, with all three batteries. It was noon at home. Nobody has ever been seen by waving a torch at noon.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'telephone')], things: ['seedling'] },
        `For three evenings ${k} sat by the telephone, with both hands over the headphones, in case one word got through. "Krrr," it said, on Monday. On Tuesday it said the same. "Don't you miss anybody?" said ${k}. "I've no time for it," said ${c}, who was polishing a spoon for the second time. "My father has an island, with a lamp on it. He isn't one for telephones." The bean had put out a leaf. It had looked for the sun in four directions, and given up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'happy'), seen(K, 'float', 'surprised')], things: ['earth'] },
        `"Leave that," said ${c}, on the Wednesday, "and come and look at something that works." They had gone round to the dark side. ${k} had slept through it, or worked, and had not once looked. It was all lamps. They lay along the coasts like crumbs along a cloth. "There," said ${k}. "By the sea. The one like a mitten, with a thumb. That's the harbour. That's us!" It took one minute to go by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(C, 'float', 'curious')], things: ['spaceship'] },
        `"Can they see us, too?" "Just after sunset they can't help it," said ${c}. "The sun's still on our panels, up here. We're the brightest star there is." ${k} looked at the panels, which were each as long as a street. "Could you turn them away?" said ${k}. "And back?" It could be done, by hand. It would cost a whole night's power. There'd be no heat in the ship until morning, for either of them, or for the bean. ${k} thought about that. "I have three jumpers," said ${k}. "You can have two."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(C, 'float', 'calm')], things: ['earth'] },
        `On Thursday they waited at the handle, with their breath going up in front of them. The bean was in the sleeping bag. At home it would be twenty to eight, and pyjamas. "Mitten," said ${c}. ${k} turned, with both feet against the wall. Outside, without a sound, the brightest star there is went off. ${k} counted one, and wound it back. On. "Still here," said ${k}, under one breath. It was the largest lamp that anybody ever did it with.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'worried'), seen(C, 'float', 'surprised')], things: ['earth'] },
        `Nothing happened. The thumb went by, and the harbour wall. There were ten seconds of it left, and ${k} had begun to look for something to wipe with. Then the mitten went out. It wasn't one lamp; you'd never see one lamp. It was the whole of it at once, every street, down to the last crumb. And on. "That isn't a landing," said ${c}, in an odd voice. "That's a town." "Still here," shouted ${k}, and hit the ceiling.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'reach', 'shy'), seen(K, 'float', 'happy')], things: ['earth'] },
        `It was too cold to sleep. They sat in the dark in their jumpers, and passed the bean to and fro. "There's a bit of power over," said ${c}, a long while after, to the window. "Not much. I only mention it. There's an island coming up, and he'll be out, seeing to the lamp." ${k} moved over, and ${c} took the handle. Off, and on. They never knew if anybody had looked. But ${c} put the spoon away after that, and didn't polish it again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'telephone'), seen(C, 'float', 'happy')] },
        `The part came on the Monday. "Did you see it?" said ${k}, before there was time to say hello. "Did you?" said ${g}. "We've done it every night. As soon as they said that your radio was gone, I went from door to door. We know when you come over. They've all stood there with a hand on the switch, four hundred of them. Only you never did it back." "I was at the telephone," said ${k}, "listening." There was a letter for ${c} as well, with a stamp with a lighthouse on it. It was two words long.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'happy'), seen(G, 'wave', 'happy')],
          things: ['lamp', 'star', 'seedling'],
        },
        `The bean has come home too, and has found the sun, and does nothing else all day. It's twenty to eight. ${Gcap} goes by, along the landing. Off, and on. But ${k} is up at the window. There's a star coming over the roofs, steady and very bright. It's somebody else's bedtime up there tonight, or it isn't. One of the sixteen will do. All down the street there are people at their windows. ${k} finds the switch of the small lamp. Off, and on. "${REFRAIN}"`,
      ),
    ],
  };
}
