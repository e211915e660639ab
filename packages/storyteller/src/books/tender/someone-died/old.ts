import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SomeoneDied } from './book.ts';

/** A form at school with a box for the family, a cup too many, an answer that costs something, and stories asked for. */
export function old({ child: K, grownUp: G, who: W, mayBeDrawn, drawn, belief, chance }: SomeoneDied): Told {
  const believed = belief === null ? '' : ` ${belief}`;
  return {
    title: titled(chance.pick(`the people in the picture`, `how many are you?`, `everybody, counted properly`)),
    refrain: null,
    pages: [
      page(
        [
          `There was an old picture in the kitchen, which ${K.name} had drawn in one go at the age of four. It was called EVRYBODY. There was hardly any paper left for ${W.name}, right at the end. ${cap(W.name)} ${drawn}. Nobody had ever taken it down. It had been there so long that there was a pale square on the wall behind it.`,
          `${K.name} had drawn it years ago, and spelled it EVRYBODY. It hung in the kitchen, a bit greasy at the edges. Everyone was in it, in a row, like washing. ${cap(W.name)} was the last one. ${cap(W.name)} ${drawn}. "I could do that much better now," ${K.name} used to say. But nobody wanted a better one.`,
          `The name of the picture was EVRYBODY, and ${K.name} had done it at four, lying on the floor. You could see where the carpet came through. It had hung in the kitchen ever since, next to the calendar. The calendar got changed. At the very edge, where the paper ran out, stood ${W.name}. ${cap(W.name)} ${drawn}. It was not what you would call a likeness. You could not mistake it, all the same.`,
          `Every kitchen has one thing in it that nobody sees any more. In ${K.names} it was a picture in felt pen, and the title was EVRYBODY. There had been an argument at the time about the spelling. ${K.name}, who was four, had won it. They stood in order of importance, and the most important was squeezed in last. That was ${W.name}. ${cap(W.name)} ${drawn}.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'look-up', 'calm')] },
      ),
      page(
        mayBeDrawn
          ? [
              `${cap(W.name)} used to stop in front of it. "Is that meant to be me?" And ${K.name} used to say that it was, and that it was very like. It was one of those jokes that you go on making, long after they are funny, because they are yours.`,
              `${K.name} and ${W.name} used to stand in front of it, and argue about who had been drawn worst. There are jokes that stop being funny after a year and start again after three.`,
              `They used to look at it while the kettle boiled, ${K.name} and ${W.name}. It is not long, a kettle. But if you add up all the kettles, it comes to weeks.`,
              `"Which one is you?" "The last one." It used to go like that, between ${K.name} and ${W.name}, in front of the picture. It was not much of a joke. It was just one that had two people in it.`,
            ]
          : [
              `It is not easy to draw holding hands. In the picture it was done with one long line that went through everybody, ${W.name} too. If you put a finger on one end you could get all the way to the other without stopping. ${K.name} had tested it.`,
              `The best part was the hands. ${K.name} had not known how to do hands. So there was one line, right along, as far as ${W.name}. Nobody could let go of anybody. There was nothing to let go with.`,
              `${K.name} had got tired by the end, you could see. Everyone on the left had shoes with laces. Everyone on the right had feet like loaves. But the line for the hands went all the way along, and ended in ${W.name}.`,
              `"Why is there a rope?" a visitor asked once. "It isn't a rope," said ${K.name}, rather coldly, and pointed. "It's hands." It went in at one side, through the lot of them, and ended in ${W.name}.`,
            ],
        { camera: 'medium', actors: [act(K, 'point', 'happy'), ...(mayBeDrawn ? [act(W, 'stand', 'happy')] : [])] },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} turned off the radio to say it. "${cap(W.name)} died. People will find other words for you, to be kind. But that's the one that's true. The body stopped working, and nobody can start it again." ${K.name} looked at the radio. It had been in the middle of a song. It seemed a pity about the song.`,
          `Then ${W.name} died. "I want you to hear it from me, and in plain words," said ${G.name}. "${cap(W.name)} died. It means that the body has stopped working, all of it, and it can't be put right." "All right," said ${K.name}, and then, "Can I go outside?" "You can. I'll be in here." It is a lot to be told in one go.`,
          `Then ${W.name} died. There had been voices in the hall. ${cap(G.name)} came in afterwards, and shut the door, and sat. "I've got one sentence to say, and it's a bad one," said ${G.name}. "${cap(W.name)} died. The body stopped working. It's over, and it can't be put back." It was said in the usual voice. That was what was so odd. ${K.name} would have expected a different voice.`,
          `Then ${W.name} died. They told ${K.name} straight away, or ${G.name} did, on the sofa. "It's the word died," said ${G.name}, "and I'm not going to hide it behind another. The whole body stopped working, the heart and the lungs and the rest. It doesn't hurt, and it doesn't come undone." ${K.name} stood up to go somewhere, and could not think where.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'sit', 'sad'), act(K, 'stand', 'sad')] },
      ),
      page(
        [
          `The questions came later, at the wrong times. In the bath. At a crossing. "Could anybody have stopped it?" said ${K.name}, with a mouth full of toothpaste. "I've wondered too," said ${G.name}. "I'll tell you what I know for certain. It was nothing that you did, or said, or thought. You could have been the best person in the world that week. It would have been just the same."`,
          `${K.name} did not ask the big question. It sat there for four days, like something under a plate. Then it got out. "If I'd been nicer," said ${K.name}. "If I'd visited more. If I'd thought the right things." "No," said ${G.name}. "I'm going to say this slowly. Nothing you did or said or thought made it happen. And nothing you left out, either."`,
          `At night, with the tap running so that it would not count, ${K.name} asked the wall a question. "Was it me?" The wall did not know. But ${G.name} had been listening from the mat. "It was not you," said ${G.name}. "I'd tell the wall so, too. Nothing you did, and nothing you said, and none of the things you only thought. It isn't made of anything of yours."`,
          `${K.name} had been keeping very still lately, and doing exactly as told. ${cap(G.name)} noticed it over the toothbrushes. "Are you being good for a reason?" It took some time. "In case it was me." "No," said ${G.name}. "Oh, no. You could not have caused this by anything you did, or thought, or said in a temper. Nothing you do now is paying for it. Go and be a nuisance."`,
        ],
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'think', 'worried'), act(G, 'kneel', 'calm')],
        },
      ),
      page(
        [
          `In the morning ${K.name} laid the table, and counted, and put out one cup too many. Nobody said anything. They all looked at it. Then ${G.name} filled it with water, and went out, and came back with a rather small flower. "There," said ${G.name}. "Now it's for something." It stood there right through breakfast.`,
          `The next morning there was one cup too many on the table. ${K.name} had put it out without thinking, and now could not think how to take it away. It would have been easier if somebody had shouted. But ${G.name} put one small flower in it, and pushed the jam along to make room. "Good cup, that," said ${G.name}.`,
          `Nobody had told the cups. In the morning ${K.name} took them down by habit, and there was one left over. It stood in the middle of the table while everybody found other things to look at. In the end ${G.name} went out, picked a flower that was mostly stalk, and gave it the cup. "We'll say it was laid for that," said ${G.name}.`,
          `Your hands learn a number, and they keep to it. The next day ${K.names} hands had put out a cup that nobody would drink from. They took it up again. They put it down. "Leave it there," said ${G.name}. "I'd miss it." Before the toast was done it had one flower in it, leaning on the rim by an elbow.`,
        ],
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [act(G, 'sit', 'sad'), act(K, 'stand', 'surprised')],
          things: ['cup', 'flower'],
        },
      ),
      page(
        [
          `At school they were filling in a sheet about families. HOW MANY ARE YOU? it said, with one small box, and room to draw them. ${K.name} looked at the box for so long that everybody else had got to pets. One number was easy and was not the whole truth. The other was the truth, and somebody was bound to ask. "You can leave it out," said the teacher, quietly.`,
          `"Draw everybody in your family," said the teacher, who could not have known. All over the room, pencils began. ${K.name} counted, and stopped. You could leave ${W.name} out. Then nobody would ask, and it would be quite simple. Or you could put ${W.name} in. "Take your time," said the teacher.`,
          `The new book at school had a page called ME AND MINE. NUMBER IN FAMILY, it said, and then came a dotted line. ${K.name} had known that number since before knowing what numbers were. Now there were two of it. One would get no questions. The other would get a whole room of them. ${K.names} pencil went round and round, just above the dots.`,
          `"Today we shall all draw a family tree," said the teacher, and gave out big paper. One leaf was to be one person. ${K.name} did the usual leaves quickly, and came to the end of the branch, and stopped. Without ${W.name} the tree would look tidy, and nobody would say a word. With ${W.name} it would not, and they would. There was a good place left, too, near the top.`,
        ],
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `${K.name} put ${W.name} in. And somebody did ask, of course, out loud, across two tables. "${cap(W.name)} died," said ${K.name}. It was the first time of saying it to anyone who did not know. It went quiet, and it felt hot. Then the quietest boy in the class said, "My gran did, too." He showed where he had put her. She was right at the top, next to the sun.`,
          `It would have been a neat answer, without. ${K.name} put ${W.name} in all the same, and it was not neat. "Who's that one?" said somebody. "That's ${W.name}, who died." Nobody knew where to look. For a whole minute ${K.name} was sorry to have said it. But at break a girl came over and stood there. "Mine was called Pat," she said. "My nan. You can ask me things."`,
          `In the end the pencil decided. In went ${W.name}, with the name in full, so that there should be no doubt about it. "But didn't that one die?" said somebody, not being unkind, only loud. The whole table breathed in. "Yes," said ${K.name}. "And still counts." It was like getting into a cold swimming pool. Afterwards a boy pushed his paper across. There was somebody on it, very faint. "My uncle," he said. "I could go over him in pen."`,
          `${K.name} put ${W.name} down in pencil, not small. It did not take long for a hand to go up. "You can't put people in who aren't there." Nobody laughed. It was worse than laughing, because it was a sensible point. "${cap(W.name)} died," said ${K.name}, and the pencil shook. "It doesn't ask where. It asks who." And that was a sensible point, too. By the window a girl rubbed something out, and wrote it in again.`,
        ],
        { camera: 'medium', actors: [act(K, 'hold', 'determined', 'pencil')], things: ['pencil'] },
      ),
      page(
        [
          `That was a good day, oddly. They played a game at break that had no rules and eleven arguments. ${K.name} ran until it hurt, and laughed, and did not think of anything. "Is that bad?" ${K.name} asked at home. "It's what people do," said ${G.name}. "You can't be sad all the way through. Nobody is built for it. It comes, and it goes, and it comes."`,
          `And at lunch somebody's yoghurt went off like a firework. ${K.name} laughed so much that it came out as a hoot. On the way home the hoot felt wrong. "I was happy," said ${K.name}. "For ages." "I'm very glad," said ${G.name}. "That isn't leaving ${W.name} behind. You've got two hands. You can hold both."`,
          `After school there was a ball game that nobody could lose, because nobody was counting. ${K.name} lay down in the grass afterwards and could not speak for laughing. Then it was evening, and there was a guilty sort of stomach ache. "I had a good day," ${K.name} told ${G.name}. "You say that as if you'd broken something," said ${G.name}. "You haven't. Have another, when there's one going."`,
          `Then, for no reason at all, the afternoon went well. They had the hose out at break, for the beans, and it got away from everybody. ${K.name} came home soaked and shouting. It was only at the door that it all came back, like a coat somebody hands you. "I forgot for three hours," said ${K.name}. "Then you've had three hours' rest," said ${G.name}. "You'll want them. It's heavy, this."`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `"I'm scared I'll forget things," said ${K.name}, some weeks on. "About ${W.name}." "So am I," said ${G.name}. So they asked. They asked everyone for one story each, and wrote them down. People were glad to be asked. Everybody had known a slightly different ${W.name}. All of them were right.${believed}`,
          `"Tell me something about ${W.name} that I don't know," said ${K.name} one evening. ${cap(G.name)} thought, and began to smile, and told it. It took twenty minutes, and there was a good bit in the middle. After that it was a thing they did. You could ask anybody. People who had been quiet for weeks turned out to be full of it.${believed}`,
          `"Have I heard all of it?" said ${K.name}. "All about ${W.name}?" "Nobody has all of it," said ${G.name}. "It's been shared out." So they went round with an empty biscuit tin, collecting. You put in one true thing, on a slip of paper. Some slips had only a word on them. Some went over on to the back. In the evening ${K.name} drew one out, and ${G.name} read it in a suitable voice.${believed}`,
          `On Sundays now they have what ${K.name} calls the talking hour. You need only bring one thing about ${W.name}, and it may be as small as you please. ${cap(G.name)} brought a smell, once, and spent ten minutes on it. There is always somebody who says, "I'd forgotten that," and looks as if they had been given money.${believed}`,
        ],
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'close',
          actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'curious')],
        },
      ),
      page(
        [
          `"Can I ask the old one again?" said ${K.name}. "You can ask the old one on any day you like." "Is it really for always?" "Yes," said ${G.name}. "It is." They sat there for a bit. It was the same answer. But it was not quite the same ${K.name} who heard it.`,
          `Some questions do not get used up. "For always?" said ${K.name}, now and then, out of nowhere. "For always," said ${G.name}. "And you'll still be here at supper?" "I'm making it," said ${G.name}. It was soup. It was nearly always soup.`,
          `"You know the question," said ${K.name}. "I know the question," said ${G.name}. "Do you want the whole answer, or just the end?" "The end." "Yes. It's for always." They listened to the fridge for a time. ${K.name} had thought that it would wear down, like a step, with so much asking. It had not. But there were two of them on the step.`,
          `It got asked in a car park. It got asked with a mouth full of pear. "Not ever?" said ${K.name}. "Not ever," said ${G.name}, each time, and stopped whatever it was to say it, and held on. You could ask at the worst moment, and be answered as if it were the best. And then there was still the shopping to be done.`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `The picture is still in the kitchen. "Shall I draw it again, properly?" said ${K.name}. They both looked. There was everybody, in a row, with ${W.name} at the end. One line ran through them, from hand to hand. "I wouldn't change a thing," said ${G.name}. Under it, on the shelf, there is a cup. It has a flower in it, most days.`,
          `EVRYBODY, it says, in the kitchen, to anyone who comes in. ${K.name} could spell it now, and has left it. There they all are. There is ${W.name}, who was put in last and never left out. On the table there is a cup with something yellow in it. It leans a bit. It is only a flower.`,
          `Somebody offered to have the picture framed. They talked it over, ${K.name} and ${G.name}, with their heads back. "You'd see yourself in the glass," said ${K.name}. "Leave it." So it still curls up at one corner. It is the corner with ${W.name}. Every so often someone going by smooths it flat. On the table below stands a flower in a cup.`,
          `${K.name} did add one thing, in pencil, low down. It was a cup, with a flower. It went right under ${W.name}, where there was a bit of white left. "That's got it," said ${G.name}, looking from the one to the other. And there they are in the kitchen, EVRYBODY, hand in hand in hand. There was room after all. Nobody has ever mended the spelling.`,
        ],
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [act(K, 'look-up', 'calm'), act(G, 'stand', 'calm')],
          things: ['cup', 'flower'],
        },
      ),
    ],
  };
}
