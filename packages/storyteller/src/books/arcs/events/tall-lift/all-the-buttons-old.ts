import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: a tower whose people have only ever gone straight past one another. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, G, g, Gcap, H, h, L, l } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(G, 'look-up', 'calm')] },
        `The tower at the end of the tram line had a hundred floors, and a single lift. It was the fastest in the country. You got in at the bottom and you got out where you lived, and your ears caught up later. ${k} had an uncle on floor four, and so they had been to floor four. "What's at the top?" said ${k}. Nobody knew. "I've asked," said ${g}. "They all say that they've been meaning to."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(K, 'reach', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `So one Saturday they went to see. The buttons ran up the wall in ten rows of ten. A hundred was in the corner, as high as it could be. ${k} had to go up on tiptoe and lean. It took one finger, one elbow, and the whole of a winter coat. There was a long rattle, like somebody running along a fence. Every button in the lift had lit up. "Well," said ${g}, "I wasn't in a hurry."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'hold', 'happy', 'cake'), seen(K, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `Ping! Floor one. Nobody. Ping! Floor two. A pram. But on floor ten there stood ${l}, with a cake on a plate, and one thumb on the button. "${refrain}" said ${l}. "It never stops for me. It's always got somebody in it who's late." "To the very top," said ${k}. ${l} looked at the cake, which was for nobody in particular. "I've been meaning to see that," said ${l}, and got in.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'happy'), seen(K, 'wave', 'happy'), seen(L, 'stand', 'surprised')],
        },
        `On floor thirty it was a man with a drum, whom somebody knocked at through the wall. On thirty-one was whoever lived on the other side of the wall. They had never met. They looked at each other's shoes. On floor forty ${H.introduced} walked in, looked along the buttons, and gave a cough. "${refrain}" said ${h}. It was somebody's, surely, but it was not anybody's there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'worried'), seen(L, 'stand', 'calm')] },
        `It takes a long time to go up a hundred floors one at a time. You can't look at your shoes for all of it. By fifty somebody had said that it was warm. By sixty somebody had said whose pram that was. By eighty they had passed round the mints. The person from thirty-one was playing the drum, softly, with one finger. "It's quite a nice noise," that person said, "from this side." ${k} could see none of it, being under a shopping bag.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried'), seen(L, 'stand', 'worried')],
        },
        `Ping! That was ninety-nine. The doors opened on an empty landing, and stayed open. "Too heavy," said the lift. They breathed in, all of them. "Too heavy." They stood on one leg. "Too heavy," said the lift, and you could not blame it. Somebody would have to get out. Everybody grew very interested in the ceiling. It was only one more floor, and it would be a pity to miss it now.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'sad'), seen(G, 'stand', 'calm')] },
        `${k} thought it over, under the bag. It was ${k} who had wanted floor 100, before there was a cake in it, or a drum. By rights it was ${k} who ought to stay. But it was a lift that went straight past people, and just this once it had stopped. "I leaned on the buttons," said ${k}. "And there must be stairs." ${Gcap} sighed, and gave somebody back their feather. "There are always stairs," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'determined')] },
        `They were behind a door that said STAIRS, in letters that nobody had ever needed. It was cold in there, and it smelled of paint. You could look over the rail, but you only did it once. "Ninety-nine and a quarter," puffed ${g}. Below them the lift had begun to think about its doors. It thought slowly, for something so fast. "Ninety-nine and a half," said ${k}, and took the last of it two at a time.`,
      ),
      page(
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'proud'), seen(G, 'stand', 'happy')],
          things: ['cloud'],
        },
        `So the first person ever to set foot on floor 100 was ${k}. It was one round room, all glass, with a long bench that still had its plastic on. Nobody had ever sat there. The sun was going down behind the hills, and a cloud went by underneath like a cow. There was the park. There was the tram, as long as a match. "There's home," said ${k}. "I've left my light on." They stood quite still, and had it all to themselves, for about a minute and a half.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'hold', 'happy', 'cake'), seen(K, 'wave', 'happy'), seen(H, 'stand', 'happy')],
        },
        `Ping! Out they came, with the pram and the bags, and said, "Oh," one after another, like dominoes falling. They found their own windows from the outside. They found each other's. ${l} cut the cake into fourteen, and then into fifteen, since ${h} had coughed. "What's it in aid of?" said the man with the drum. ${l} had made one every Saturday for years, in case somebody came. "It's in aid of the lift," said ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(G, 'stand', 'happy')] },
        `There's a notice up there now, next to the button. It's in ${K.names} best writing, and nobody has taken it down. "On Saturdays at four," it says, "please lean." They do. It stops at every floor, and takes three quarters of an hour, and there is usually a drum. People who don't care for that can take the stairs.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `That night ${k} lay and looked out. There was a very small light, right at the top of the dark. ${Gcap} came in to see to the curtain. "${refrain}" said ${g}. "Down," said ${k}. You shut your eyes for it, and you count. A hundred. Ninety-nine. It stops at every one of them, if you let it. ${Gcap} listened at the door. At seventy-one there was a pause, as if somebody had got in.`,
      ),
    ],
  };
}
