import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { cap } from '../../wording.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, G, g, Gcap, S, kind, net, setting, away, lies, neck, chin, turned, V, v, withMate } =
    partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(K, 'hold', 'worried', 'string'), seen(G, 'sit', 'calm')],
          things: ['kite'],
        },
        `${k} was a person with quick hands. If a thing stuck, ${k} pulled it. That was how the string of the new kite had turned into a lump. It was as hard as a bun. There were ninety steps of it in there.${withMate} "Don't pull," said ${g}, for the third time. "A knot likes that. Look at it. ${REFRAIN}" It took from nine until a quarter to eleven. It was the longest that ${k} had ever just looked at anything.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'surprised'), seen(S, 'sit', 'sad')], things: ['kite'] },
        `By then there was a wind that you could have leaned on. ${k} ran with the kite, and stopped so short that it sat down. ${cap(lies)} something was lying. It looked like a stone, until it looked back. It was ${S.introduced}. Some old ${net} went round and round its ${neck}, as if somebody had started to pack it. It must have been there since the night.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), seen(G, 'hold', 'worried', 'telephone'), seen(S, 'sit', 'scared')],
        },
        `${k} had both hands out already. "No," said ${g}, in a voice that was not used every day. "It's wild, and it's had a fright. It'd bite, and twist, and that would get tighter." ${Gcap} rang the rescue people. "Forty minutes," said ${g}, with a hand over the telephone. "We're to stay as far off as a bus is long. Nobody touches it. And it mustn't get away with that on, or they'll never find it again."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'sit', 'scared'), seen(K, 'stand', 'worried')] },
        `Kindness came next, in a crowd. First there were three people, then a dog, then thirty. "Ah, look at its face," they said, and every one of them took a small step, to be nearer. You could see it happening. They took a step, and the ${kind} moved a little towards ${away}. There was a man with a towel. "Somebody ought to do something," he said. He had begun to roll up his sleeves.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined', 'string'), seen(S, 'sit', 'worried')] },
        `There was one thing that would go right round, and it had taken all morning. ${k} looked at the wind, and at the kite. Then ${k} pulled out the peg, and ran. The string went from stick to stick, in a great ring. It took all ninety steps, and ended in a bow. "Please stop at the string," said ${k}. It was about as thick as a whisker. "And who says so?" said the man with the towel. "It does," said ${k}, and pointed. "It stops when we stop."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(S, 'sit', 'calm')] },
        `They stopped. And after that came the hard part, for there was nothing left to do. ${k} sat down at the string, on both hands. It hurts to be no use. "Don't pull," ${k} said to ten fingers. "${REFRAIN}" So ${k} looked. The ${net} went twice round the ${neck}, and once under, and it crossed itself, and went back. It was like reading something in a very bad hand. When you've read it nine times you begin to see what it says.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'worried'), seen(G, 'sit', 'calm')] },
        `Half an hour went by. "There's another one," said ${g}, very low. Out by ${away} was a second head, and it didn't move, and didn't look away. It had been there the whole time. It couldn't do anything either. ${k} felt a bit less alone with it after that. There were three of them now on that stretch who wanted it with all their might, and kept still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'walk', 'worried'), seen(K, 'stand', 'determined')] },
        `Then ${v} came, at a run, with long gloves and a bag. She looked at the ring of string, and at the people behind it, and raised her eyebrows. "I'll get one go," she said. "A minute, before it's had enough of me. But what a muddle! If I cut in the wrong place, it'll draw tight." "It's the green bit," said ${k}. "Below the ${chin}, the third from the left. The rest all hangs on that." "Are you sure?" Nobody had ever asked ${k} that and waited. "Yes," said ${k}. "I've been looking for forty minutes."`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'hold', 'happy', 'scissors'), seen(S, 'sit', 'surprised')] },
        `${v} went in low, with a towel, and was on her knees before it had time to mind. She felt below the ${chin}. One, two, three. Snip, said the scissors, and it was the only sound for a mile. For a moment it all stayed as it was. Then it slid, one loop after another, and lay there like a coat. The ${kind} ${turned} to the left. It ${turned} to the right. It had forgotten that you could.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'run', 'happy'), seen(K, 'cheer', 'happy'), seen(V, 'stand', 'happy')],
        },
        `Nobody had told them to, but all the thirty held their breath. There was a scuffle, and a sort of sigh. Then there were two heads out there, close together, and then there weren't any. Now they cheered. The man with the towel blew his nose in it. "I'd have pulled," he told ${k}. "I'd have gone straight in and pulled." "So would I," said ${k}, "at nine o'clock."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['string', 'kite'] },
        `There was no flying that day. Sixty feet and a dog had been through the string, and gone off with it round their ankles. It was as big as a cabbage. The wind went on for a while, and then gave it up. What had been round that ${neck} they took home, every inch. It's the goal now, behind the garage. It never catches anything but balls. "Well," said ${g}, and sat down. "Where do we start?" ${k} already had both hands in both pockets. "Find the end," said ${k}.`,
      ),
    ],
  };
}
