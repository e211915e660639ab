import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './just-try-old.ts';
import { partsOf } from './parts.ts';

/** Who says so first is the only one to have said it: behind the green door there is soon a queue. */
export const JUST_TRY: EventPlot = { id: 'just-try', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third } = going;
  const { ride, drawn, M, m, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} came, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'happy')],
          things: drawn,
        },
        `Here is the ${ride}. Here is ${A.introduced}. "Loo?" said ${g}. "${r}"`,
        `The ${ride} was ready. So was ${A.introduced}. "Loo?" said ${g}. "${r}"`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')],
          things: drawn,
        },
        `Off they went. A cow! "Moo!" said ${B.introduced}. "Oh!" said ${a}. "I need to go."${also}`,
        `Down the road went the ${ride}. ${B.introduced} sang. "Oh," said ${a}. "I need the loo."${also}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'worried'), seen(A, 'sit', 'worried')] },
        `"Can you hold on?" said ${g}. There was no loo. There was only a field.`,
        `"There is no loo here," said ${g}. "Hold on!" And ${a} held on.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'cover', 'worried')] },
        `There was a pond. Splish, splash! "Do not look at it," said ${a}.`,
        `They came to a pond. Splash, splash! ${a} did not look.`,
      ),
      page(
        { setting: 'farm', weather: 'rain', camera: 'medium', actors: [seen(A, 'sit', 'worried')] },
        `Then it rained. Drip, drip, drip. "Stop it, rain!" said ${a}.`,
        `Drip, drip, drip. It began to rain! "Not now!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'run', 'determined')], things: ['house'] },
        `"${m} lives here!" said ${b}. ${a} ran. Hop, hop, knock.`,
        `"Stop! ${m} has a house here!" ${b} and ${a} ran. Knock, knock!`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `It was ${M.introduced}. "Please, a loo!" said ${a}. "In there," said ${m}.`,
        `It was ${M.introduced}. "I need the loo," said ${a}. "Come in!" said ${m}.`,
      ),
      page(
        { setting: 'bathroom', weather: 'clear', camera: 'close', actors: [seen(A, 'stand', 'happy')] },
        `In went ${a}. The door shut. Ahhh! Then came the soap.`,
        `The door shut. "Ahhh!" said ${a}. Then ${a} washed, and came out.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(B, 'run', 'determined'), seen(G, 'stand', 'shy')] },
        `"And you?" "${r}" said ${b}. Then ${b} ran in. ${Gcap} came next.`,
        `"You?" "${r}" said ${g}. But then ${g} ran in. And then ${b} did!`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'shy')],
          things: drawn,
        },
        `It was time to go on. "Loo?" said ${a}. "${r}" said ${g}. "Just try," said ${a}.`,
        `"Now we go home," said ${g}. "Loo?" said ${a}. "${r}" "Just try," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo } = going;
  const { ride, drawn, M, m, refrain: r, title } = partsOf(going);
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'happy')],
          things: drawn,
        },
        `"Does anybody need the loo?" said ${g}. It was going to be a long way. "${r}" said ${A.introduced}. It was quite true. It stayed true for eleven minutes.${comesToo}`,
        `The ${ride} was packed, and it was a long way. "Loo, anybody?" said ${g}. "${r}" said ${A.introduced}, and got in. By the church it wasn't true any more.${comesToo}`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'happy')],
          things: drawn,
        },
        `${B.introduced} sat in the ${ride} as well, and looked at cows. ${a} didn't look at anything. ${a} sat with crossed legs, and thought of deserts. They had only just set off. One can't say it so soon.`,
        `There was nothing but fields. ${B.introduced} counted the sheep out loud. ${a} counted, too, but up to how long one can hold on. It had been such a very clear no.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(B, 'point', 'excited'), seen(A, 'cover', 'worried')] },
        `"Look, a waterfall!" said ${b}. It fell into a pond, with a lot of noise. "Isn't it lovely? It just runs and runs!" ${a} looked hard at the other side.`,
        `The road went down to a pond. "Listen!" said ${b}. "It goes trickle, trickle, trickle." "I heard it," said ${a}, and hummed so as not to.`,
      ),
      page(
        {
          setting: 'farm',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'happy')],
        },
        `After that it rained. It dripped from the roof, and it ran down the windows. "Swish," said ${b}, "swosh." The bumps came one after another. ${a} crossed both arms as well.`,
        `Next it began to rain. There were drops on all the windows, and they had races. "That one's bursting!" said ${b}. ${a} said nothing. The road was nothing but bumps.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(G, 'sit', 'surprised')] },
        `"I need to go!" said ${a}. It was out. And nobody laughed, and the sky stayed up. "Then we'll find you one," said ${g}. "Can you hold on?" "A bit," said ${a}.`,
        `There comes a point when one has to say it. "I need the loo," said ${a}. "I need it now." ${Gcap} sat up. "Thank you for telling me," said ${g}. "Everybody, look out for a door."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'run', 'determined')], things: ['house'] },
        `They passed a barn, a hedge, and a very long wall. "There!" said ${b}. It was a small house, with a green door. "That's where ${m} lives," said ${g}. "We know her." The ${ride} had not quite stopped before ${a} was knocking.`,
        `There was a signpost, and it was no help. Then ${b} saw it, behind a hedge. It was a house, with a green door. "Why, ${m} lives there," said ${g}. "I'm right behind you." ${a} went up the path in small, quick steps.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `${M.introduced} opened it. "Excuse me," said ${a}. "Good afternoon. Please may I..." ${m} looked at the legs. "Second on the left," said ${m}. "The good afternoon can wait."`,
        `"It's you!" said ${M.introduced}. ${a} had planned a whole polite sentence. What came was "Loo!" "Second on the left," said ${m}, and stood well back.`,
      ),
      page(
        { setting: 'bathroom', weather: 'clear', camera: 'close', actors: [seen(A, 'stand', 'happy')] },
        `It was the nicest room that ${a} had ever seen. It had a window with a fern in it. Nobody spoke for quite a while. Then there was one long "Ahhh!"`,
        `There was a mat, and a fern, and a lock that worked. No palace was ever half so fine. "Ahhh!" said ${a}. Even the fern looked pleased.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'shy'), seen(G, 'stand', 'shy')],
        },
        `${a} came out with clean hands. There stood ${b}, on one leg. "Do you need to?" "${r}" said ${b}, and shot past. "And you?" "${r}" said ${g}. But ${g} was next at the door.`,
        `"Anybody else?" said ${a}. "${r}" said ${b}. "${r}" said ${g}. They said it very fast, and both at once. Then they both got stuck in the doorway.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `And there was somebody behind them. A man had stopped his van. After him came a wedding, bride and all. "I didn't like to ask," they said. "Then we saw you." It went all down the path. ${m} put the kettle on, and ${a} held the door.`,
        `That wasn't all. "Is this the queue?" said a postman. Behind the postman was a wedding. The bride had been holding on since the church. "We all saw somebody run," they said to ${a}. ${m} went to find more towels.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), seen(G, 'stand', 'shy')],
          things: drawn,
        },
        `They had tea, since there were so many of them. At six the ${ride} was ready. "Does anybody need the loo?" said ${a}. "${r}" said ${g}. ${a} looked at the teapot, and at the long road. "Just try," said ${a}.`,
        `${m} waved from the green door. There was a sign on it by now, and an arrow. ${Gcap} was already getting in. "Loo?" said ${a}. "${r}" said ${g}. "That's what I said," said ${a}. "Just try."`,
      ),
    ],
  };
}
