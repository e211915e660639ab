import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for the oldest, who know which way up a globe is. */
export function old(going: Going): Told {
  const { chance } = going;
  const { ask, here, A, a, G, g, Gcap, P, p, E, e, W, w, what, thing, went } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: here,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(G, 'wave', 'happy')],
          things: [thing],
        },
        `"I've nothing against this side of the world," said ${A.introduced}. "I've just seen it." There was another one; it was on every globe, round the back. So the ${what} was got ready. It took bread, a blanket, six apples and a notebook with nothing in it. "How do I find it?" said ${a}. "I'd go straight on," said ${g}. "And I'd be home for tea. I didn't say which day."`,
        `It began with the globe in the library. Somebody had stood it against the wall, so that only the front wore out. ${A.introduced} turned it round. On the other side it was as good as new. "I'm going to have a look," said ${a}, and loaded the ${what}. "Have you got a map?" said ${g}. "I've got a plan," said ${a}. "I don't turn left, and I don't turn right." ${Gcap} put in a jumper.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(A, 'look-up', 'happy')], things: [thing] },
        `It's harder than it sounds, to go straight on. Things get in your way that you'd like to look at. But ${a} ${went} straight on. The house became a dot, and the dot went under. After that it was all one blue, and there was no telling that you moved. Only the sun came over earlier every day. ${a} put that in the notebook.`,
        `${a} ${went} on, and never turned. At first there were gulls, which know when to go home. Then there was nothing that had a name. The stars came up that belong over the garden, and one by one they slid down at the back. Others came up in front, which ${a} had never met. It would have been a good time to be afraid. But one can't do that and count.`,
      ),
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(A, 'wave', 'curious')] },
        `The first land was white. There wasn't a mark on it but ${P.introduced}, who was looking at the view. "Good morning," said ${a}. "${ask}" "Of what?" said ${p}. "Of the world." ${p} turned right round, to be fair to it. "No," said ${p}. "I can tell you that for certain. ${here} The other side's over there somewhere. I believe they hang upside down."`,
        `It grew so cold that the apples rang like bells. Then there was snow, with an edge, and ${P.introduced} on the edge. "${ask}" called ${a}. "I'm sorry," said ${p}, "you've been told wrong. ${here} It's where everything starts. But people do say that there's something further on." ${p} was so sure that ${a} wrote it down, with the date.`,
      ),
      page(
        { setting: 'jungle', camera: 'medium', actors: [seen(E, 'stand', 'happy'), seen(A, 'wave', 'curious')] },
        `Then the blanket came off, and the jumper, and ${a} wore a leaf. It was green down to the water. ${E.introduced} stood in it up to the ears. "Excuse me. ${ask}" "Who's been saying so?" said ${e}, quite hurt. "${here} It's been here as long as anyone can think. The other side is that white place you've come from. Nobody could live there." "They send their best wishes," said ${a}.`,
        `You could smell the next place before you saw it. It smelled of rain and pepper. "${ask}" said ${a}, to the first face between the leaves. It belonged to ${E.introduced}, who had to sit down. "The other side! No, no. You've come to the middle. ${here} It's the others who are on the other side, and I'm sorry for them." ${a} looked in the notebook. It said exactly that on the page before.`,
      ),
      page(
        { setting: 'boat', weather: 'wind', camera: 'wide', actors: [seen(A, 'hold', 'worried')], things: [thing] },
        `After that came the weather. The ${what} stood on one end and then on the other. ${a} held on, and got to know what each hand was for. It went on for two nights. The bread went, and the pencil went. When it was over there was one apple, and a sky as clean as a plate. It looked as if it had been somebody else.`,
        `There had to be a storm, and it came in the dark. The ${what} leapt about like a goat on a string. ${a} got under the blanket and sang every song from home, with all the verses. There were some which had never had so many. In the grey of the morning it was still. There was water in the jumper, and there was an apple, and that was all.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(W, 'float', 'calm'), seen(A, 'look-up', 'curious')],
        },
        `Towards evening a hill came up, and breathed out. It was ${W.introduced}. "You get about," said ${a}. "You'd be the one to ask. ${ask}" ${w} thought it over for about a mile. "I've been round eleven times," said ${w}. "It's an odd thing. Wherever I was, when I looked, I was here. I've never once managed to be there." And the hill went down again, and left it at that.`,
        `"Don't get up," said a voice like a cellar. It was ${W.introduced}, who was bigger than the street at home. "${ask}" said ${a}. By now it hardly sounded like a question. "When I was small I looked for it," said ${w}. "I would see it in front of me, quite plainly. But by the time I got there, it had always moved on. It was here again." They lay side by side for a bit, and looked at nothing.`,
      ),
      page(
        { setting: 'boat', camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: [thing] },
        `${a} ate the last apple. So there was no other side. It was only painted on, so that the front should have something to hold on to. And now it was tea time, in a house that was behind the storm, and the heat, and the snow. You couldn't be further from a blue cup than this. It made no difference which way one went. "Straight on, then," said ${a}, to hear somebody say it.`,
        `There is a point on such a journey that has no mark on it. Up to there one goes away. ${a} didn't notice it going by, and sat with both arms round both knees, and thought of the blue cup. Home couldn't be any farther off. To turn round was all that weather, over again, backwards. "I don't turn left," said ${a}, "and I don't turn right." It came out rather wet.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'wave', 'curious'), seen(G, 'stand', 'calm')],
          things: [thing],
        },
        `And then there was land, and there was no doubt about it. It had a hill and a red roof, and it was all the wrong way round, as in a mirror. Somebody was hanging out a sheet, with pegs in their mouth. They could have no idea how far off they were. ${a} stood up in the ${what}. "I beg your pardon," called ${a}, across the last bit of the world. "${ask}"`,
        `In the morning there was a beach ahead. It was a bit like one that ${a} knew, only back to front. There was a path that came down on the left. There was washing on a line, with somebody behind it. They even had a kettle, to judge by the steam. So it was true! ${a} cupped both hands. "Hello, you over there!" shouted ${a}. "${ask}"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(A, 'hug', 'surprised')] },
        `"Certainly not," said the sheet, round a peg. "${here}" ${a} knew that peg. The sheet came down, and there was ${g}. Nobody spoke for a moment. "I never turned," said ${a}. "I went away from you the whole time." "So you did," said ${g}, "and you couldn't have got here faster." And then one couldn't tell any more who had hold of whom.`,
        `"I should hope not," said whoever it was. "${here}" And round the end of a towel came ${g}. They looked at each other. "But I went away," said ${a}. "I did nothing else." "It's round," said ${g}. "If you only go far enough away from me, you're on your way back. I was counting on it." Then the towel was needed.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy', 'cup'), seen(G, 'sit', 'happy')],
        },
        `There was tea, in the blue cup. "So tell me," said ${g}. "What sort of people have they got, on the other side?" "They haven't any," said ${a}. "I asked everywhere. They were all of them here." ${Gcap} was silent for some time. Then ${g} got up and turned the globe a little way round. The back should get some sun, too.`,
        `"And the other side?" said ${g}, when the pot was empty. ${a} looked at the window. Somewhere it was morning there, and someone was looking at the view, and was sure. "It's us," said ${a}. "What is?" "The other side. I've worked it out. They're all here, and so it has to be us." "Fancy that," said ${g}, and looked round the kitchen as if for the first time.`,
      ),
    ],
  };
}
