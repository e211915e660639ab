import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './ten-out-of-ten-old.ts';

/** The class pet is gone by day and fat by night, homework vanishes, and the one whom nobody believes has told the truth. */
export const TEN_OUT_OF_TEN: EventPlot = { id: 'ten-out-of-ten', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, P, p, M, m, T, t } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'happy')],
          things: ['magnifying-glass'],
        },
        `${k} is a detective. Here is ${P.introduced}. Look after our class pet!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['footprints'] },
        `Oh no! ${p} is gone! There are only small footprints.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'worried'), seen(M, 'stand', 'sad')] },
        `And where is the homework? "${refrain}" says ${M.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious'), seen(M, 'stand', 'sad')] },
        `"Really?" says ${k}. Nobody believes it. "${refrain}" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['footprints', 'magnifying-glass'] },
        `${k} looks for ${p}. Here are bits of paper. One, two, three!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'curious'), seen(M, 'kneel', 'curious')],
          things: ['magnifying-glass'],
        },
        `They go to the door. They go to the bin. They go to the cupboard!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised'), seen(M, 'kneel', 'surprised')] },
        `Rustle, rustle. What is in there? A nest! It is all made of paper.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'proud'), seen(K, 'kneel', 'happy')] },
        `There sits ${p}. And there sit five tiny ones! Squeak!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hug', 'happy'), seen(M, 'stand', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `It is the homework! "${m} told the truth," says ${k}. "Sorry, ${m}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sleep', 'sleepy'), seen(M, 'stand', 'proud'), seen(T, 'stand', 'happy')] },
        `${t} looks at the nest. "Very good work," says ${t}. Shh! They sleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, beans, K, k, P, p, M, m, T, t } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(P, 'stand', 'happy'), seen(T, 'stand', 'happy')],
          things: ['magnifying-glass'],
        },
        `${k} was the class detective, and had a magnifying glass. So far there had been one lost glove. ${k} had it on. ${P.introduced} sat in the cage by the window, and ate. "Somebody is getting fat," said ${T.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(T, 'cover', 'surprised')] },
        `Then, on Monday, the cage was empty. The little door stood open. In the straw there was not so much as a whisker. "At last!" said ${k}. "I mean, how sad." It was a real case.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `That same day ${M.introduced} had no homework. "${refrain}" said ${m}. Everybody laughed. It's what people say. ${m} had also said once that a whale was in the bath. "Try again, ${m}," said ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(M, 'stand', 'sad')], things: ['notebook'] },
        `${k} asked everybody where they had been. "${refrain}" said ${m} again. "I'm looking for a pet," said ${k}, "not for homework." And ${k} wrote it down under Things That Are No Use.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'stand', 'surprised'), seen(M, 'stand', 'sad')] },
        `On Tuesday three more had no homework. They had put it in the tray, they said. The tray was empty. "Somebody is taking it," said ${t}. And everybody looked at ${m}. ${m} put a hood up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')], things: ['magnifying-glass', 'footprints'] },
        `${k} shook a little flour on the floor, and left it overnight. In the morning there were footprints, no bigger than peas. They went to the seeds. But first they went to the tray. That was odd. Who eats sums?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['notebook'] },
        `${k} turned back in the notebook to Things That Are No Use. "${refrain}" it said. It was the only clue in the book. ${k} had had it since Monday, and had laughed like the rest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'shy'), seen(M, 'sit', 'sad')] },
        `"I didn't believe you," said ${k}. "I never even looked." "Nobody does," said ${m}, from in the hood. "There wasn't a whale. But this was true." "Then come and help," said ${k}. "You're my only witness."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'curious'), seen(M, 'point', 'excited')],
          things: ['magnifying-glass'],
        },
        `They crawled along behind the footprints. Here was a corner of a page, with a seven on it. Here was a bit of ${M.names} own writing. It led behind the big cupboard, where nobody ever sweeps.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'proud'), seen(K, 'kneel', 'surprised'), seen(M, 'kneel', 'surprised')],
        },
        `There was a nest. It was as round as a bun, and all of paper, cut very small. On top sat ${p}, and round about lay six ${beans}, and squeaked. "So that's why somebody was getting fat," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(M, 'stand', 'proud'), seen(T, 'kneel', 'happy')] },
        `${k} told the whole class. "${m} said it from the start, and we laughed. We're sorry." ${t} knelt down and looked at the nest. Then ${t} took out the red pencil. Ten out of ten, wrote ${t}, on a corner. Warm, and very neat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'happy', 'notebook'), seen(K, 'stand', 'happy')] },
        `${m} is the class detective, too, now. And when there is no homework on a Monday, nobody laughs. They look behind the cupboard first. "${refrain}" says ${m}. "Show me," says ${k}.`,
      ),
    ],
  };
}
