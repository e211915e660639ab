import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';

/** For the oldest: the rent could be paid in secret, with a coin that has a dent in it. */
export function old(going: Going): Told {
  const { chance } = going;
  const { X, who, Xs, isMany, them, K, G, k, g, G0, where, setting } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  const they = isMany ? 'they' : X.he;
  const was = isMany && who.startsWith('some') ? 'were' : 'was';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(G, 'think', 'worried'), seen(K, 'stand', 'curious')],
          things: ['clock'],
        },
        `The clock in the hall was very old, and it had not gone since March. It wanted winding once a week, with a small brass key. ${G0} had put the key somewhere safe. After that there was no more tick in the house. Then you hear other things. On the ninth of May, at night, ${k} heard something scratch.`,
        `When ${g} lost the key to the clock, everybody was sorry for a day, and then forgot. Only the quiet stayed. It had been a good clock, with a slow, fat tick, and was wound every Sunday. And in that quiet, one night in May, there was a scratch. After a while there was another, as if somebody was moving a chair.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(X, 'sit', 'shy'), seen(K, 'kneel', 'excited')] },
        `${k} went to look, with a torch, and there ${was} ${who}, ${where}. There was straw, and a bit of red wool, and a shelf with the lid of a jar on it. Nobody moved. "I'm not going to do anything," said ${k}. ${Xs} considered that. Then the scratching went on, rather lower, as you talk when somebody is asleep.`,
        `The torch went round, and stopped. It was ${who}, ${where}, and plainly not on a visit. There was a bed. There was a shelf, with a bottle top on it. "So that's where you live," said ${k}, in a whisper. A small, bright eye looked into the light, and looked away, out of politeness.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'angry'), seen(K, 'stand', 'worried')],
          things: ['plate', 'biscuit'],
        },
        `"Out," said ${g}, who was up at six. "I can't sleep, and I'm not running a hotel." "It's only a corner," said ${k}. "One pays for a corner," said ${g}. "It's called rent. There's time till Saturday, and you can say so in there." It was meant as a joke, to put an end to it. ${k} went and got a plate.`,
        `${G0} had heard it as well, from four till six. "I can't have it," said ${g}, over the toast. "Lodgers pay rent. What does that lot pay?" "Nobody has asked," said ${k}. "Then ask. There's time till Saturday." ${k} put a biscuit on a plate, and the plate where the scratching was. That's how one asks.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['plate', 'peas'],
        },
        `In the morning the biscuit had gone, to the last crumb. In the middle of the plate was half a pea. It hadn't rolled there. It had been put. "Rent!" said ${k}. "${refrain}" said ${g}, but bent down to see. "You wanted something for the room," said ${k}. "You didn't say how much." "Half a pea," said ${g}, "is not how much."`,
        `"Come and see!" shouted ${k}, at seven. On the plate lay half a pea, cut side down, exactly in the middle. They both looked at it for some time. "${refrain}" said ${g}. "But it's been understood," said ${k}. "The biscuit was taken, and a thing was left." "A vegetable was left," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'leaf'), seen(G, 'stand', 'surprised')] },
        `On Wednesday it was a leaf with a hole. "${refrain}" On Thursday it was a button, and ${g} went quiet. "That's off my blue coat," said ${g}. "I lost that two winters ago. ${refrain} You can't pay me with what's mine." "Somebody finds things," said ${k}. "So I see," said ${g}, "and it's Thursday."`,
        `There followed a leaf, with a round hole, so that you could see the garden through it. "${refrain}" There followed a button. ${G0} turned it over. "My good coat," said ${g}. "I hunted for this for a week. No, don't look at me like that. ${refrain} It's mine already." But it went into ${G.names} pocket, and was not put down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'sad')] },
        `"I've ordered a box," said ${g}, "with a door that shuts. Nobody will be hurt. We'll drive out to the woods with it." It was quite fair, and ${k} couldn't sleep. "There'll be nobody to talk to there," said ${k} to the ceiling. "And the shelf is only just up." From below came a scratch, quite cheerful. Nobody had told ${them} what Saturday meant.`,
        `On Friday a box came, of wire, with a flap. "It doesn't hurt," said ${g}. "And the woods are very nice." "It rains in the woods," said ${k}. "It rains everywhere," said ${g}, not happily. The box stood in the hall under the clock that didn't go. All that evening they could hear somebody making improvements.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'kneel', 'worried')], things: ['coin', 'plate'] },
        `${k} had a coin of two pounds, with a dent in it. It had been kept for five months, for a kite, a box kite, with a tail. At half past ten ${k} went down in socks. It would look like rent. It would be what a room is worth. Who was to know? ${k} put it in the middle of the plate, like the pea. It made a dreadful noise.`,
        `In the tin under ${K.names} bed was a coin of two pounds, with a dent. It had been for the kite in the window of the corner shop. ${k} lay and looked at it, and listened to the shelf being put straight. Then ${k} got up. If you are very quiet, a stair only creaks once. The coin looked splendid on the plate. It looked like somebody who pays.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(X, 'sit', 'curious')], things: ['plate'] },
        `Then there was the matter of a biscuit, for there had always been one. It was the last, with jam. ${k} put that down too. Somebody was watching from the dark, with great attention. "That's the kite," said ${k}, "and that's my supper. I've got nothing else." And ${k} went up to bed, by the creaking stair.`,
        `It wouldn't have been honest without the biscuit. The last in the tin was the one with jam. So that went on the plate as well, next to the coin. "I don't know how to tell you," said ${k}, to the dark. "It's tomorrow." A nose came out, and took in the coin, the biscuit and ${k}, in that order.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
          things: ['plate', 'coin', 'key'],
        },
        `On Saturday morning ${g} was there first. The biscuit was gone. The coin was not. It had been pushed to the very edge of the plate, as you push away what belongs to somebody else. In the middle, where rent goes, lay a small brass key. ${G0} didn't pick it up. ${G0} picked up the coin, and felt along the rim for the dent.`,
        `They came to the plate together on Saturday. There were two things on it, and no crumbs. One was the coin, quite at the side: it hadn't been wanted. The other was in the middle. It was brass, and as long as a finger, and had a ring at the end. "Oh," said ${g}. But it was the coin that ${g} took up. "I know this dent," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'calm'), seen(K, 'stand', 'shy')] },
        `"I gave you that," said ${g}, "for your birthday. I dropped it on the step first. That was to be a kite." "It was to be rent," said ${k}. It was hard to look up. "${refrain}" said ${g}, but it sounded quite different. "That's you." And ${g} put it back in ${K.names} hand, and shut the fingers over it. Then they both turned to look at the key.`,
        `"It fell off the step, the day I gave it to you," said ${g}. "So that was you, who paid." "Yes," said ${k}. "It was all I had." "${refrain}" said ${g}, and had to stop for a moment. "And it wasn't taken. There are better manners in there than I have." The coin went back into ${K.names} pocket. The box went back to the shop.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(K, 'jump', 'happy')],
          things: ['clock'],
        },
        `It took eleven turns. For a moment there was nothing. Then the clock cleared its throat, and said tick, and thought, and said tock. It ran through the house like somebody coming home. "So that," said ${g}, "is what a room is worth." "Can ${they} stay?" said ${k}. "I should think so," said ${g}. "I couldn't give back the difference."`,
        `${G0} opened the little door, and put the key in, and wound. Tick. They held their breath. Tock. They could feel it in the floor. ${where.charAt(0).toUpperCase()}${where.slice(1)} it had gone very quiet; somebody was listening there, too. "Rent," said ${g}, loudly, so that it should be heard. "Paid in full. For life, I should say."`,
      ),
      page(
        {
          setting,
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'kneel', 'happy'), seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')],
          things: ['plate', 'peas'],
        },
        `But it bothered ${g}. You are honest, or you aren't. That night, very late, ${k} came on ${g} in the dark, down on both knees. "It was far too much," said ${g}. "There has to be change." And in the very middle of the plate, cut side down, ${g} laid half a pea.`,
        `There was a kite, in the summer; but that's another story. Every Sunday the clock is wound. And every Saturday ${g} goes down on both knees, with a plate. "It was a key," says ${g}. "That's years of rent. I'm giving it back bit by bit." "And what do you give ${them}?" says ${k}. ${G0} opens a hand. It is half a pea.`,
      ),
    ],
  };
}
