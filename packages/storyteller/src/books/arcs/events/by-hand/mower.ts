import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './mower-old.ts';
import { partsOf, REFRAIN, TITLES } from './parts.ts';

/** A mower comes to the park, and all at once there are only two people in it who can talk. */
export const MOWER: EventPlot = { id: 'mower', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { K, k, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
        `${k} talks by hand. "Park!" ${k} signs. "Ball!" signs ${g}.`,
        `${k} can sign. "Park?" ${k} signs. "Yes!" signs ${g}. "And a ball!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious')], things: ['ball'] },
        `There are so many children! ${k} has a ball. "Play?" ${k} signs.`,
        `Here is the park. ${k} has a ball. "Play?" ${k} signs to them all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'curious'), seen(K, 'stand', 'sad')] },
        `${B.introduced} sees it. Is it a fly? ${b} waves, and runs off. "Oh," signs ${k}.`,
        `"A fly?" says ${B.introduced}, and waves too. Off goes ${b}. Oh, ${k}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cover', 'surprised')], things: ['tractor'] },
        `BRRRRM! Here comes the mower. It is so loud! "${REFRAIN}" shouts ${b}.`,
        `What is that? A mower. BRRRRM! ${b} talks, but it is too loud. "${REFRAIN}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'shout', 'angry')] },
        `They all shout. "${REFRAIN}" ${b} shouts too. It is no good.`,
        `"${REFRAIN}" they shout. "${REFRAIN}" shouts ${b}. Nobody can talk now.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
        `But look! ${k} can. "A biscuit?" ${k} signs. "Yes, two!" signs ${g}.`,
        `Nobody? ${k} signs, and ${g} signs. "A biscuit?" "Yes, two!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(K, 'stand', 'curious')] },
        `${b} comes to see. Tap, tap on the elbow. "Is that a biscuit?" It is! ${k} nods.`,
        `${b} looks and looks. Tap, tap on the elbow. And there is a biscuit! ${k} gives one to ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious'), seen(B, 'stand', 'happy')], things: ['ball'] },
        `"Play?" signs ${k}. Now ${b} knows. It was no fly! "Play!" signs ${b}.`,
        `${k} has the ball. "Play?" Oh! It was not a fly. "Play!" signs ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'happy'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `The mower goes home. It is quiet. But ${k} and ${b} go on. Ball! Play! Biscuit!`,
        `Now the mower stops. They can all talk. ${k} and ${b} go on by hand.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(B, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `Time to go. ${b} is in the car. Tap, tap! "Biscuit!" ${k} laughs. It means goodbye.`,
        `${b} is in the bus, behind the glass. What is goodbye? Tap, tap! "Biscuit, ${k}!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `Night. ${Gcap} signs, "Good night." What does ${k} sign? "Good night, biscuit."`,
        `Bed. "Good night," signs ${g}. And ${k}? Tap, tap. "Biscuit."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { K, k, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
        `${k} and ${g} talked all the way to the park. They did it by hand. ${k} could sign faster than most people can think. "Swings first," ${k} signed. "Biscuits last," signed ${g}. For that you tap yourself on the elbow, and it makes everyone hungry.`,
        `Some people talk with their mouths, and it has to be empty. ${k} signed. That goes with your mouth full, and through a window, and right across a park. "Biscuit?" signed ${g}. You tap on your elbow for that. ${k} tapped twice, and got two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious')], things: ['ball'] },
        `${k} had a new ball, and it takes two. There were plenty of children. So ${k} went up to some of them, and signed, "Play?" It is a good sign, and needs both hands. So the ball fell down.`,
        `It was a day for the new ball. But a ball is dull with one. "Play?" ${k} signed, to a girl on the slide, and to two boys with a bucket. They looked at ${k}. Then they looked behind them, to see who was meant.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'curious'), seen(K, 'stand', 'sad')] },
        `${B.introduced} was there, up on the bars. "Play?" signed ${k}. ${b} thought about it. "Is it a fly?" said ${b}, and waved both arms as well, to help. Then ${b} went off. "There's no fly," signed ${k}. But nobody was looking.`,
        `"Play?" signed ${k} to ${B.introduced}, who was up on the bars. "Where?" said ${b}, and looked about for the fly, and swatted at it. Then ${b} was called, and went. ${k} stood there with a question in both hands.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `${k} sat down by ${g}. "They can't see what I'm saying," ${k} signed. "They haven't looked yet," signed ${g}. "People who can hear don't have to look." They shared a biscuit. It was the sort with a hole in.`,
        `"Nobody asks what it means," signed ${k}, on the bench. "They don't know that it means anything," signed ${g}. "They think you talk with your mouth or not at all." ${k} rolled the ball to and fro under one shoe.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cover', 'surprised')], things: ['tractor'] },
        `Then the mower came. It was the biggest in town, and had not been oiled. BRRRRRM! It went round the grass, and round the swings. You could feel it in the bench. "Whose turn is it?" said ${b}. "${REFRAIN}" said everybody.`,
        `At three o'clock they cut the grass. BRRRRRM! The mower was as big as a bus, and twice as loud. Even the ducks put their heads under. ${b} was in the middle of a story. "${REFRAIN}" shouted the others.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'shout', 'angry')] },
        `"I said, WHOSE TURN IS IT?" "${REFRAIN}" They shouted until they were red. ${b} shouted the loudest, and was just as red. But it was no use. The whole park had its mouth open, and nothing came out.`,
        `So ${b} told it again, louder. "${REFRAIN}" So they all shouted, to say that they couldn't hear. Then nobody could hear that. It was like a bowl of fish. There was only one game left, and it was putting your hands over your ears.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'surprised')],
        },
        `And on the bench two people went on talking. "It's got a squeak in the left wheel," signed ${g}. "I can feel it," signed ${k}. "One more biscuit?" ${b} stopped, with an open mouth. They were not even shouting. And they were laughing!`,
        `Only the two on the bench had not noticed. "Did you see that duck?" signed ${k}. "It's got more sense than we have," signed ${g}, and they laughed. ${b} saw it from the bars. They had said something! And it had been funny!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(K, 'sit', 'happy')] },
        `${b} came right up, and looked. ${k} tapped an elbow, and ${g} held out the tin. ${b} looked at the tin. Then, very slowly, ${b} tapped an elbow too. And there was a biscuit! It was like magic, only with crumbs.`,
        `So ${b} climbed down, and looked at their hands. Tap, tap, on the elbow. Out came a biscuit. "Oh!" said ${b}, though you couldn't hear it. ${b} tried it. Tap, tap. ${k} gave ${b} the last one, with the hole in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious'), seen(B, 'stand', 'happy')], things: ['ball'] },
        `Then ${k} took the ball. "Play?" signed ${k}. It was the very same sign as before. ${b} went as red as the mower. It had not been a fly at all. It had been that! "Play," signed ${b}, with both hands, and the ball fell down.`,
        `${k} put the ball down and signed. "Play?" ${b} knew that one. ${b} had seen it already, and swatted. So there had never been a fly! ${b} did it too, the right way round. "Play!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'happy'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `By four o'clock the mower had gone, and it was quite still. Everybody could talk again. But nine of them were on the grass by now, and did it by hand. "Ball," they signed, and "mine," and "whose turn?" ${k} had to show them. ${b} helped.`,
        `The others came to see what was so good. Soon there were nine of them, and ${k} in the middle. "Here," they signed. "Me! Now!" When the mower stopped, nobody took any notice. ${b} had forgotten about mouths.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(B, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `At home time ${b} was in the car already, with the window up. There was something to say, and only one way to say it. But what was the sign? ${b} thought hard. Tap, tap, on the elbow. ${k} laughed all the way home. "See you tomorrow, biscuit," signed ${k}.`,
        `Then the bus came for ${b}, and the doors shut. It was a pity, because ${b} had not learned "goodbye". So ${b} said the best word there was. Tap, tap, through the back window, until it was as small as a crumb. "Biscuit!" signed ${k}. "Biscuit to you, too!"`,
      ),
    ],
  };
}
