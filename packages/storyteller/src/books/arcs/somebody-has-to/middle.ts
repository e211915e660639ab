import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SomebodyHasTo } from './arc.ts';

const MOST = 14;

/** For ages 5 to 7: the child is away for once, and rings up. */
export function middle(bound: SomebodyHasTo): Told {
  const { child: K, friend: F, grownUp: G, passer: A, thing, n, N, drawn, refrain, chance } = bound;
  const [k, f, g] = [K.name, F.name, G.name];
  const Gcap = cap(g);
  const only = g === 'the grown-up' ? 'a grown-up' : g;
  const called = thing.name === null ? '' : ` Its name was ${thing.name}.`;
  const where = thing.where === '' ? '' : ` ${thing.where}`;
  const { act, when, the, first } = thing;
  // Nobody leaves a chair in the street.
  const chairs =
    thing.at === 'street' ? `They go to ${the} together now.` : `There are two chairs by ${the} now. One is small.`;
  const at = { setting: thing.at, things: drawn };
  return {
    title: titled(
      chance.pick(
        'somebody has to',
        `a friend called ${n.replace(/^the /, '')}`,
        `${k} and ${n}`,
        `just ${the}`,
        `${n} never interrupts`,
      ),
    ),
    refrain,
    pages: [
      page(
        { ...at, camera: 'medium', actors: [seen(K, 'stand', 'happy')] },
        ...keeping(
          MOST,
          [
            `${k} had a friend${where}. It was ${first}.${called} "Somebody has to ${act}${when}," said ${k}. And since nobody else did, ${k} did.`,
            `Some people have a friend next door. ${k} had ${first}.${called} "I ${act}${when}," said ${k}. "Somebody has to."`,
          ],
          `${k} had a friend${where}. It was ${first}.${called} There was something that had to be done for it. "I ${act}," said ${k}.`,
          `${k} had a friend. It was ${the}.${called} "I ${act}," said ${k}. "Somebody has to."`,
        ),
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(F, 'look-up', 'curious'), seen(K, 'stand', 'proud')] },
        `"It can't hear you," said ${F.introduced}. ${cap(f)} walked all round ${the}. "I've looked. There isn't an ear on it." "${refrain}," said ${k}. "You don't need ears for that."`,
        `"What does it do back?" said ${F.introduced}. "Nothing," said ${k}. ${cap(f)} looked hard at ${the}. It did do nothing. It did it very well. "${refrain}," said ${k}.`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(K, 'stand', 'proud')] },
        `${A.introduced} came by, and had to be told as well. "So it never says a word," said ${A.name}. "It never interrupts," said ${k}. ${cap(A.name)}, who had been about to, shut up again.`,
        `${A.introduced} stopped by ${the} and listened hard. "I can't hear anything," said ${A.name}. "No," said ${k}. "It lets other people go first. ${refrain}."`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'surprised')] },
        `"You do know," said ${g}, "that it's only ${the}?" ${k} thought about that. "And you're only ${only}," said ${k}, "and I talk to you." ${Gcap} had nothing to say to that.`,
        `"It's just ${the}, you know," said ${g}, quite kindly. "And you're just ${only}," said ${k}, just as kindly. "I like you too." ${Gcap} went away to think.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'stand', 'worried')],
          things: ['telephone'],
        },
        `Then ${k} went to stay with an aunt, four stops away on the bus. It was all very nice. There was pudding. But in the middle of it ${k} put down the spoon. "It's time," said ${k}. "And I'm here." There was a telephone in the hall.`,
        `One day ${k} was to sleep at an aunt's house. They played a game with small houses, and ${k} was winning. All at once ${k} stood up. "Nobody's doing it!" said ${k}. "It'll be waiting." The telephone stood on the shelf.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['telephone'] },
        ...keeping(
          MOST,
          [
            `"Hello?" said ${g}, at home. "Somebody has to ${act}," said the telephone. "Now?" said ${g}. "It's waiting," said the telephone, and it sounded very far off. "Well," said ${g}. "I suppose that somebody does."`,
            `The telephone rang at home. "You've got to ${act}," it said. "You've got to do it properly." "I'm in my slippers," said ${g}. "It won't mind," said the telephone.`,
          ],
          `"Hello?" said ${g}, at home. "You've got to do it," said the telephone. "For me. You know what." "Now?" said ${g}. "It's waiting," said the telephone.`,
        ),
      ),
      page(
        { ...at, time: 'night', camera: 'medium', actors: [seen(G, 'walk', 'shy')] },
        `So ${g} went, and looked round first, to see that nobody was there. Then ${g} did it very fast. It was done. But it didn't feel done. It felt like shutting a drawer with a sleeve in it. ${Gcap} looked at ${the}. It just waited.`,
        `${Gcap} went to ${the} in slippers. It felt silly from the feet up. It took four seconds. ${Gcap} was half way back to the door. Then ${g} stopped. That was no way to treat a friend of ${K.names}.`,
      ),
      page(
        { ...at, camera: 'close', actors: [seen(G, 'stand', 'calm')] },
        `So ${g} did it again, and took care over it. It was quiet there. It had been a long sort of day, as it happened. ${Gcap} said so. ${N} let ${g} get right to the end. There are not many people who do that.`,
        `The second time ${g} did it as ${k} does. And since it was so quiet, ${g} stayed for a bit. There was a thing about a bus, and a thing about a button. ${N} heard all of it.`,
      ),
      page(
        { ...at, camera: 'medium', actors: [seen(F, 'walk', 'curious'), seen(G, 'stand', 'surprised')] },
        `${cap(f)} came to see what was taking so long. "It can't hear you," said ${f}. "Shh," said ${g}. "${refrain}." So ${f} sat down by ${the} as well. That made three of them.`,
        `"Who are you talking to?" said ${f}, behind them. ${Gcap} went pink. "${refrain}," said ${g}, beside ${the}. ${cap(f)} waited for the joke, and there wasn't one. "Move up, then," said ${f}.`,
      ),
      page(
        { ...at, time: 'day', camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'stand', 'happy')] },
        `In the morning ${k} came in, with one arm still in a coat. "Did you do it?" "I did," said ${g}. "Twice." "What did it say?" "Nothing," said ${g}. "No," said ${k}, and patted ${the}. "That's how you can tell."`,
        `The next day ${k} ran past everybody, straight to ${the}. "Somebody has been nice to you," said ${k}. "It was no trouble," said ${g}. "It's a very good listener, for one that's only ${the}."`,
      ),
      page(
        {
          ...at,
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(F, 'sit', 'happy')],
        },
        `${chairs} First it is ${K.names} turn. "I'll just be a minute," says ${g} then. It is never a minute. "${refrain}," says ${k} to ${f}, and they wait.`,
        `Now there are two who do it. When it has been a short day, ${k} goes first. When it has been a long one, it is ${g}. ${cap(f)} only comes to look, and has been heard to say good night.`,
      ),
    ],
  };
}
