import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './elephants-old.ts';
import { REFRAINS, TITLES, isAfraid } from './elephants-parts.ts';

/** Where the bed is: "at Grandma's" is said where the theme says so. */
const bedAt = ({ raw, g }: Going): string =>
  new RegExp(String.raw`\b(?:at|to) (?:my |his |her |our )?${g.toLowerCase()}['’]?s\b`, 'u').test(raw)
    ? ` at ${g}'s`
    : '';

/** Between the flash and the bang there is room for elephants, and for more of them every time. */
export const ELEPHANTS: EventPlot = standsApart({
  id: 'elephants',
  when: /thunder|lightning|storm/,
  young,
  middle,
  old,
});

const afraid = (going: Going): string => (isAfraid(going) ? ` ${going.a} was scared of thunder.` : '');

/** What the theme names besides: that it is lightning, and that somebody is scared. */
const flash = (going: Going): string =>
  `${/\blightning\b/.test(going.raw) ? ' There is lightning.' : ''}${isAfraid(going) ? ` ${going.a} is scared.` : ''}`;

function young(going: Going): Told {
  const { A, B, G, K, a, b, k, g, third, company, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const E = company.meet('elephant');
  const too = third ? ` So does ${third.name}.` : '';
  const two = third
    ? [seen(A, 'hide', 'worried'), seen(B, 'hide', 'worried'), seen(third, 'hide', 'worried')]
    : [seen(A, 'hide', 'worried'), seen(B, 'hide', 'worried')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'surprised')],
        },
        `${A.introduced} is in bed${bedAt(going)}. There is a thunderstorm.${flash(going)} Flash! BOOM!`,
        `Rain, rain. ${A.introduced} is in bed${bedAt(going)}. Here is a thunderstorm.${flash(going)} Flash! BOOM!`,
      ),
      page(
        { camera: 'close', actors: two, things: ['blanket'] },
        `Up jumps ${B.introduced}.${too} They hide under the blanket. Flash! BOOM! They still hear it.`,
        `${B.introduced} runs to ${a}.${too} Under the blanket, quick! Flash! BOOM! It is no good.`,
      ),
      page(
        { camera: 'medium', actors: two },
        `They hide under the bed. Flash! BOOM! They still hear it.`,
        `Under the bed, quick! Achoo, says ${b}. Flash! BOOM! That is no good.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')] },
        `Here comes ${g}. "Flash, elephants, boom," says ${g}. "That is how it goes. ${refrain}"`,
        `"${refrain}" says ${g}. "They go by after the flash. They stop at the boom."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(G, 'sit', 'calm'), seen(B, 'sit', 'worried')] },
        `Flash! "One elephant," says ${a}. BOOM! Only one! The storm is near.`,
        `Flash! "One elephant!" says ${a}. BOOM! No room for two. It is near.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')] },
        `Flash! "${refrain}" says ${b}. One elephant, two elephants. Boom! That was two.`,
        `Flash! One elephant. Two elephants. Boom! "Two!" says ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(K === A ? B : A, 'sit', 'happy')] },
        `Flash! "${refrain}" One, two, three, four. Boom. "It is going away!" says ${k}.`,
        `Flash! One, two, three, four elephants. Boom. "More and more!" says ${k}. "It is going away!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(E, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `The room is full. An elephant sits on the bed. It wants the blanket. Move over, ${b}!`,
        `Look, an elephant on the bed! One is in the bath. "Move over!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(G, 'sit', 'happy')] },
        `Flash. Seven, eight, nine, ten elephants. Boom. It is very small now.`,
        `Flash. They count up to ten. Boom, says the storm, far away.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(E, 'sleep', 'sleepy')],
        },
        `No flash. No boom. ${a} is asleep, and so is ${b}. So is the elephant. Good night.`,
        `Hush. Who is asleep? ${a} is. ${b} is. The elephant is, and it snores. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, third, company, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}`;
  const E = company.meet('elephant');
  const too = third ? ` ${third.name} was there already.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'surprised')],
        },
        `${A.introduced} lay in bed${bedAt(going)}.${afraid(going)} It rained on everything. Then there was a flash of lightning. You could see every single thing in the room. And then it went BOOM. It was a thunderstorm.`,
        `First there was the rain. ${A.introduced} lay in bed${bedAt(going)} and listened.${afraid(going)} Lightning made the whole room white, and then it was black again. BOOM! The window rattled. It was a thunderstorm, and a big one.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'scared'), seen(A, 'hide', 'worried')], things: ['blanket'] },
        `Something hit the bed. It was ${B.introduced}, who had come through the air.${too} They went under the blanket, right to the bottom. The flash came through the wool. BOOM. "It knows we're here," said ${b}.`,
        `In at the door shot ${B.introduced}.${too} "Hide!" said ${b}. Under the blanket it was hot, and there were feet. But the flash came in at the sides, and the boom came in everywhere. "This isn't hiding," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'worried'), seen(B, 'hide', 'worried')] },
        `So they tried the wardrobe. It was dark in there, and no flash came in. That was worse, because the boom came without any warning. They fell out, with coats on.`,
        `Then they got under the bed. There was an old biscuit there, and a lot of fluff. There was no flash at all. But when you don't see the flash, the boom makes you jump. ${b} hit the bed from below.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')] },
        `${Gcap} came, and sat down on the bed. "The flash gets here at once," said ${g}. "The boom is slow. It has to walk. While it walks, elephants go by, one at a time." "Real ones?" said ${b}. "${refrain}," said ${g}, "and you'll see."`,
        `"What's all this?" said ${g}, and sat down on the bed. "You've gone and missed the elephants." "What elephants?" said ${a}. "The flash runs, and the boom walks," said ${g}. "In between, there's time for elephants. ${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'hide', 'worried'), seen(G, 'sit', 'calm')] },
        `Flash! "One elephant," said ${a}. "Two el..." BOOM! "One and a half," said ${b}, from under the pillow. "Then it's near," said ${g}. "There isn't room for more."`,
        `Flash! "One elephant," said ${a}, and got no further. BOOM! "Only one?" said ${b}. "It's right above us," said ${g}. "One is all that can squeeze in."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious'), seen(G, 'sit', 'calm')] },
        `They waited for the next. It was odd to wait for it. Flash! "${refrain}," said ${a}. One elephant, two elephants, three elephants. Boom! "Three," said ${b}, and sat up to see better.`,
        `"When is it coming?" said ${b}. Nobody had asked for it before. Flash! "${refrain}!" said ${a}. One elephant, two elephants, three. Boom! "Three of them," said ${b}, "with trunks."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(K === A ? B : A, 'sit', 'curious')] },
        `Flash! This time there were five. ${k} thought about that. "One, and then three, and then five," said ${k}. "The boom has further to walk. It isn't coming! It's going!"`,
        `Flash! They got to five before it boomed. ${k} sat up straight. "There are more every time," said ${k}. "That's because it has further to walk. The storm's going away!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(E, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `By now the room was rather full. There was an elephant on the chair, and one that wanted the blanket. "Budge up," said ${a}. "${refrain}," said ${b}, "and then send them home." But the next lot was seven.`,
        `It was getting hard to find a place to put them. An elephant sat on the end of the bed, and the bed went down. "Where did number five go?" said ${a}. "In the bath," said ${b}. "${refrain}. Is there a flash?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy'), seen(G, 'sit', 'calm')] },
        `Flash. It was only a small one, like somebody closing a door. They counted slowly. Ten elephants went by, eleven, twelve. Boom, said the thunder, a long way off. "Poor thing," said ${b}. "All that way to walk."`,
        `It flashed once more, low down. "Nine elephants, ten elephants," said ${a}, with a yawn in between. "Eleven." Then there was a mutter, behind the hills. "Is that all that's left of it?" said ${b}. "It was so big."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(E, 'sleep', 'sleepy')],
        },
        `They waited for another. It did not come. At thirty-one elephants ${a} was asleep, and ${b} had been asleep since twenty. Only one elephant stayed awake a while, to listen. Then it turned over, and the house shook a little.`,
        `"One elephant," said ${a}, though there had been no flash. "Two." There were elephants on the stairs and elephants in the hall. They lay down quietly, one by one. So did ${a} and ${b}. Soon everybody in the house was asleep. Boom, went somebody. It was only a snore.`,
      ),
    ],
  };
}
