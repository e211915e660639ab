import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './swallowed-old.ts';
import { REFRAINS, TITLES } from './swallowed-parts.ts';

/** The tooth went down with a banana. There is nothing to put under a pillow but the place where it is not. */
export const SWALLOWED: EventPlot = {
  id: 'swallowed',
  when: /\b(?:swallow\w*|gulp\w*|ate)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['banana'] },
        `${A.introduced} had a wobbly tooth. Wibble, wobble! And a banana.`,
        `Wibble, wobble, went the tooth. ${A.introduced} had a banana.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['banana'] },
        `Bite. Gulp! No wibble. No wobble. Where was the tooth? "${refrain}"`,
        `One bite. Gulp! The tooth did not wobble. It was not there! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `${B.introduced} looked under the table.${comesToo} No tooth. "${refrain}" said ${a}.`,
        `Was it on the floor? ${B.introduced} looked.${comesToo} "No," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'stand', 'calm')] },
        `${a} jumped up and down. It did not come up. "${refrain}"`,
        `Hop, hop, hop! Would it come up? No. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'sad')] },
        `"Does it hurt?" said ${a}. "No," said ${g}. "It will do no harm."`,
        `"That is all right," said ${g}. But ${a} was sad.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'worried')], things: ['pillow'] },
        `What goes under the pillow now? Nothing? The fairy will not know!`,
        `No tooth for the pillow. How will the fairy know?`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['mirror'] },
        `"Open up!" said ${b}. ${a} looked in the mirror. There was a gap!`,
        `${b} had a mirror. "Look in!" There it was. A gap, as big as a tooth!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['pillow'] },
        `So ${a} slept with an open mouth. Wide open! Snore.`,
        `So ${a} lay down. Mouth open, all night. Look, fairy! Snore.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'happy')],
          things: ['coin'],
        },
        `In the morning there was a coin. And on the nose was a kiss.`,
        `Now it was morning. A coin! ${Gcap} said, "Now you may shut it."`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['banana'] },
        `${A.introduced} had a tooth on a thread, or nearly. It was the first. "I won't have an apple," said ${a}, "to be careful. I'll have a banana."`,
        `${A.introduced} had a first wobbly tooth, so loose that it whistled. Apples were too hard for it, and toast too loud. So it was a banana.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['banana'] },
        `A banana is soft. One hardly has to chew. ${a} bit, and swallowed, and felt for the tooth with one finger. There was a warm hole. "${refrain}" said ${a}.`,
        `It was a very good banana. There was a bit in it that was not as soft as the rest. Gulp. ${a} sat up straight. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `${B.introduced} looked on the plate, and in the skin.${comesToo} "It may have rolled," said ${b}. "It didn't roll," said ${a}, and pointed to the middle. "${refrain}"`,
        `"You may have dropped it," said ${B.introduced}, under the table.${comesToo} There was a pea, from Tuesday. ${a} had a hand on the tummy. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'stand', 'worried')] },
        `They tried to get it up. ${a} hopped, and stood on both hands for a second. But what goes down there has only one way to go. "${refrain}" said ${a}, upside down.`,
        `${a} lay over the arm of the sofa, with the head below. ${b} said, "Come up!" to the tummy. It gurgled. It was mostly banana. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'sad')] },
        `"Will it bite me, in there?" said ${a}. "No," said ${g}. "Lots of people do it. It's no more to a tummy than a pip." That was good. But it was still down there.`,
        `"It's quite all right," said ${g}. "It does no harm, and it finds its own way out. And nobody has to look for it." ${a} was glad of that. But it was not the end of it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')],
          things: ['pillow'],
        },
        `"There's nothing to put under the pillow," said ${a}, at bedtime. "She'll feel about, and there's only sheet. She'll think that I made it up." ${b} thought it over.`,
        `"What does one give her?" said ${a}. "I can't very well put me under the pillow." They both looked at the pillow. It was as flat as ever.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['mirror'] },
        `"Say ah," said ${b}, and held up the mirror. There they all stood in a row, and one was not there. It was the clearest thing in the room. "That's it!" said ${a}. "That's what I've got. I've got a gap."`,
        `${a} yawned, because it was late. "Stop!" said ${b}. "Leave it like that." In the mirror was a row of teeth, with a small black door. "Nobody can make up a gap," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['pillow', 'letter'] },
        `So there was a note on the blanket. IT IS INSIDE. PLEASE LOOK IN. ${a} lay down and opened wide, and meant to stay so all night. It made a noise like a kettle.`,
        `They left a note: I ATE IT. SORRY. SEE MOUTH. Then ${a} lay flat, with the mouth as wide as it went. It gets dry, but one can sleep in it. Soon the curtain was going in and out.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'surprised')],
          things: ['coin', 'letter'],
        },
        `In the morning there was a coin. The note had a line on the back, very small. "Received, one gap," read ${b}. "You may shut it now." ${a} shut it.`,
        `Next morning there was a coin on the pillow, quite cold. On the note somebody had written with a pin. SEEN, it said. WHAT A NICE ONE. MIND THE BANANAS. ${a} shut up, with a click.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['banana'],
        },
        `At breakfast the next one wobbled. "What will you have?" said ${g}. ${a} looked at the apples for a long time, and at the toast. "Soup," said ${a}. "With the mouth shut."`,
        `"Another banana?" said ${g}, at breakfast. ${a} felt the tooth next door. It went wibble. "Not today," said ${a}. ${Gcap} ate it, and chewed every bit, very slowly.`,
      ),
    ],
  };
}
