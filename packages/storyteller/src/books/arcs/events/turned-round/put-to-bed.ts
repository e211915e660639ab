import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './put-to-bed-old.ts';
import { partsOf, TITLES } from './put-to-bed-parts.ts';

/** The grown-ups are put to bed; and what goes on downstairs turns out to be socks, and looking in at whoever is asleep. */
export const PUT_TO_BED: EventPlot = standsApart({ id: 'put-to-bed', young, middle, old });

function young(going: Going): Told {
  const { G, g, Gcap, refrain, spoken } = partsOf(going);
  const { K, k, chance } = going;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'curious'), seen(G, 'stand', 'calm')],
        },
        `"Good night, ${k}," says ${g}. But what is there downstairs? Clink, clink. Is it cake?`,
        `${Gcap} puts ${k} to bed. Then ${g} goes down. Clink, clink! "Is that a party?" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'proud'), seen(G, 'sit', 'surprised')] },
        `One day it is all turned round. "Bed time!" says ${k}. ${Gcap} has to go to bed!`,
        `Then one day ${k} stays up. Now ${g} must go to bed! "Up you go," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'happy')], things: ['pillow'] },
        `${k} tucks in two big feet. They come out at the end. "Good night, ${g}!"`,
        `${Gcap} is so long! ${k} tucks the feet in. ${k} pats the pillow.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(K, 'walk', 'excited')] },
        `Now ${k} is downstairs. It is night! Where is the cake? There is none.`,
        `Down goes ${k}. No cake. No party. Just a chair, and a lamp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `Pat, pat. Here comes ${g}. "${spoken}" says ${g}. It is a drink of water.`,
        `Who is on the stairs? It is ${g}! "${refrain}" It is a drink.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm', 'sock')], things: ['sock', 'basket'] },
        `What is in this basket? Socks! ${k} finds two red ones. ${k} puts them together.`,
        `There is a basket of socks. Blue and blue. Red and red. So that is what they do!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'point', 'determined')] },
        `Pat, pat. "${spoken}" says ${g}. This time it is a kiss.`,
        `Here is ${g} again. "${refrain}" It is a hug. "And now bed!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'cup')], things: ['cup'] },
        `${k} puts away one cup. Clink. "Oh!" says ${k}. "That is the clink!"`,
        `There is one cup to put back. Clink! So that was no party. It was the cup.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'calm'), seen(G, 'sleep', 'sleepy')] },
        `Then ${k} looks in, very softly. ${Gcap} is asleep. ${k} looks and looks.`,
        `Up goes ${k}, and looks in. ${Gcap} sleeps. How nice that is to see!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')] },
        `Then it is ${k} who lies in bed. Clink. "That is the cup," says ${k}. ${Gcap} looks in. ${k} is asleep.`,
        `Now ${k} lies in bed. ${Gcap} is up. Clink. That is only the cup. And soon ${g} will look in.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, refrain, spoken } = partsOf(going);
  const { K, k, chance } = going;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'curious'), seen(G, 'stand', 'calm')],
        },
        `When ${k} was in bed, things went on downstairs. There was a clink, and a hum, and light under the door. "It's cake," thought ${k}. "They have cake every night, and they wait until I'm gone."`,
        `${k} knew what grown-ups did in the evening. They said good night, and shut the door, and then the party began. You could hear it: clink, hum, clink. ${k} had never once been asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'proud'), seen(G, 'sit', 'surprised')] },
        `Then came the evening that was the other way round. "Seven o'clock," said ${k}. "Teeth, and up you go." ${Gcap} had only just sat down. "But I'm not tired," said ${g}, and yawned.`,
        `So it was a great day when it was all turned about. Grown-ups had to go to bed, and children stayed up. "I don't make the rules," said ${k}. "Have you done your teeth?" ${Gcap} had done the front ones.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'happy')], things: ['book'] },
        `${k} read a book, and did all the voices. ${k} tucked in the top of ${g}, and two feet came out. ${k} tucked in the feet. "Leave the door open," said ${g}. "A bit more. That's too much."`,
        `It took a long time. First it was the wrong book. Then the blanket had a cold side. "Now close your eyes," said ${k}. ${Gcap} closed them so hard that everything else came open.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'medium', actors: [seen(K, 'walk', 'excited')] },
        `Then ${k} went down, one stair at a time, to where it all happens. The window was black. The clock was louder than by day. ${k} looked on the table, and under it. There was no cake.`,
        `At last ${k} was downstairs in the night. There ought to have been music. There was a lamp, and a chair with a dent in it. On the table lay one crumb, and that was toast.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `Something creaked. There stood ${g}, with bare feet. "${spoken}" said ${g}. It was a drink of water. And it had to be in the blue cup.`,
        `"${spoken}" said somebody on the stairs. It was ${g}, who was thirsty. It turned out to be a sort of thirst that needs company. ${k} took ${g} back up by the hand.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm', 'sock')], things: ['sock', 'basket'] },
        `Beside the chair stood a basket, and it was full of socks. Not one of them was with its other one. ${k} found two with stripes, and rolled them up. That was rather nice to do. Before long ${k} had begun to hum.`,
        `There was a basket of socks, all by themselves. ${k} knew most of them by their feet. So ${k} put them back together, the small ones with the small ones. It went better with humming. "Oh," thought ${k}. "So that's the hum."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'shy'), seen(K, 'point', 'determined')] },
        `"${spoken}" said ${g}, in the doorway. "There's a noise." "That's me," said ${k}. "It's socks." "Is it a party?" said ${g}. ${k} held one up. ${Gcap} went back to bed, and did not look quite sure.`,
        `The door moved. "${spoken}" said ${g}. "I forgot to tell you about tomorrow." "Tell me tomorrow," said ${k}. ${Gcap} stayed for a bit, and looked round for the cake.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'happy', 'cup')], things: ['cup'] },
        `Last of all there was the blue cup to put back. It touched the one beside it. Clink. ${k} did it once more, to be sure. Clink. That was the whole of the party.`,
        `The blue cup had to go on its shelf. The only place was next to the white one. Clink. "So it was you," said ${k}. All that time it had been two cups.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'calm'), seen(G, 'sleep', 'sleepy')] },
        `On the way up ${k} looked in on ${g}, just round the door. ${Gcap} was asleep, with one foot out. ${k} only meant to look for a second. But it was very good to look at. It was better than cake.`,
        `There was one thing left that ${k} had not known about. ${k} put a head round the door. ${Gcap} was fast asleep, with a hand under one cheek. ${k} stood there for quite a time. Nobody had ever said that one did that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')] },
        `Next evening ${k} lay in bed, where ${k} belonged, and listened. Hum, it went. That was socks. Clink. That was the blue one and the white one. After that there was only one thing more. And when ${g} looked round the door, ${k} was asleep.`,
        `Now it's the right way round again. ${k} lies in the dark, and hears it all: hum, and creak, and clink. "Socks," says ${k}. "Stairs. Cups." There's one thing that makes no noise. It comes last, and ${k} has always slept right through it.`,
      ),
    ],
  };
}
