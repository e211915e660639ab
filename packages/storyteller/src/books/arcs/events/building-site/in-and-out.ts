import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './in-and-out-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** What is dug by day is filled in every evening, by two who never meet; after a week the ground is as soft as cake. */
export const IN_AND_OUT: EventPlot = { id: 'in-and-out', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, D, d, L, l, W, w, Q, q, Qcap, also } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(W, 'stand', 'curious'), seen(Q, 'stand', 'curious')],
          things: ['fence'],
        },
        `Look over the fence, ${W.introduced} and ${Q.introduced}! ${D.introduced} digs. "${refrain}"${also}`,
        `${D.introduced} digs a hole. ${W.introduced} looks on, with ${Q.introduced}. "${refrain}"${also}`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(L, 'stand', 'proud')] },
        `At night comes ${L.introduced}. Tip! "${refrain}" says ${l}.`,
        `At night comes ${L.introduced}. Tip! "${refrain}"`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(D, 'stand', 'surprised')] },
        `In the morning it is gone. Dig! "${refrain}"`,
        `In the morning: no hole! Dig! "${refrain}"`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(L, 'stand', 'surprised')] },
        `At night: a hole! Tip! "${refrain}" says ${l}.`,
        `At night ${l} looks. A hole! Tip! "${refrain}"`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(D, 'think', 'worried')] },
        `In the morning: gone! "Who eats my holes?" says ${d}.`,
        `In the morning: gone! "Who takes my holes?" says ${d}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(L, 'think', 'worried'), seen(W, 'stand', 'happy')] },
        `At night ${l} tips. "Is it a mole?" But ${w} knows.`,
        `At night ${l} tips. "It is moles!" ${w} laughs. ${w} knows.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(W, 'shout', 'excited'), seen(D, 'stand', 'curious')],
          things: ['fence'],
        },
        `In the morning ${w} calls. "Stay here tonight, ${d}!"`,
        `In the morning ${w} calls. "Wait here tonight, ${d}!"`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(D, 'stand', 'surprised'), seen(L, 'stand', 'surprised')] },
        `At night ${l} comes. Tip! "It was you!" says ${d}. "And you!" says ${l}.`,
        `At night they meet. "You tip!" says ${d}. "You dig!" says ${l}. Oh!`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(W, 'kneel', 'excited', 'spoon'), seen(Q, 'stand', 'curious')],
          things: ['spoon'],
        },
        `In the morning the ground is soft. As soft as cake! ${w} and ${q} get spoons.`,
        `In the morning ${w} pats the ground. Soft as cake! ${w} and ${q} get spoons.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(W, 'kneel', 'happy', 'spoon'),
            seen(Q, 'sit', 'happy'),
            seen(D, 'stand', 'happy'),
            seen(L, 'stand', 'happy'),
          ],
          things: ['spoon'],
        },
        `${w} digs a hole. ${Qcap} fills it in. "${refrain}" says ${d}. ${l} beeps.`,
        `Out it goes, and in. "${refrain}" says ${w}. ${l} and ${d} look on. ${Qcap} laughs.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, D, d, L, l, W, w, Q, q, Qcap, N, n, also } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(W, 'stand', 'curious'), seen(Q, 'stand', 'curious')],
          things: ['fence'],
        },
        `There was a gap in the fence, just as high as a nose. ${W.introduced} looked in, and ${Q.introduced} looked over. ${D.introduced} dug a hole, all day long. "${refrain}" said ${d}, and went home.${also}`,
        `One eye fits a gap in a fence. ${W.introduced} looked first, and ${Q.introduced} was next. ${D.introduced} was digging a hole, and it took all day. "${refrain}" said ${d}, and went home.${also}`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(L, 'stand', 'proud')] },
        `In the evening ${L.introduced} came with a load of earth. "Dear me, a hole!" said ${l}. "Somebody might fall in." Rumm, clonk! Now the ground was flat. "${refrain}" said ${l}.`,
        `When it got late, ${L.introduced} drove up. "Who leaves a hole about?" said ${l}. ${l} leaned back, and let the whole load go. Rumm, clonk! It was as flat as bread. "${refrain}"`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(D, 'stand', 'surprised')], things: ['gate'] },
        `In the morning ${d} looked for the hole. It was not by the gate. It was not under ${d}. "I must have dreamed it," said ${d}, and dug it again. "${refrain}"`,
        `Next morning ${d} came in at the gate, and stopped. "I had a hole," said ${d}. "One does not lose a hole." It was gone, so ${d} dug another one. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(L, 'stand', 'surprised')] },
        `In the evening ${l} looked at it for a long time. "I filled that," said ${l}. "Somebody has let it out." Rumm, clonk! In it all went. "${refrain}" And that was Tuesday.`,
        `That evening ${l} drove up, and blinked both lamps. "There's a leak in my ground," said ${l}. "It has all run out." Rumm, clonk! In went the next load. "${refrain}" said ${l}.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(D, 'think', 'worried'), seen(W, 'stand', 'surprised')] },
        `In the morning ${d} dug a third hole. "Something comes at night and eats them," said ${d}. "It must be very full by now." ${w} stood at the gap, and knew exactly what it was.`,
        `"It's gone again," said ${d}, in the morning. "They are not cheap, holes. There's a whole day in each one." ${d} dug it, but looked round twice. ${w} saw it all, through the gap.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(L, 'think', 'worried'), seen(Q, 'cover', 'happy')] },
        `"It's moles," said ${l}, in the evening. "Great big ones, with boots on." Rumm, clonk! ${l} drove home rather fast, and did not look back. Behind the fence ${q} had to laugh.`,
        `In the evening it was deeper than ever. "That is one large mole," said ${l}, and drove round it twice. Rumm, clonk! ${l} did not stay for long. ${Qcap} laughed, behind the fence.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(W, 'point', 'determined'), seen(Q, 'stand', 'calm'), seen(D, 'stand', 'curious')],
          things: ['sign', 'fence'],
        },
        `In the morning ${w} called. But who digs can't hear much. So ${w} and ${q} put a sign on the fence. PLEASE STAY UNTIL THE OTHER ONE COMES. "What other one?" said ${d}.`,
        `${w} shouted at the gap, in the morning. But there is nothing as loud as digging, if you do it yourself. "We'll write it," said ${q}. So up on the fence went a sign. TONIGHT, STAY AND SEE. ${d} stayed.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(D, 'stand', 'surprised'), seen(L, 'stand', 'surprised')] },
        `So that evening ${d} did not go home. ${d} put out both lamps and waited. Rumm, clonk! "My hole!" said ${d}. "Your hole?" said ${l}. "Then you're the moles!"`,
        `In the evening ${d} was very still, and looked like a hill. Along came ${l}, and leaned back. "Stop!" said the hill. "That's mine!" ${l} stopped, half tipped. "You have no boots on," said ${l}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'shout', 'surprised'), seen(D, 'stand', 'shy'), seen(L, 'stand', 'shy')],
        },
        `In the morning ${N.introduced} came. It was to be a car park. ${n} took one step, and sank in up to the knees. "You have stirred it!" said ${n}. "It's as soft as cake. No car can stand on cake."`,
        `${N.introduced} came in the morning, to build a car park. One step, two steps, and there was only half of ${n}. "Who has stirred this?" said ${n}. "It's cake! I can't put cars on cake!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'kneel', 'excited', 'spoon'), seen(N, 'stand', 'surprised')],
          things: ['spoon'],
        },
        `"We only worked," said ${l}. ${d} looked at the ground. ${w} had a spoon, from lunch. ${w} pushed it in, and it went down without a stone. "It's the best digging in town," said ${w}.`,
        `${d} hung down, bucket and all. "It was good work," said ${l}, "only both ways." Then ${w} took out a lunch spoon, and tried it. "There isn't one stone left," said ${w}. "Anybody could dig here." ${n} looked up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(W, 'kneel', 'happy', 'spoon'),
            seen(Q, 'sit', 'happy'),
            seen(D, 'stand', 'happy'),
            seen(L, 'stand', 'happy'),
          ],
          things: ['spoon', 'bucket'],
        },
        `On Saturday the whole street came with spoons. ${w} and ${q} had a bucket. They dug holes all morning, and filled them all in again by tea. There was nothing left to see. "${refrain}" said ${d} and ${l}.`,
        `There is no car park there now. There is earth, and a bucket of spoons. ${w} digs it out, and ${q} tips it in. ${d} and ${l} like to come and look. By evening it is quite flat. "${refrain}"`,
      ),
    ],
  };
}
