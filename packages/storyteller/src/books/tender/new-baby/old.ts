import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { NewBaby } from './book.ts';

/** A notebook of minutes, and who else keeps one. */
export function old({ child: K, grownUp: g, G, baby, Baby, chance }: NewBaby): Told {
  const refrain = 'In a minute';
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('in a minute', 'the book of minutes', `what ${k} was owed`)),
    refrain,
    pages: [
      page(told(
          `Before the baby a minute had sixty seconds. Now it depended. "${refrain}," ${g.name} would say, from under a muslin, and ${k} would look at the clock. The longest so far had gone on from four until the next day.`,
          `"${refrain}," said ${g.name}. It was the eleventh time that day, and it was not yet lunch. ${k} had wanted to show a drawing of the inside of a volcano. It took one look to see it, and there was not one look to be had.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(g, 'sit', 'calm'), act(K, 'stand', 'curious')] },
      ),
      page(told(
          `It was not that ${k} disliked ${baby.name}. You cannot dislike somebody with such small socks. But when visitors bent over the basket and breathed, something in ${k} went tight, like a lid. It was jealousy. ${k} knew the word, and had thought that it only happened to queens in stories.`,
          `${Baby} could not read, or whistle, or stand on one leg. All the same the whole house turned round ${baby.name}, as a fair turns round its organ. ${k} stood at the edge of it with hot ears. Being jealous is not a nice thing to find out about yourself. It is a very usual one.`,
        ),
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(told(
          `So ${k} began to keep an account. There was an old notebook with a red back. On the left went what had been promised, and on the right went what had come. The right side was a good deal emptier. "${refrain}," it said on the left, eleven times.`,
          `${k} found a notebook, and ruled a line down the middle of it. MINUTES OWED, it said at the top. It was quite a soothing thing to do. By bedtime there were forty-two, and that was only counting the ones that had been said out loud.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'calm', 'book')] },
      ),
      page(told(
          `By Thursday it was a hundred and six. A hundred and six minutes is a long film, with the interval. ${k} thought of the things that would have fitted in, such as the second half of the kite. The book was beginning to be heavy, considering that there was nothing in it but lines.`,
          `On Friday the account stood at two hours and a bit. You could have gone to the sea in that. ${k} added it up twice, hoping to be wrong. It is odd how a thing can be exactly right, and not make you any happier.`,
        ),
        { camera: 'wide', actors: [act(K, 'stand', 'sad')] },
      ),
      page(told(
          `That night there was a light under the kitchen door. ${k} went down for a glass of water, and for no other reason. ${G} sat at the table with both eyes shut, and with a pencil in one hand. Beside the cold tea lay a notebook. It had a blue back.`,
          `In the night ${k} heard the baby, and then heard nothing, and went to see. ${G} sat on the stairs with ${baby.name} over one shoulder, and was writing something, on one knee. It was shut very quickly. It had a line down the middle.`,
        ),
        { setting: 'kitchen', time: 'night', camera: 'medium', actors: [act(g, 'sit', 'calm'), act(K, 'stand', 'surprised')] },
      ),
      page(told(
          `${k} did not mean to read it, but it was open. OWED TO ${k.toUpperCase()}, it said. "Volcano. Second half of kite. The joke about the owl, did not listen to the end." It went on over the page. There were things in it that ${k} had forgotten to count.`,
          `"What is it?" said ${k}. ${G} sighed, and held it out. OWED, it said, and it was all ${k}: the volcano, the kite, a joke laughed at in the wrong place. It was longer than ${K.names} own. It had been kept since the first day.`,
        ),
        { camera: 'close', actors: [act(K, 'stand', 'surprised'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `So ${k} fetched the red one, and they laid them side by side. "You've got a hundred and six," said ${g.name}. "I make it more." "I was jealous," said ${k}, to the table. "I know," said ${g.name}. "I would have been. It isn't wicked. It means that you noticed who was missing. I noticed too."`,
          `"I've got one as well," said ${k}, and it came out rather small. "I was jealous. I wrote it all down, so as to be cross properly." "May I see?" said ${g.name}, and read it to the end. "It's quite correct," said ${g.name}. "Only you have left out how much I missed you."`,
        ),
        { camera: 'medium', actors: [act(K, 'hug', 'calm'), act(g, 'hug', 'calm')] },
      ),
      page(told(
          `You cannot pay back a hundred minutes at two in the morning. They paid three. ${k} told the joke about the owl, and it was laughed at in the right place. Then the baby began again upstairs. "${refrain}!" called ${k} and ${g.name}, both together.`,
          `They began with the volcano, then and there, by the light of the fridge. ${G} asked a question about the lava, and it was a good one. Somebody upstairs objected. "${refrain}," said ${k} to the ceiling, quite kindly. "You'll have to learn it some day."`,
        ),
        { camera: 'wide', actors: [act(K, 'sit', 'happy'), act(g, 'sit', 'happy')] },
      ),
      page(told(
          `From the next day there was one book instead of two. It hangs in the kitchen on a string. Every evening after supper a bit is paid. Some days it is only six minutes, and some days the lid goes tight again. But they are long minutes, those. They have all of their sixty seconds in.`,
          `The next day they tied the two books together, red and blue. Most days something is paid off, and most days something new is owed. It has never once come out even. ${k} is in no hurry that it should. On the back is a new page, headed ${baby.name.toUpperCase()}. It has one thing in it: a very small sock, to be returned.`,
        ),
        { setting: 'kitchen', time: 'sunset', camera: 'close', actors: [act(K, 'sit', 'happy', 'book'), act(g, 'sit', 'calm')] },
      ),
    ],
  };
} // prettier-ignore
