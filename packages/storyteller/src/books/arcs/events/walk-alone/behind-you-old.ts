import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever is shaken off was somebody else, and going back for them costs the whole of it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, to, gate, where, N, n, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'backpack'), seen(G, 'hide', 'worried')],
          things: ['backpack', 'bush'],
        },
        `It was three lamp posts, one crossing and a wall to ${to}. ${A.introduced} could have done it asleep. But all that week they practised, with the backpack on. ${a} walked in front, and ${g} was to stay behind. On Monday ${g} stayed behind by the length of a sneeze. On Tuesday it was a bush. "${refrain}" said the bush.`,
        `${A.introduced} was going to walk to ${to} alone. First it had to be practised, so that ${g} would get used to it. ${a} went ahead with the backpack. ${Gcap} came after, a lamp post further off each day, in theory. "I can see you in that bush," said ${a}. "${refrain}" said the bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hide', 'shy'), seen(B, 'hide', 'happy')] },
        `On Thursday it was a lamp post. ${Gcap} stuck out of one side, and ${B.introduced} out of the other. "You said you could trust me," said ${a}. "I do," said ${g}. "It's my feet." ${b} thought that it was the best game in the world. So did somebody at number six. At an upstairs window a small face watched every minute of it.`,
        `By Friday ${g} had brought ${B.introduced}, to hide better. They shared a newspaper. It had two holes in it, one high and one low. "It isn't that I don't trust you," said ${g}, through the upper one. At number six a curtain moved. Somebody small had been at that window all week, and had missed nothing.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(G, 'sit', 'worried')],
          things: ['clock'],
        },
        `So they made a bargain, under the kitchen clock. ${Gcap} would stay at the window, and not go past it by a toe. And ${a} would be at ${gate} by nine. "If not, they ring me," said ${g}, "and we walk together again until spring." "By nine," said ${a}. It went on the back of an envelope, and they shook hands on it, twice. Nine was easy. It was ten minutes' walk, and nobody was slower than ${g}.`,
        `They wrote it on the back of an envelope. Number one was ${G.names}: no bushes. Number two was ${A.names}: at ${gate} by nine. "Somebody will ring me if you aren't," said ${g}. "Then it's the two of us again, until the spring." The kitchen clock ticked as if it had been asked. "I'm never late," said ${a}. And they signed it, and shook hands.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'proud', 'backpack')] },
        `On Monday morning the street looked as though it had been washed. ${a} had the whole of it. There were the same three lamp posts, but they seemed to stand up straighter. ${a} said good morning to a cat. Nobody said hurry up. At the first lamp post ${a} looked back. ${Gcap} was at the window, as flat as a stamp.`,
        `There has never been so much pavement as there was that Monday morning. ${a} walked down the middle, since there was nobody to leave room for. You could step on the lines, or not. Behind the window at home was ${g}, and waved, and stayed there. It was really happening. ${a} was the only person in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'angry', 'backpack')], things: ['bush'] },
        `Pat, pat, pat. ${a} stopped, and it stopped. ${a} went on, and it went on. It was just where ${g} would be, if ${g} were the sort to break a bargain. "I can hear you," said ${a}, without turning round. There was a rustle. "${refrain}" said a bush, through what sounded like a scarf. It was very hard to bear. They had shaken hands on it.`,
        `After the first lamp post there were feet. Pat, pat, pat, they went, and hid when ${a} stood still. ${a} knew that trick. There had been nothing else all week. "You promised," said ${a} to the air in front. "${refrain}" said a bush, muffled and rather high. It was a poor sort of voice to put on. ${a} went hot right up to the hair.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined', 'backpack')] },
        `Very well. ${a} walked as far as the wall by the library, quite slowly. Then ${a} ran. Round the corner went the backpack, along the wall, through the arch and down behind the bins. ${a} crouched, and counted to fifty. The feet came to the corner, and stopped, and went a little way, and stopped. Then there was no pat at all. It felt like winning.`,
        `There is an arch by the library, and if you are quick you aren't there any more. ${a} was quick. The backpack bumped along the wall, through the arch, and round by the bins. Behind it the feet began to run, too, in no particular direction. Then they grew faint. ${a} came out at the other end, alone at last, and grinned at a lamp post. It was the third.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'surprised', 'sign'), seen(A, 'stand', 'surprised', 'backpack')],
          things: ['sign'],
        },
        `${n} stopped the cars with her sign, and ${a} walked over. "And where's your little one?" she said. "My what?" "${r}, from number six. It's a first time there, too. The mum said to me: keep behind the big backpack, and you can't go wrong." ${a} stood still, in the middle of the stripes. It had been a small sort of pat.`,
        `"Just you?" said ${n}, and held up the sign until the last car stood. "I was told two. There's ${r}, who's only seven. It's the first day alone for both of you. The plan was to stay behind your backpack all the way." ${a} thought of a high voice in a scarf. It hadn't been put on. Nobody had put it on.`,
      ),
      page(
        {
          setting: where,
          camera: 'close',
          actors: [seen(A, 'think', 'worried', 'backpack')],
          things: ['clock'],
        },
        `There was ${gate}, ten steps off, and over it a clock. It was six minutes to nine. In there it would all be done. ${a} would have been on time, and alone, and right. Out there was somebody small by a wall, with nothing to walk behind. If ${a} went back, then the telephone would ring at home. It would be spring before ${a} walked anywhere.`,
        `The clock over ${gate} said six minutes to. ${a} had only to walk ten steps, and the bargain was kept. You could tell a grown-up, and they would look, by and by. But ${a} knew where the feet had stopped, and nobody else did. And whose fault it was, ${a} knew that as well. Until spring was a very long time. It had snow in it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm'), seen(R, 'hide', 'sad', 'rabbit-toy')],
          things: ['bush', 'rabbit-toy'],
        },
        `${n} took ${a} back over, with the sign up. By the library wall the bush was shaking. "${refrain}" it said, and gave a sob. In it sat ${r}, holding a toy rabbit by one leg. "I did it like they do," said ${r}. "I thought that's how you go behind. Then you weren't in front." "I'm in front now," said ${a}.`,
        `"Over you go," said ${n}, and asked nothing. At the arch there was a bush with small shoes. "${refrain}" it said, as bravely as it could. ${a} knelt down, and there was ${r}, and a toy rabbit with a wet ear. "I watched how to do it, all week," said ${r}. "You hide. But then I couldn't see the backpack." "No," said ${a}. "I took it away. I'm sorry."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'sad', 'backpack'), seen(R, 'walk', 'happy', 'rabbit-toy')],
          things: ['rabbit-toy'],
        },
        `${r} wouldn't be carried, and wouldn't be led. ${r} wanted to go behind. So they went very slowly, one in front and one ten steps back, with the rabbit. Each lamp post had to be counted out loud. Somewhere a clock struck nine, and took its time about it. ${a} heard all nine of them. Then they were at ${gate}, and at home, far away, it was ringing.`,
        `It took a quarter of an hour. ${r} did it alone, which means ten steps behind, and stopped to show the rabbit a snail. ${a} waited, and looked straight ahead, and did not see them. Nine o'clock went by overhead. So that was that. "We got there by ourselves!" said ${r} at ${gate}. "Yes," said ${a}. "We did, didn't we?"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'shy'), seen(B, 'sit', 'calm')],
        },
        `"Nineteen minutes past," said ${a} that evening, and put the backpack down. "So it's the two of us, until spring." ${Gcap} had had it all from ${n} by then. "I got as far as the first lamp post," said ${g}, and went red. "In slippers. I had to see you go round the corner." ${b} nodded. "That's my half broken as well. I don't think there's any bargain left."`,
        `They stood on both sides of the envelope. "I was late," said ${a}. "I know why," said ${g}. "${n} came by. But it's signed." ${b} coughed. ${b} looked for some time at ${G.names} slippers, which had leaves on. "It was only one bush," said ${g}, at last. "It was hardly a bush." So both had broken it. They tore it in half, and had a half each.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy', 'backpack'), seen(R, 'walk', 'happy', 'rabbit-toy')],
          things: ['ribbon', 'rabbit-toy'],
        },
        `In the morning there was a long red ribbon on the backpack. ${b} had tied it. You could see it from any bush in the street. ${a} walked in front, alone, at the speed of a toy rabbit. ${Gcap} was at the window, and the window was shut. "${refrain}" said somebody by the second lamp post. "I know," said ${a}, and didn't turn round, and waited a little for nobody to catch up.`,
        `${a} left a bit earlier the next morning, so as to be slower. From the backpack hung a red ribbon, as long as a flag. You can't lose a thing like that. Nobody was in front, and that was alone enough. "One," said ${a} to a lamp post. "One," said something behind it. "Did you hear that?" said ${a} to the street. "${refrain}" said ${r}, and the rabbit, and came along after.`,
      ),
    ],
  };
}
