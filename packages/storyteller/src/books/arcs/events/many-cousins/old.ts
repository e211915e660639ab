import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ifNamed, page } from '../page.ts';
import { seen, type Going } from '../event.ts';
import { TITLES, visitOf } from './family.ts';

/** For ages 8 to 12: one could stay under the table until the bus goes, and then somebody else would be forgotten too. */
export function old(going: Going): Told {
  const { A, a, Gcap, chance } = going;
  const { C, c, O, o, where, saying, comes, to } = visitOf(going);
  const along = ifNamed(going, `${Gcap} said to smile.`);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'medium', actors: [seen(A, 'stand', 'worried')] },
        comes
          ? `The cousins were coming ${to}. There was a photograph of them, and in it there were thirty-one people. ${A.introduced} had tried to learn them by heart, like a spelling.${along} It was no good. In a photograph they stand still. When the door opened they were all moving, and all of them knew ${a}.`
          : `There was a photograph of the cousins${where}, and in it there were thirty-one people. ${A.introduced} had tried to learn them on the way, like a spelling.${along} It was no good. In a photograph they stand still. When the door opened they were all moving, and all of them knew ${a}.`,
        comes
          ? `Once before the cousins had come ${to}, when ${A.introduced} was one. There was a photograph of it, with a blanket in the middle. "They'll all remember you," everyone had said.${along} It was meant to be a comfort. What it meant was that thirty-one people would come in at the door, pleased. And ${a} would not know one of them.`
          : `${A.introduced} had been to see the cousins${where} once before, at the age of one. There was a photograph of it, with a blanket in the middle. "They'll all remember you," everyone had said.${along} It was meant to be a comfort. What it meant was that thirty-one people would all be pleased at once. And ${a} would not know one of them.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'shy')] },
        `"You won't know me," they said, each of them, and waited, hoping to be wrong. They were never wrong. ${a} was kissed from the left and the right and told whose chin that was. By the time somebody asked, "And what do you like doing?" there was only one honest answer. It was to be under something.`,
        `It came in waves. "I held you when you were so big." "You've got Leo's ears." Who was Leo? There was no telling, for he was in there somewhere, kissing. ${a} smiled until it hurt at the hinges. At the next wave ${a} went down, as people do who can't swim. There was a table overhead.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'calm'), seen(A, 'sit', 'surprised')] },
        `"It's taken," said ${C.introduced}, the smallest of the cousins, "but there's room." ${c} had a plate, and a cushion, and looked quite at home. "I do names from here," said ${c}. "Faces all talk at once. ${saying}. You see? That's Fay. You can't mix up those."`,
        `A cushion was pushed across. "I come here every year," said ${C.introduced}, who was the smallest of them, and had half a cake. "Up there I can't remember anybody. Down here they're labelled." A pair of shoes came by. "${saying}," said ${c}, without looking up. "Fay."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'happy'), seen(A, 'sit', 'curious')], things: ['shoe', 'boots'] },
        `It was astonishing what there was to learn. If Fay's red shoes hopped, there was something in the oven. The boots like two boats were Uncle Omar, who looked dreadful. One toe of his was rocking a kitten's basket. Somebody very grand on top had a sock with a hole. "${saying}," they said, in turn, and ${a} did not need to be told twice.`,
        `${a} had Fay's red ones in a minute, and the boots in two. If the red ones hopped, something was in the oven. People lie a good deal with their faces, without meaning to. Feet can't. There were two that stood close together when they thought they were unseen. One of Uncle Omar's was gently rocking a kitten. "${saying}," said ${a}, and had the name before ${c} did.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(C, 'sit', 'calm')] },
        `Only one pair gave ${a} trouble. They were grey slippers, over by the wall, and in an hour they had not moved. Others went up to them, stood for as long as it takes to say three words, and walked away. "${O.introduced}," said ${c}. "She's ninety. She doesn't hear it all." "Does nobody stay?" "They mean to," said ${c}.`,
        `"And the grey ones?" said ${a}. They were slippers, and they were by the wall, alone. A pair would come, stop, bend a little at the heel, and go. "That's ${O.introduced}. She can't get about any more, and you have to say it all twice." ${c} ate a cherry. "Everyone's going to sit with her. They're all just going to."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(C, 'sit', 'surprised')] },
        `At four someone put on a record. Every foot in the room began to skip. And ${a}, flat on the carpet, saw something that nobody else in that house could have seen. The left slipper went up, by an inch. It came down. The right one went up. They were in time. They were better than in time; they were putting in the clever bits.`,
        `Then came the music, and the floor shook. It was only because of lying down that ${a} saw it at all. Under the hem of a long skirt, where it was dark, the grey slippers were dancing. They never left the spot. Heel, toe, and across, and a thing with a turn in it, as neat as sewing. And above them, somebody was saying, "She's having a nice rest."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(C, 'sit', 'calm')], things: ['clock'] },
        `The bus went at five. ${a} could see the clock from there. It would be the easiest thing in the world to stay where it was safe, and nobody would ask. The wall was at the other end of the room. Between here and there were sixty feet, and on top of them thirty people who hadn't finished kissing.`,
        `There was half an hour until the bus. It could be spent on a cushion, with cake, until somebody called. Nobody would be any the worse. ${a} looked across the carpet to the wall, and counted what was in between. It was all of them. "You'd have to go through everyone," said ${c}, who saw what ${a} was thinking.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(C, 'walk', 'worried')],
          things: ['shoe', 'boots'],
        },
        `${a} came out backwards, got up, and was seen. "There you are!" It began again, from all sides, and this time ${a} looked down. Red. "Thank you, Fay, I'd love some, in a minute." Boots. "How's the kitten?" The boots turned pink on top. It still took eleven kisses to get to the wall. But they were from somebody, now.`,
        `It is a strange feeling to walk into a wave. "Who have we here?" ${a} looked at the shoes first, and only then at the face. "Hello, Fay. Is it the oven?" "Uncle Omar, you'll wake it." They were so surprised that they let go. Behind came ${c}, holding on to a sleeve, and was kissed as well, for the first time in three years.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(O, 'sit', 'surprised')] },
        `"I'm ${a}," said ${a}, and then again, louder. ${o} had very clear eyes. "They've all told me that you're shy," said ${o}. "They've told me that you're resting," said ${a}, "but I was under the table." There was a short silence. One slipper drew back behind the other. "Oh," said ${o}. "Then you'll have seen."`,
        `${o} put a hand to one ear. ${a} said it twice. After that ${a} didn't say it at all, but sat down on the floor, feet first. Tap. ${o} looked at them. It was some time before anything happened. "You've been spying," said ${o}. And then, from below the hem, came the answer: heel, toe, and across.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(O, 'sit', 'happy'), seen(C, 'sit', 'happy')] },
        `"I was the best in four villages," said ${o}. "And I go on doing it. It's only that the rest of me has stopped." ${a} learned the heel, and the toe, and a thing with a turn in it. ${c} got hold of it faster. They sat in a row against the wall and danced three records, and they didn't hear the clock.`,
        `That dance had a name, and it was older than the house, and nobody had asked to see it since. "Not so much knee," said ${o}. The turn took ${a} nine goes. It took ${c} two. There were three pairs by the wall now. One after another the others stopped to look, and for once they did not go away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(O, 'sit', 'proud')] },
        `They missed the bus. There was a bed made up in the end, on four chairs. That photograph has been taken again since. There are thirty-two in it, all sitting, with their legs stuck out in front. You can't see one face, for laughing. "${saying}," says ${a}, and goes along the row with a finger, and gets them all right.`,
        `The bus went without ${a}, and nobody minded but the bus. When it is the day for the cousins now, there is no one under the table. They are along the wall, all those that can, teaching it to the rest. It is very hard on slippers. "${saying}!" somebody shouts, and they all move up, and ${o} says, "Who's that? Let me see the shoes."`,
      ),
    ],
  };
}
