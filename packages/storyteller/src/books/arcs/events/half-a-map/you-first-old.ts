import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, A, a, N, n, crew } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'boat', camera: 'medium', actors: [seen(A, 'hold', 'excited', 'map')] },
        `Half a treasure map is worse than none. With none, one stays at home. ${A.introduced} had the left half, and a ship to go with it.${crew} The map showed a bay, a crooked tree, and eleven good places for tea. Just where it was ripped, somebody had drawn a bird, flying away, as one draws them at five years old. There was no cross on it. Whoever had the cross, had the right half. And that was the trouble.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'angry', 'map')] },
        `The right half belonged to ${N.introduced}, and they were enemies. It was of long standing. There had been something about a bucket, once. By now neither could have told you what, but both were certain who. "I shall find it without you!" ${a} would shout across the water. "You couldn't find your own hat!" ${n} would shout back, with both hands round the mouth. It was, if you left out the words, a sort of good morning.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['bucket'] },
        `All that spring ${a} dug. First it was to the left of the crooked tree, and there was a bucket, full of sand. Then it was to the right of it. There was another bucket. A half is quite correct about everything, as far as it goes. It will get you to within a mile, and there it will let you dig. In the next bay one could see sand flying up in spurts, like a whale. It was ${n}, looking for a tree, with a map that had none.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(N, 'stand', 'angry'), seen(A, 'stand', 'curious')],
          things: ['letter', 'bottle'],
        },
        `"Any luck?" called ${a}. "Heaps!" called ${n}, who had a shoe. That evening ${a} sat on deck with a pencil, and tore up five letters. The sixth went over in a bottle. COME TO THE ROCK IN THE MIDDLE, it said. BRING YOURS, AND I'LL BRING MINE. It came back with one word scratched below. WHY? There was a good deal that one could have said to that. ${a} wrote the truth, which was shorter. BECAUSE I CAN'T DO IT.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'stand', 'angry'), seen(N, 'stand', 'angry')],
          things: ['rock'],
        },
        `The rock in the middle belonged to nobody, as it was under water for half of the day. They met there at noon, and stood at the two ends of it, with their halves behind their backs. "Well, show me," said ${a}. "You first," said ${n}. "I wrote the letter. You first." "So you'd like me to. You first." There are people who can keep that up for an hour. They sat down to it, after a while, and ate what they had brought, not offering each other any.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(N, 'shout', 'determined')] },
        `"We could read them out," said ${n} at last, "back to back, both at once." So they did that. "There's a tree," said ${a}. "There isn't," said ${n}. "There's a bay, and a bird." "Mine's the one with a bird!" They were both perfectly honest, and at the end of it they each believed that the other had lied. By then the sea had come round the rock on three sides. It was the size of a kitchen table, and they'd had to move up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(N, 'stand', 'surprised')], things: ['map'] },
        `Somebody had to be the first, and the first might be the fool. ${a} knew it. Once it lay there in the open, ${n} needed only to look, and jump into the boat. That was four months of digging. There'd be laughing in every harbour. A wave went over both pairs of boots. ${a} looked at the bird once more, to have it by heart. Then ${a} knelt, and laid the half map on the stone, and took away both hands.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'think', 'worried'), seen(A, 'kneel', 'worried')], things: ['map'] },
        `${n} looked. It was all there, the tree and everything. ${n} looked at the boat, which was nearer by one jump. You could see the two things being weighed. "I'd have run," said ${n}, "if it'd been the other way round. I think you ought to know." "I know," said ${a}, who hadn't got up. "I nearly didn't." Nothing was said for as long as a wave takes. Then ${n} pulled out the right half, which was very creased, and laid it alongside.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(N, 'point', 'surprised')], things: ['map'] },
        `"There, you see," said ${n}. "My bird." "That's mine," said ${a}. "It was flying this way." They bent down until their hats touched. It wasn't a bird. It had never been one, on either side. They were two halves of a cross, and the rip went down the middle of it. And it wasn't by the tree, and it wasn't in the bay. It was on a small black dot in the sea, about halfway. They both stood up. They both looked at what they were standing on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'happy')], things: ['treasure'] },
        `They dug with four hands and the lid of a lunch tin. The chest came up as the last of the rock went down. They shared it out in ${A.names} boat, one for you and one for me, and neither of them counted aloud. On top there'd been a letter, very old. WE COULDN'T AGREE WHO SHOULD KEEP THE MAP, it said, SO WE TORE IT. NOW NEITHER OF US CAN GO WITHOUT THE OTHER. IT'S ALL FOR THE BEST. It was signed twice, by the same blot.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(N, 'wave', 'happy')],
          things: ['map', 'coin'],
        },
        `One coin was over. ${n} pushed it across, and ${a} pushed it back, until it fell into the sea. "There's the map, too," said ${n}. "Who's to have that?" They held it between them, against the light. It was a handsome map, now that one could see the whole of it. There were eleven good places for tea, and on the right half was the jam. They looked at each other. Then they both took a firm hold. Rip. "Thursday," said ${a}. "And who'll bring the bread?" "${REFRAIN}"`,
      ),
    ],
  };
}
