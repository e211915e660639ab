import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** A morning of measuring, on which one person has nothing to measure with. */
export function old(going: Going): Told {
  const { K: A, k: a, G, Gcap, g } = going;
  const { lifted, F, f, call, title, refrain } = partsOf(going);
  const { word, sound } = lifted;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'wave', 'excited'), seen(G, 'wave', 'happy')],
          things: ['helmet'],
        },
        `Other people could say what their family did all day in two words, and nobody asked again. ${A.introduced} had only to say "a crane", and had to answer questions until the bell. ${Gcap} drove the yellow one, the one that you can see from the swimming baths. On Monday there was no school, and ${a} could come along. There was a helmet, and there was a line on the ground. "Not one toe over it," said ${g}, and went up the ladder. Soon ${g} was the size of a pea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(F, 'hold', 'happy')] },
        `On the line stood ${F.introduced}, who had the radio. "From the cab you see the tops of things," said ${f}. "I'm there for the sides." They were putting up a house, and it was very nearly one. It had five floors, a door with a number, and glass in the windows. White clouds sailed by behind it. ${a} asked what there was for somebody to do who had no radio. "Look," said ${f}. "There's never enough of that."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'excited'), seen(F, 'look-up', 'calm')], things: lifted.drawn },
        `At ten a lorry came, and on the lorry there was a ${word}. It belonged to the lady of the top flat. She kept one hand on it, as one does with a horse. ${lifted.wanted} The stairs were too narrow, so it was to go in from outside. Down came the hook. They put on the straps, and pulled, and looked at every buckle twice. Then something that weighed as much as a cow got off the ground without a sound.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'shout', 'worried'), seen(A, 'look-up', 'worried')] },
        `They started with the balcony. "${refrain}" said ${f} to the radio. High up in the air the ${word} turned its back, and bowed, and came in towards the door. ${sound} It was heard all over the street. "What's it short of?" said the radio. "A hand," said ${f}. "It's a hand too wide, and I can't ask it to breathe in." The lady sat down on the kerb in her good coat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'shout', 'worried'), seen(A, 'look-up', 'worried')] },
        `After that they took the big window, the one with the view. "${refrain}" ${sound} It was too high. So they brought it all the way down, turned it, and did the buckles again, every one of them twice. Up it went on its side. "${refrain}" ${sound} Now it was too wide. A dog had begun to howl, and by this time people had brought chairs out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'sit', 'sad'), seen(A, 'stand', 'sad')] },
        `The only thing left was arithmetic. ${f} went round the house with a tape, and called out every opening to be written down. There were nineteen of them, and the cat's. None had grown. "${refrain}" said ${f}, all the same, at the one on the stairs. "${sound}" said the ${word}, and there it hung. "I don't want to hurry anyone," said the radio. "But there's a wind coming, and I've a ${word} on a string."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['cloud'] },
        `Everybody who had a tape was looking at a window. ${a} had none, and looked, since there is never enough of that. ${a} looked at the ${word}, and up the rope, and across to the house. There was the top floor with its row of panes. There was a cloud, going slowly along from the first pane to the second. ${a} had seen clouds behind a house before. This one was not behind. It had come in through one wall, and it was crossing the room.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(F, 'think', 'surprised')], things: ['cloud'] },
        `"There's weather in her living room," said ${a}. "Mm," said ${f}, who was adding. "Why can I see the sky through a window, if there's a ceiling?" "There isn't a ceiling," said ${f}. "There's no roof on yet. It's coming tomorrow, and then we can shut the..." The pencil stopped in the middle of a seven. ${f} put back the helmet, to see better. All along the street, one after the other, people looked up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'excited'), seen(F, 'hold', 'happy')], things: lifted.drawn },
        `${f} did not say it. ${f} held the radio out over the line, at arm's length. It was warm, and heavier than it looked. "Hello${call}," said ${a}. "Up a bit, please." "I'm at the roof already," said the radio. "I know," said ${a}. "Up a bit more. Now across. Stop. And now right down." There was quite a long silence. Then the ${word} rose over the top of the wall. It sank in behind it, like an egg into its cup.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(F, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `The lady took the five floors without holding on. ${lifted.used} They could hear it down in the street, and it came out at the top as smoke does. ${Gcap} came down the ladder, and got bigger with every step. "Twenty years I've looked down on roofs," said ${g}. "You'd think I'd notice when there's none." "You only looked at the ${word}," said ${a}. "You need somebody who looks at the rest."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'sleepy')],
        },
        `They put the roof on the next day. ${Gcap} set it down as one puts a lid on a pan. "That ${word} can never come out again," said ${f}. "Why should it?" said the lady. Now when they ask at school what it is that ${g} does, ${a} needs even longer. And on some nights, when somebody is too tired for the stairs, a voice in the hall says: "Hook on. Up a bit. Left a bit, mind the lamp. Stop." And then, quite softly: "And down."`,
      ),
    ],
  };
}
