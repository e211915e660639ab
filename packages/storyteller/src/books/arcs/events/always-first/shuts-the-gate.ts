import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './shuts-the-gate-old.ts';

/** Who runs ahead gets the cobwebs; the duckling comes out for the last one, who shuts the gate, and follows behind. */
export const SHUTS_THE_GATE: EventPlot = { id: 'shuts-the-gate', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, N, n, B, b, D, d } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `${A.introduced} was always first. First up. First out. "${refrain}"`,
        `Who is always first? ${A.introduced} is! First here, first there. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(N, 'walk', 'happy'), seen(B, 'walk', 'calm')],
          things: ['gate'],
        },
        `A duckling was at the pond. "${refrain}" Then came ${N.introduced}. Last came ${B.introduced}.`,
        `They went to see a duckling. "${refrain}" Next was ${N.introduced}. ${B.introduced} was last.`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(A, 'jump', 'surprised')], things: ['web'] },
        `${a} got a web on the nose. Splash! There was no duckling.`,
        `A web got ${a} on the nose. Splosh! But no duckling at all.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'point', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['gate'],
        },
        `"I saw it," said ${b}. "I shut the gate, and there it was."`,
        `${b} shut the gate. Click. "I saw it here," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')] },
        `So ${a} ran more. "${refrain}" Squelch! A boot was stuck in the mud.`,
        `Next day ${a} ran more. "${refrain}" Squelch! One boot was stuck.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(N, 'walk', 'happy'), seen(B, 'walk', 'calm')],
          things: ['boots'],
        },
        `${n} went by. ${b} went by. "You are last," said ${b}.`,
        `By went ${n}. By went ${b}. Now ${a} was last. Oh!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm')], things: ['gate'] },
        `The last one shuts the gate. So ${a} did. Click. It was quiet.`,
        `${a} came to the gate. Who shuts it? The last one. Click. Shh.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `Rustle, rustle. Out came ${D.introduced}. "Eep?" said ${d}.`,
        `Something went rustle. It was ${D.introduced}! "Eep?" it said.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(D, 'walk', 'happy'), seen(B, 'cheer', 'happy')],
        },
        `${a} went slowly. ${d} went behind, pat, pat. Now ${a} was not last.`,
        `Step, step, went ${a}. Pat, pat, went ${d}, behind. ${a} was not last now.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(D, 'walk', 'proud')],
          things: ['gate'],
        },
        `"Me last!" said ${a}. "Me last!" said ${b}. "Eep," said ${d}, and went first.`,
        `At the gate ${a} said, "Me last!" So did ${b}. Who went first? ${d} did. "Eep!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, N, n, B, b, D, d } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `${A.introduced} was always first. ${a} was first down the stairs, and first out of the door. "${refrain}" said ${a}, sometimes to people who were only standing there.`,
        `There was nobody in front of ${A.introduced}, ever. ${a} always had to be first, into the bath, and out of it. "${refrain}" said ${a}, even on the way to bed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(N, 'walk', 'happy'), seen(B, 'walk', 'calm')],
          things: ['gate'],
        },
        `On Monday there was news of a duckling, down at the pond. "${refrain}" called ${a}, and was gone. Behind came ${N.introduced}. A long way behind came ${B.introduced}. ${b} was last, and shut the gate.`,
        `A duckling had been seen by the pond, the first of the year. ${a} was through the gate at once. "${refrain}" After that came ${N.introduced}. ${B.introduced} was last, so it was ${b} who shut the gate.`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(A, 'jump', 'surprised')], things: ['web'] },
        `Whoever goes first gets the cobwebs. ${a} had four on the nose, and sat down in a puddle. Splash! There was no duckling anywhere.`,
        `${a} ran into five cobwebs, and then into a puddle. Splash! It was cold, and it was wet. And there was no duckling. "Nobody's seen it yet, then," said ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'surprised')] },
        `"It's got one brown foot," said ${b}, at tea. "What has?" said ${a}. "The duckling. It came out when I shut the gate." "It can't have," said ${a}. "I was first!"`,
        `"It said eep," said ${b}, on the way home. "I was just shutting the gate." ${a} stopped. "You were last," said ${a}. "How can you see a thing when you're last?"`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(N, 'walk', 'calm')] },
        `So on Tuesday ${a} ran much faster. "${refrain}" Nine cobwebs! A big grey bird flew up and said something rude. There was nothing else. "It had a daisy on its head today," said ${b}, who came last.`,
        `On Tuesday ${a} set off before anybody had shoes on. "${refrain}" It was seven cobwebs and a frog. Much later ${b} came, in no hurry. "It sneezed today," said ${b}. "By the gate."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(N, 'walk', 'happy'), seen(B, 'walk', 'calm')],
          things: ['boots'],
        },
        `On Wednesday ${a} ran before breakfast. "${refrain}" Squelch! One boot was stuck in the mud. ${a} pulled. ${n} went by. ${a} pulled again. Then ${b} went by. "You're last," said ${b}. "You do the gate."`,
        `On Wednesday it was mud. "${refrain}" said ${a}, and stepped out of a boot. It would not come up. ${n} went past on the left, and ${b} on the right. "Mind the gate, will you?" said ${b}. "You're the last."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious')], things: ['gate'] },
        `${a} had never been last before. It was very quiet. In front there were only backs, and then not even backs. ${a} shut the gate. Click.`,
        `Nobody pushed, and nobody was behind. It smelled of mint back here, and a bird was trying out one note. ${a} took hold of the gate. Click.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `At that click something moved under the leaves. When the gate is shut, there is nobody else to come. Everybody small knows that. Out stepped ${D.introduced}, with one brown foot. "Eep?" said ${d}.`,
        `That click was what somebody had been waiting for. It meant that all the big feet had gone. The leaves shook, and out came ${D.introduced}, and sneezed. "Eep," said ${d}, to ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'calm'), seen(D, 'walk', 'happy')] },
        `${a} did not run. ${a} hardly breathed. ${a} took one step, and ${d} took three. When ${a} stopped, ${d} bumped into ${A.names} heel, and sat down.`,
        `One step, went ${a}, as slow as treacle. Pat, pat, pat, it went behind. ${a} looked round. ${d} looked round, too, to see who was there.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(D, 'walk', 'happy'), seen(N, 'stand', 'surprised')],
        },
        `They were all at the pond by then. "You're last!" called ${n}. "I'm not," said ${a}. "There's somebody behind me." And there was, all the way to the water.`,
        `"Here comes the last one!" called ${n}, at the pond. ${a} put up a hand for them to be quiet. "I'm in front," said ${a}. "Look." And into the water, one after the other, went ${a} and ${d}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(D, 'walk', 'proud')],
          things: ['gate'],
        },
        `So now they all want to shut the gate. "After you," said ${b}, on Thursday. "No, after you," said ${n}. "Me last!" said ${a}, and held on to the post. They stood there until tea. "Eep," said ${d}, and went first.`,
        `On Thursday nobody got through the gate at all. "Me last!" said ${a}. "You were last yesterday," said ${b}. "I've never been last," said ${n}. It was getting dark when ${d} came, and looked at the three of them. "Eep," said ${d}, and went first.`,
      ),
    ],
  };
}
