import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The party of the guests of snow for those who like to see it coming. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, H, h, stays, guests, ofSnow, day, wish } = partsOf(going);
  const [N, T, S] = guests;
  const [SN, ST, SS] = ofSnow;
  const hcap = cap(h);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(H, 'stand', 'happy')],
          things: ['cake', 'chair', 'hat'],
        },
        `${cap(A.introduced)} had ${day}, and for once everything was ready in good time.${stays(false)} Five chairs stood in a ring. On each of them lay a paper hat. The cake was as high as a bucket and leaned only a little. ${hcap} had a saucepan to drum on, since there is no party without music. There were only three things missing, and those were the guests. It had begun to snow at bedtime, and nobody had told it to stop.`,
      ),
      page(
        { weather: 'snow', camera: 'medium', actors: [seen(A, 'hold', 'worried', 'telephone')] },
        `At ten o'clock the snow looked in at the window. At five past, the telephone rang. "We can't open our front door," it said. "I'm wearing three scarves and I'm still cold." That was ${N.name}. The next call was ${T.name}, in a bus that had stopped. "Why do they call it a snowdrift if it doesn't move?" The last voice was a small one. "I got as far as our gate," said ${S.name}. "My boot got further. It's still out there."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(H, 'run', 'happy')], things: ['chair', 'saucepan'] },
        `"Two is company," said ${h}, and picked up the saucepan. They played musical chairs. They went round and round, and the drum stopped, and both of them sat down, with three chairs to spare. They took one away, and played again, and sat down. They were at it for half an hour. It is the only time in history that nobody has lost. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'present'), seen(H, 'reach', 'happy')] },
        `Pass the parcel was worse. ${a} passed it to ${h}. ${hcap} passed it back. It went to and fro like a very slow game of tennis. When the drum stopped, ${h} was the one with the parcel. When it stopped again, ${h} was the one with the parcel. That is what comes of being the drummer as well. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'kneel', 'worried'), seen(A, 'reach', 'worried')],
          things: ['blanket', 'chair'],
        },
        `"I see what's wrong," said ${h}. "You need guests. I'll be the guests." In a blanket, with chattering teeth, ${h} was ${N.name}. On the next chair, with one hand in the air, ${h} was ${T.name}, and had a question. It was really very like. But ${S.name} is small. ${hcap} got in under the third chair, to be small, and there ${h} stayed. "${refrain}" said ${a}, pulling at a leg.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['snowflake'] },
        `When the chair was off, ${a} went and stood at the window. Somewhere down the lane a tractor was growling at the snow, and the snow did not seem to mind. It lay on the gate, and over the gate. All of this lay between five chairs and three guests. "It's much too much," said ${a}. And then, in quite another voice: "How much would you need for one ${N.name}?"`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'clear',
          camera: 'wide',
          actors: [
            seen(A, 'kneel', 'happy'),
            seen(H, 'kneel', 'happy'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
          ],
          things: ['scarf', 'snowball'],
        },
        `You'd need eleven barrowfuls. They rolled, and heaved, and patted it smooth, and tied three scarves round the neck. "That's ${N.name}," said ${a}. "That's snow," said ${h}. "All right. It's ${SN.name}." After that there was no stopping. ${ST.name} had one arm up, with a question at the end of it. ${SS.name} came last, and took four handfuls. "Nobody can say that they couldn't get here," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'dance', 'excited'),
            seen(H, 'hold', 'happy', 'saucepan'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
          ],
          things: ['cake', 'hat'],
        },
        `People like that can't be asked into a warm room. So the party went out to them, chairs and hats and cake. They were quiet guests. They did not care for musical chairs. It was ${a} who thought of musical statues. ${hcap} drummed, and stopped, and there was not a movement in the garden. ${ST.name} did not even lower that arm. "They're good," whispered ${h}. "They're the best in the world," said ${a}, and at that moment wobbled, and was out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'point', 'surprised'),
            seen(SN, 'stand', 'happy'),
            seen(ST, 'wave', 'happy'),
            seen(SS, 'stand', 'happy'),
          ],
        },
        `They played till it was nearly dark under the hedge. ${a} had made up a way of not wobbling, which was to dance with both eyes shut. ${hcap} drummed like a thunderstorm. You couldn't have heard a tractor, not if it had been in the garden. Then it stopped. ${a} stood, and opened one eye, and counted the others, as one does. ${SN.name}. ${ST.name}. ${SS.name}. And one more. And one more. And, at the end of the row, a small one, in one boot.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(T, 'wave', 'excited'),
            seen(N, 'jump', 'happy'),
            seen(S, 'jump', 'happy'),
            seen(A, 'cheer', 'surprised'),
          ],
          things: ['tractor', 'boots'],
        },
        `They were good as well. It was a full minute before one of them broke. "Please," said ${T.name}, who had had that hand up all the time, "is anybody going to cut that cake?" Then there was such a noise that snow fell off the roof. The tractor had eaten its way up the lane, from house to house, and taken on one guest at each. At ${S.names} gate it had stopped for something red in the snow. "${wish}!" they shouted. "We'd have been here sooner," said ${S.name}, "but for the boot."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'cheer', 'happy'),
            seen(N, 'dance', 'happy'),
            seen(SN, 'stand', 'happy'),
            seen(H, 'hold', 'happy', 'saucepan'),
          ],
          things: ['cake'],
        },
        `So there were two of everybody. ${N.name} stood next to ${SN.name}, three scarves by three scarves, and held out longer than anyone would have thought. It was a sneeze that settled it. The guests of snow left their cake, and the others were kind enough to see to it. "Well?" said ${h}, who had drummed a hole in the saucepan. "Is it a party yet?" ${a} thought about it, with a full mouth, and held out the plate for more.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(SS, 'sit', 'happy'), seen(A, 'point', 'happy'), seen(SN, 'stand', 'proud')],
          things: ['sun', 'hat'],
        },
        `At six the tractor took three of the guests home. The other three stayed as they were, in their paper hats, and went on with the game. Nobody had told them that it was over. Next morning the sun came out. About noon ${SS.name} leaned a little to the left, thought better of it, and sat down. "Out!" called ${a}, from the window. ${ST.name} put that arm down on Friday. But ${SN.name} stood there until Sunday tea time, and won by two days.`,
      ),
    ],
  };
}
