import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { householdOf } from './household.ts';

/** For ages 5 to 7: a list, an egg timer and getting up early; and nobody was ever in the bath. */
export function middle(bound: OneBetween): Told {
  const { K, D, E, S, k, d, e, s, whoE, z, called, sink, by, before, place, chance, Dcap } = householdOf(bound);
  const refrain = 'Are you nearly done?';
  return {
    title: titled(chance.pick('nearly done', `everybody out by ${by}`, `the ${z} dance`)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(D, 'stand', 'calm'),
            seen(E, 'stand', 'calm'),
            seen(S, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
        },
        `There was one ${called}. There was ${d}, and there was ${whoE}. There was ${s}, and there was ${k}. And they all had to be out by ${by}.`,
        `In the house lived ${d}, ${whoE}, ${s} and ${k}. Each of them had to be clean, with shoes on, by ${by}. For that there was one ${called}.`,
      ),
      page(
        { ...place, camera: 'medium', actors: [seen(D, 'dance', 'happy')] },
        `${Dcap} went first, and sang. One can't sing fast when there are verses. The others stood at the door, in a row, with towels. "${refrain}"`,
        `First came ${d}, who always had to finish the song. It had a slow bit. "${refrain}" they said, through the keyhole. "It's just the slow bit!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm', 'toothbrush')], things: ['toothbrush'] },
        `Then it was ${e}, with a toothbrush. ${e} did each tooth twice, and praised it in between. "${refrain}"`,
        `After that ${e} went in with a toothbrush and a good book. One heard brushing. Then one heard a page turn. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy')], things: ['soap'] },
        `But ${s} was the worst. ${s} hogged the ${sink}. The soap was a ferry there, and a flannel was the sea. "The ferry isn't in yet," said ${s}.`,
        `And ${s} hogged the ${sink}, from one end to the other. There was a ferry made of soap, and there was a storm. "I can't leave in a storm," said ${s}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(D, 'stand', 'curious')],
          things: ['notebook'],
        },
        `${k} made a list, with minutes, and hung it on the door. It was a good list. But whoever was in there was on the wrong side of it.`,
        `So ${k} wrote a list. "Six minutes each," it said, on the door. "I never saw it," said ${d}, who had been inside at the time.`,
      ),
      page(
        {
          ...place,
          camera: 'close',
          actors: [seen(S, 'hold', 'happy', 'hourglass'), seen(K, 'stand', 'worried')],
          things: ['hourglass'],
        },
        `Then ${k} put in an hourglass. When the sand was down, one had to come out. ${s} turned it round. ${s} turned it round again. "It's a lighthouse now," said ${s}.`,
        `An hourglass was no better. ${s} liked the hourglass. It went on the ferry, as a passenger, and came back very wet inside.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(D, 'stand', 'sleepy'), seen(E, 'stand', 'sleepy'), seen(K, 'stand', 'sleepy')],
          things: ['clock'],
        },
        `They tried getting up earlier. So did everybody. By Friday all of them stood there at five, in the same row. "${refrain}" they yawned.`,
        `"I'll just get up before you," said ${d}. They all had the same idea. At five by the clock it was as full as at ${before}.`,
      ),
      page(
        {
          ...place,
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(S, 'stand', 'surprised')],
          things: ['bathtub'],
        },
        `${k} put one eye round the door. There was ${s}, at the ${sink}. But nobody was in the bath. Nobody was on the mat, or on the stool, or at the mirror.`,
        `On Monday ${k} had a good look. ${s} was using the ${sink}. That left a bath, a mat, a stool and half a window. They weren't short of room. They were short of turns.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'shout', 'determined'),
            seen(D, 'stand', 'surprised'),
            seen(E, 'stand', 'surprised'),
            seen(S, 'stand', 'curious'),
          ],
          things: ['bathtub'],
        },
        `"All in," said ${k}. ${Dcap} stood in the bath, in socks. ${e} had the mat, and ${s} the ${sink}. ${k} got up on the stool with a comb, like a band leader.`,
        `"Everybody in at once," said ${k}, "and nobody stops." ${Dcap} took the bath, dry. ${e} took the window. It was as tight as a tin. ${k} lifted a comb.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(K, 'point', 'excited'),
            seen(S, 'dance', 'happy'),
            seen(D, 'dance', 'happy'),
            seen(E, 'dance', 'happy'),
          ],
        },
        `"Teeth, two, three, four!" said ${k}. "And spit, and turn!" They all moved one to the left. "Face, two, three! And turn!" ${Dcap} put in the song. It fitted.`,
        `"Splash, and turn! Brush, and turn! And left, and spit!" Everyone went round by one, past ${s}, and the ferry got across. ${Dcap} sang it, and ${e} did the low part.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(K, 'stand', 'proud'),
            seen(D, 'stand', 'surprised'),
            seen(E, 'stand', 'surprised'),
            seen(S, 'stand', 'happy'),
          ],
        },
        `At nine minutes to ${by} they were all out, as clean as spoons. Nobody knew what to do with nine minutes. "${refrain}" said ${s} to the rest. "I want to go round again."`,
        `It was not yet ${by}. There they stood in coats, with their hair flat. They had never seen the street at that time. "What do people do now?" said ${d}. "One more verse," said ${e}.`,
      ),
    ],
  };
}
