import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './holds-old.ts';
import { roleOf } from './parts.ts';
import { REFRAINS, TITLES } from './holds-said.ts';

/** The star falls down at every rehearsal; and the one who has nothing to say has both arms free. */
export const HOLDS: EventPlot = {
  id: 'holds',
  when: /\bnativity\b/i,
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { part, word, it } = roleOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const T = company.person('Mr Lee', 'teacher');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(T, 'stand', 'happy')] },
        `It was the nativity. ${A.introduced} was ${part}. "You just stand there," said ${T.introduced}.`,
        `In the nativity ${A.introduced} was ${part}. "What do I say?" "Nothing," said ${T.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'proud'), seen(A, 'stand', 'calm')], things: ['star'] },
        `${B.introduced} was a king. Kings say a lot. Over them all hung the ${it}.`,
        `${B.introduced} was a king, with a long speech. High up was the ${it}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'surprised')], things: ['star'] },
        `"Hello," said the king. Bump! "${refrain}" The ${it} lay on the floor.`,
        `"I am a king," said ${b}. Bump! The ${it} fell. "${refrain}" they all said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'reach', 'determined'), seen(A, 'stand', 'curious')],
          things: ['star', 'string'],
        },
        `${T.name} put it up with string. A sheep pulled it. "${refrain}"`,
        `Up it went, on a string. Then somebody pulled it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'worried'), seen(B, 'stand', 'surprised')], things: ['star'] },
        `${T.name} took glue. But the lamp was hot. "${refrain}"`,
        `Then ${T.name} took glue. But it was hot up there. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'happy'), seen(A, 'stand', 'excited')] },
        `The big day! ${Gcap} sat in front. ${a} stood still. So did the ${it}.`,
        `Now it was the real one. There sat ${g}! ${a} did not wave.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'proud'), seen(A, 'look-up', 'worried')], things: ['star'] },
        `"I am a king," said ${b}. Creak! ${a} looked up. The ${it} was coming down!`,
        `${b} began the long speech. Creak, said the ${it}. It leaned. It slid!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'surprised')], things: ['star'] },
        `Up went both arms. ${a} had it! ${a} held it up high.`,
        `${a} had nothing to say. But ${a} had two arms! Up they went, and held it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'proud'), seen(G, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['star'],
        },
        `${a} held it to the end. They clapped. "Bravo, ${word}!" called ${g}.`,
        `It was a long play. ${a} held it all the time. "Well held, ${word}!" called ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `At night ${a} lay in bed, arms up. "Let go now," said ${g}. "${refrain}"`,
        `At night ${a} put both arms down. Plop! "${refrain}" said ${a}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { part, word, it } = roleOf(going);
  const refrain = chance.pick(...REFRAINS);
  const T = company.person('Mr Lee', 'teacher');
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(T, 'stand', 'happy')] },
        `In the school nativity ${A.introduced} was ${part}. "And what do I say?" said ${a}. ${T.introduced} looked at the list. "You don't say anything," said ${t}. "You stand by the stable."`,
        `When the parts of the nativity were given out ${A.introduced} got ${part}. There was a place to stand, on a cross of tape. There were no words. "Somebody has to be it," said ${T.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'proud'), seen(A, 'stand', 'calm')], things: ['star'] },
        `${B.introduced} was the first king. "I've got eleven lines," said ${b}. There were shepherds in towels, and sheep in socks. And over the stable hung the ${it}. It was made of wood, and it was very fine.`,
        `${B.introduced} was a king, and spoke for a whole page. "I'll hear you," said ${a}, and soon knew it all by heart. Above them was the ${it}. ${t} had made it, out of real wood and real nails.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'surprised'), seen(B, 'stand', 'surprised')], things: ['star'] },
        `"I bring gold," said ${b}, on Monday. There was a creak. "${refrain}," as somebody said, and they all jumped. The ${it} lay in the hay, next to the doll.`,
        `On Monday they did it from the beginning. ${b} had got as far as the gold. Something creaked. "${refrain}," said ${a}. It lay there with its face in the hay.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'reach', 'determined'), seen(A, 'stand', 'curious')],
          things: ['star', 'string'],
        },
        `On Tuesday ${t} tied it up with string. It held very well, until a sheep got caught in the other end. "${refrain}," said the sheep, who was sorry.`,
        `So ${t} hung it on a string. The string went behind the curtain. And on Tuesday somebody drew the curtain. "${refrain}," they all said.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'worried'), seen(B, 'stand', 'worried')], things: ['star'] },
        `On Wednesday there was glue. But the lamp shone on it, and the lamp was hot. It let go quite slowly, like somebody falling asleep. "${refrain}," said ${b}, in the middle of the gold.`,
        `Glue was next, a whole tube. It was warm up there, with all the lamps. Softly, softly, it came away from the wall. "${refrain}," said ${t}, and sat down in the hay.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'happy'), seen(A, 'stand', 'excited')] },
        `Then it was the evening. The hall was full of coats. ${Gcap} sat in the second row. "${cap(part)} doesn't wave," ${t} had said. ${a} waved with one toe.`,
        `On Thursday there were people on all the chairs. ${Gcap} looked along the row of kings, and the row of sheep. "Which are you looking for?" said a lady. "The ${word}," said ${g}. ${a} stood on the cross of tape, and did not breathe.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'proud'), seen(A, 'look-up', 'worried')], things: ['star'] },
        `It went well until the gold. "I bring," said ${b}. Creak. Nobody else heard it. They all had something to say, and were thinking of that. ${a} looked up. It was leaning.`,
        `"From far away," said ${b}. And up there something said creak. ${a} was the only one who had time to listen. The nail was coming out. It was right above the doll.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'surprised')], things: ['star'] },
        `There were two arms that had nothing to do. Up they went. It landed in them like a tray, and it was heavy. ${a} stood on tiptoe, and pushed it back to where it belonged. "I bring gold," said ${b}, a bit late.`,
        `${a} took one step off the tape, and reached. It slid down into ${A.names} hands, with a bump, and stopped. It was hardly lower than before. From the second row you would have said that it was meant. And there it stayed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['star'] },
        `There were still two kings to come, and a song with five verses. ${A.names} arms began to shake. Then ${A.names} nose began to itch. "Hurry up, song," thought ${a}. And then ${a} thought of wood, and of walls.`,
        `It was the longest song in the world. By the third verse ${a} could feel every nail. By the fourth there was a feather on ${A.names} nose, from an angel. "One more verse," thought ${a}, and looked at it, and held on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'reach', 'proud'),
            seen(B, 'reach', 'happy'),
            seen(T, 'cheer', 'happy'),
            seen(G, 'cheer', 'happy'),
          ],
          things: ['star'],
        },
        `Then everyone came forward, and bowed. There was one who could not. ${b} looked round, and saw why. "Wait!" said the king, and came back, and held one side. So ${a} had a hand to wave with.`,
        `They clapped, and the kings bowed. ${a} stood there, with both arms up. It was ${b} who noticed, and got hold of the other end. "Now bow," said ${b}. And ${word} as ${a} was, ${a} bowed.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `"I couldn't take my eyes off the ${word}," said ${g}, at bedtime. "You hadn't a word to say." "No," said ${a}. "I was busy." ${A.names} arms lay on the blanket. One of them went up, all by itself. "${refrain}," said ${a}, and laughed.`,
        `At home ${g} wanted to hear it all again. "What was your favourite line?" said ${g}. "The creak," said ${a}. Something slid off the shelf in the dark, quite slowly. Up went an arm, out of the bed, and had it. It was the bear. "${refrain}," said ${a}, half asleep. "Nearly."`,
      ),
    ],
  };
}
