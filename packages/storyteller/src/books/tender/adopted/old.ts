import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { Adopted } from './book.ts';

/** An old game, played once more: what the bears did not know, what the lamb kept, and what is written down. */
export function old({ child: K, grownUp: g, G, They, home, lamb, pair, where, wore, chance }: Adopted): Told {
  const refrain = "There's no hurry";
  const k = K.name;
  const told = oneWay(chance);
  const began = where === null ? '"It was a day with weather in it," said' : `"It was in ${where}," said`;
  const boots = wore === null ? '"And it ends with me,"' : `"And I had ${wore},"`;
  return {
    title: titled(chance.pick('the lamb with the hay', 'two bears and a lamb', 'the true one')),
    refrain,
    pages: [
      page(told(
          `Once a year ${k} got the bears down from the wardrobe. ${k} was a good deal too old for it, and said so. But it was the day, and on the day it was done. The two bears went on the rug. Between them went a shoe box, with a sock for a mattress. "They're ready," said ${k} to ${g.name}. "They've been ready for ages."`,
          `There was a game in that house which was played once a year. It needed two bears, a lamb and a shoe box. ${k} had thought of leaving it out this time. Then ${g.name} had come in with the box. ${G} had not said a word, and had put a clean sock in it. So ${k} sat the bears on the rug. "Places," said ${k}.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'kneel', 'calm'), act(g, 'sit', 'calm'), ...pair('sit', 'calm')] },
      ),
      page(told(
          `The bears had to fill in forms. That was new this year. HOW MANY PAWS, it said, and WILL YOU SHARE THE HONEY. A heron came to look at their kitchen, and lifted the lids. "What sort of somebody would you like?" said the heron. The bears looked at each other. "We hadn't thought of a sort," they said. "We'd thought of a somebody."`,
          `"First there's the waiting," said ${k}. The bears waited in the spring, and they waited in the rain. They read a book on how it is done. They bought a bowl, and then three more, because nobody could tell them what size. A heron came with a list, and counted the bowls. "It may be a while," the heron said. "${refrain}," said the bears, and did not mean it at all.`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'happy'), ...pair('sit', 'worried')] },
      ),
      page(told(
          `The lamb came in at the door on its own four feet. It had a field behind it already, and a gate, and others who had known it there. None of that had been the lamb's idea, and none of it was the lamb's fault. It had brought a wisp of hay. "What's it for?" said ${g.name}, who always asked. "It isn't for anything," said ${k}. "It's from before."`,
          `And then, one Tuesday, there was a lamb. Nobody had told the bears that it would be looking at them. It stood on the mat with a wisp of hay in its mouth, and it would not put that down. "There was a field first," said ${k}. "It couldn't stay there. That was to do with the field, and not with the lamb." ${k} always said this part rather fast, and always said it.`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'calm'), act(lamb, 'stand', 'worried')] },
      ),
      page(told(
          `The bears did everything that was in the book. They made porridge, and they played the mouth organ. They said "Welcome" on a banner, with one L too many. The lamb ate nothing, and went behind the curtain. It turned its face to the wall. "We've done it wrong," the big bear whispered. "There's a chapter on that," the other one whispered, "but it's only half a page."`,
          `They had meant to be calm about it. But one bear dropped all four bowls, and the other burst into song. The lamb got under the sofa, as far back as it would go. "You're too big," it said. "You smell of honey. I don't know where anything is." It was the longest speech that anybody had heard from it. The bears thought it over. It was all perfectly true.`,
        ),
        { camera: 'close', actors: [...pair('stand', 'worried'), act(lamb, 'sit', 'sad')] },
      ),
      page(told(
          `"What would you do?" said ${g.name}. ${k} had the lamb in one hand, and took some time. "I wouldn't say that it's all lovely now," said ${k}. "It isn't, yet." So the bears sat down on the floor, with their backs to the curtain, and said nothing of the kind. They said that they would be there in the morning. Then they were. "${refrain}," they said, and this time it was so.`,
          `Other years ${k} had hurried this bit. This time the bears just lay down flat on the carpet, to be smaller. They told it where things were: the tap, the window, the stair that creaks. They told it again the next day. They never asked for the hay. "${refrain}," they said, and you could hear that they had stopped counting.`,
        ),
        { camera: 'wide', actors: [act(K, 'kneel', 'curious'), ...pair('sit', 'calm')] },
      ),
      page(told(
          `How long did it take? Some years the lamb came out after a minute, because there was cake. This year ${k} let it be three weeks. On the last evening the hay lay in the shoe box. Nobody had seen who put it there. The lamb got in on top of it. "It smells of both now," said the lamb. And one hoof came over the edge, and found a paw.`,
          `On the ninth day there was a hoof, and on the tenth there was a nose. On the eleventh the bears woke up because something was leaning on them. It was warm, and it had hay in its wool. They did not move until noon. "Was it happy then?" said ${g.name}. "Partly," said ${k}. "It could be three things at once. It had four legs for it."`,
        ),
        { camera: 'close', actors: [act(K, 'kneel', 'calm'), act(lamb, 'sit', 'happy'), ...pair('sit', 'surprised')] },
      ),
      page(told(
          `Then there had to be a judge. It was the heron again, in a tea cosy. The judge asked the bears if they were sure, and they both talked at once. The judge asked the lamb, which had never been asked a thing before. It had to think about it. "I'd like to keep the hay," it said. "Write that down," said the judge. Thump, went the stamp. "For good," it said, underneath.`,
          `"And it has to be the law," said ${k}, "or anybody might say anything." So the heron put on a wig. It read out the names of everyone, slowly, and the lamb's old name as well. "Is this to be for good days?" said the heron. "For all of them," said the bears. The stamp came down with a thump. It is a small noise, for what it does.`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'proud'), act(lamb, 'sit', 'happy'), ...pair('sit', 'happy')] },
      ),
      page(told(
          `"A goose once asked which of them was the real bear," said ${k}. That was new, too. "What did the lamb say?" asked ${g.name}, after a moment. "It said, they're all real, thank you, and bit the goose." "It did not!" "No," said ${k}. "But it thought of it." And ${g.name} laughed, and held ${K.names} foot for a while, which was the nearest thing.`,
          `${k} moved the lamb along a bit. "At school someone said you aren't its real bears," said ${k}, not very loudly. "To the lamb, I mean." "What does it answer?" said ${g.name}. "That there was a first field, and there's a second one, and both of them are real." ${k} looked up. "I made that up just now." "It's good," said ${g.name}. "I should keep it."`,
        ),
        { camera: 'close', actors: [act(K, 'sit', 'calm'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `"That's theirs," said ${k}, and laid the lid on the box. "Now the true one." It was not a game, that one. It had no bears in it. ${began} ${g.name}, as always. ${boots} said ${k}, as always. ${They} told it right through to the end. ${k} said some of it along with the words, quite low.`,
          `When the box was shut, nobody got up. "Now mine," said ${k}. "And don't make it nicer than it was." ${began} ${g.name}. ${boots} said ${k}. ${They} told it the way it had been, as far as they knew. Where they knew nothing, they said so, and left a space there, like the empty oval in an album.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'curious'), ...home] },
      ),
      page(told(
          `"What don't we know?" said ${k}. There was a list for that, in the back of the folder. Every year something on it could be crossed out, and something else was added. ${k} added one now, in ink. "We might find that out," said ${g.name}, "and we might not. But you can ask it on any day, and it won't hurt my feelings." "${refrain}," said ${k}, and meant it kindly.`,
          `One question had been there since last year, and ${k} asked it again. "I still don't know," said ${g.name}. "I wish I did. I'll help you to look, whenever you want to." "Not today," said ${k}. "Today I just wanted to have asked." "${refrain}," said ${g.name}. They ate the cake, which was the only part of the day that nobody had ever argued about.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `The bears went back up on the wardrobe, one on each side of the lamb. There is a bit of hay there too. It has got rather short. "We're too old for that, really," said ${k}, on the chair. "Next year," said ${g.name}, and held the chair. "Next year," said ${k}, "I'll do the goose properly."`,
          `It is all in the wardrobe again until next time, box and bears and lamb. You can tell by the bit of hay that sticks out of the door. ${G} has offered to get a new piece, a longer one. But ${k} won't have it. "It's got to be that one," says ${k}. "It was there."`,
        ),
        { setting: 'bedroom', time: 'sunset', camera: 'close', actors: [act(K, 'stand', 'happy'), act(g, 'stand', 'calm')] },
      ),
    ],
  };
} // prettier-ignore
