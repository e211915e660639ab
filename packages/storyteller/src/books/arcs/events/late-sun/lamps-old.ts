import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** For ages 8 to 12: one in the street is glad of the dark, and is the only one who knows what gets a sleeper up. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const r = chance.pick(...REFRAINS);
  const N = company.person('Mr Fennel', 'neighbour');
  const P = company.person('Miss Plum', 'teacher');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['clock'] },
        `${A.introduced} was the last in the street to get up, and was known for it. That Tuesday the clock said eight, and then a quarter to nine, and nobody called. It was pitch dark. At nine there was a poem to be said, by heart, in front of everyone. It had eleven verses, and ${a} knew four. It was the best dark that there had ever been.`,
        `There are people who wake with the light, and there was ${A.introduced}, who had a pillow for it. That Tuesday no pillow was needed. The clock struck eight, and it was as black as the inside of a hat. At nine a poem was to be said, without the book. There were eleven verses to it. ${a} had got as far as the fourth. "Long may it last," said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `But the whole street was out of doors, in coats over pyjamas. They talked of the sun as one talks of a bus. "It has never been late before," said ${g}, and looked up the road. Somebody had posted nine letters through one door, since it was the only door that he could find. "Somebody should go and see," said ${B.introduced}.${comesToo}`,
        `Outside they were all standing about in their coats. Nobody could see who was who, and two had shaken hands with the post box. "I don't hold with it," said ${g}. "It's always been so regular." They looked at the place where it comes from, and it went on not coming. "It may have got stuck," said ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'sleepy'), seen(A, 'stand', 'curious')], things: ['bread'] },
        `On the step of the bakery sat ${n}. He begins at two in the night, as bakers do. "I stop when it gets light," he told ${a}. "It's how I know that I've done." He had used up the flour, and then the other flour. There was bread all down the step, and along the wall. "It can't be long now," said ${n}. His chin went down, and came up again.`,
        `"Have a loaf," said ${n}, the baker. "Have two." He had been at it since two in the morning. "When I see the sun, I go to bed," he said. "That's the arrangement." He had run out of shelves at seven. There was bread on the step, and on the wall, and in his lap. He blinked at ${a} like somebody under water.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'hold', 'curious', 'lantern'), seen(B, 'walk', 'determined')],
        },
        `So they went, with a lantern, and the bell from the front door. It isn't hard to find. It's always behind the same hill. They looked over the top, and there it lay, with the hill pulled up over both ears. It breathed in and out, and the whole valley with it, cool and then warm. "Good morning," said ${b}. "${r}" said the sun.`,
        `${b} wanted to go and get it, and one does not let a friend go up a hill in the dark. They took a lantern, and the front door bell. On the far side, where one never looks, it was asleep. It had the edge of the hill under its chin. With each breath the grass lay down, and got up again. "It's gone nine," said ${b}, politely. "${r}" said the sun.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'determined'), seen(A, 'stand', 'happy')], things: ['bell'] },
        `${b} rang the bell until it was too hot to hold. Dogs barked from there to the sea. The sun turned over. Somewhere a field of snow went off like a drum, and a pond froze. "${r}" said the sun, into the hill. ${a} could have told them that. One can sleep through any bell, if one has been brought up to it.`,
        `First ${b} rang the bell, and went on ringing. It set off four owls and a donkey. The sun drew a cloud over its head, and some rain fell out of it. "${r}" said the cloud. ${a} was not surprised. It's quite possible to put a bell into a dream, and go on with the dream.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'determined'), seen(A, 'sit', 'curious')] },
        `Then ${b} sang. It was a marching song, and there was stamping in it. After that ${b} described a breakfast, slowly, from the egg to the jam. The sun smiled without opening anything. "${r}" said the sun. "That's a good one, with jam," thought ${a}. "But it only makes you dream of jam."`,
        `So ${b} tried a song, with feet. And ${b} tried being reasonable. ${b} told it of all the people who were waiting, and what they'd say. "${r}" said the sun. It was the voice of somebody who has heard it all, and will remember none of it. ${a} knew that voice. ${a} had it too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'sit', 'sad')] },
        `"Who wakes you on other days?" said ${a}, since nobody had asked. "Nobody," said the sun, from a long way down. "I'm first up. I do the rest of you. There's never been anyone to do..." It was gone again. ${b} sat down beside the bell. "It's no use," said ${b}. "We'll have to go down there and tell them."`,
        `"What gets you up, as a rule?" said ${a}. "Up?" said the sun. "I get up, and then everybody else can. There isn't anyone before me. I've never been..." It began to snore. ${b}'s voice had worn right through. "That's everything I had," said ${b}. "It isn't your fault. Let's go home and say so."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'lantern')] },
        `Now, ${a} knew more about getting up than anybody living. It isn't noise that does it. It's the light, when it gets in at the side of the pillow and stands on your eyes. ${a} looked at the lantern. It was ten past nine. If nobody said so, there would be no verse five. There need never be a verse five. It would go on being Tuesday, with stars.`,
        `And there sat ${a}, who knew. One can sleep through a bell, and a song, and a good reason. Nobody can sleep with the light in their face. It had got ${a} up every day for years, and it had never once needed to speak. It would take no more than a few lamps. But at the bottom of the hill there was the school, and in the school there were seven verses.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'surprised')] },
        `Down there one small light was moving. It went from door to door. It stopped at each of them, and put down a loaf, and went on. It went more slowly every time, and after number nine it sat down on the kerb. ${a} watched it for as long as one can. "It's light that does it," said ${a}. "On the eyelids. We'll want every lamp there is." Once it's been said, one can't put it back.`,
        `A light came out of the bakery, far below, and wandered along the street. It was ${n}, with a candle. He was looking for the morning, the way you look for a thing in your own pockets. He went past his own door, and then past it again. "Oh, bother," said ${a}. "You have to get it in the eyes," ${a} told ${b}. "Run. Tell them lamps. Tell them all of them." And that was that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'determined', 'lantern'),
            seen(G, 'hold', 'happy', 'lamp'),
            seen(B, 'stand', 'excited'),
          ],
        },
        `They came up in a line, and it looked as though the stars had begun to walk. ${Gcap} carried the lamp from the landing. They stood along the top of the hill, and held them up, all at once. The sun screwed up its face. "Who's doing that?" it said. "I was asleep! Who would do such a thing to a person?" "You would," said ${a}. "To every one of us. You've done it to me since I was born."`,
        `There were sixty lamps in that street, and a chandelier that took two. From the top it was like seeing a night sky come up the path, puffing. "Lift," said ${a}. And the sun said "Ow." It got an arm over its eyes. "Right in the face!" it said. "Is that a nice way to wake anybody?" "No," said ${a}. "But it's how you do it. I'm glad that you've brought it up."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'calm'), seen(N, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
          things: ['sun'],
        },
        `"Everybody?" said the sun. "In June it's at five," said ${b}. So morning came. The sun went pink. It ran all along the hills, right round to the back. "I never knew," it said, and rose on tiptoe, an inch at a time, as if the stairs might creak. They turned away, as one should, and felt it on their necks. ${n} was asleep before it had cleared the hill. It took three to carry him home.`,
        `It was morning, but it took the sun some time to get over it. One could see it thinking back. It blushed, from the bottom up, and the clouds blushed with it. "I'll come in more quietly," it said. And it did, without one sound, behind their backs, with all that pink in front. On the path lay ${n}, full length, and smiled. Somebody put a loaf under his head.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(P, 'stand', 'calm')],
        },
        `At ten ${a} stood in front of the class. It went as one would think. There were four verses, and then there was a hole. "Sit down, ${a}," said ${P.name}. It was no nicer than it sounds. But on Wednesday something pink came in at the window, as far as the chair. There it stopped, like somebody with a hand up to knock. "${r}" said ${a}. It thought it over, and waited.`,
        `"And verse five?" said ${P.name}, at a quarter past ten. There wasn't one. There was the clock, and somebody's chair. It lasted for about a year. ${a} said so at home, and that was not a nice year either. Next morning the pink came in first, along the floor, and went no further than the bed. It seemed to be asking. "${r}" said ${a}. And the sun, who knows how it is, looked the other way.`,
      ),
    ],
  };
}
