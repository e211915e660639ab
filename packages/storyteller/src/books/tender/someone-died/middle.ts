import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page, softThing } from '../held.ts';
import type { SomeoneDied } from './book.ts';

const MOST = 14;

/** Whether somebody who died may stay in the picture of everybody: the paper is folded, and will not stay folded. */
export function middle({
  child: K,
  grownUp: G,
  who: W,
  mayBeDrawn,
  drawn,
  belief,
  comforter,
  chance,
}: SomeoneDied): Told {
  const refrain = 'and one more';
  const believed = belief === null ? '' : ` ${belief}`;
  const soft = softThing(comforter, 'a blanket');
  const things = comforter === null ? (['blanket'] as const) : [];
  return {
    title: titled(chance.pick(`everybody, and one more`, `the picture of everybody`, `when ${W.name} died`)),
    refrain,
    pages: [
      page(
        [
          `On the kitchen wall there was a picture of everybody. ${K.name} had made it with one crayon and a lot of elbow. There was one, and two, and three, and one more. One more was ${W.name}.`,
          `${K.name} got out a crayon and drew everybody. That takes a while. One, two, three, a sort of sun, and one more. "That's ${W.name}," said ${K.name}.`,
          `It took the whole back of a calendar. ${K.name} and the crayon had been at it since lunch. "There's one," said ${K.name}, pointing. "There's two, and three, and one more. That one's ${W.name}."`,
          `If you want everybody to fit, you have to start small. ${K.name} had not. The crayon got in one, two, three, and, along the edge, one more. That was ${W.name}.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'point', 'proud', 'crayon')] },
      ),
      page(
        mayBeDrawn
          ? [
              `${cap(W.name)} ${drawn}. Anybody could see who it was. ${K.name} and ${W.name} used to look at it together. "That's the best one," ${K.name} used to say.`,
              `In the picture ${W.name} ${drawn}. That was all right. They used to sit just like that, ${K.name} and ${W.name}, side by side.`,
              `Of course ${W.name} ${drawn}. Nobody laughed, or not much. ${K.name} used to sit close to ${W.name}, with the picture across both laps.`,
              `Somehow ${W.name} ${drawn}. ${K.name} could not think how it had happened. ${K.name} and ${W.name} used to sit and look at it till supper.`,
            ]
          : [
              `${cap(W.name)} ${drawn}. That was all right. Everybody in the picture was holding hands. It is hard to draw hands, so it was more like one long sausage.`,
              `In the picture ${W.name} ${drawn}. They were all holding on to each other. You could not say where one hand stopped and the next began.`,
              `Somehow ${W.name} ${drawn}. It was the crayon's fault, said ${K.name}. Everyone had hold of the next one along, so that nobody blew away.`,
              `Nobody is perfect, and ${W.name} ${drawn}. What mattered was the arms. ${K.name} had made them long enough to go right round everybody.`,
            ],
        { camera: 'medium', actors: [act(K, 'sit', 'happy'), ...(mayBeDrawn ? [act(W, 'sit', 'happy')] : [])] },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} sat down close to say it. "${cap(W.name)} died. It means the body stopped working. It can't breathe, or eat, or feel. It cannot start again."`,
          `"I have something sad to tell you," said ${G.name}. "${cap(W.name)} died. The body stopped working, and nobody can make it start again. It doesn't hurt. It doesn't feel anything now."`,
          `One morning ${G.name} did not put the radio on. "I have to tell you a very sad thing," said ${G.name}. "${cap(W.name)} died. The body stopped working, the breath and the heart and all. It won't begin again."`,
          `${K.name} could tell, because ${G.name} came and knelt down. "${cap(W.name)} died," said ${G.name}. "There isn't a gentler word that is true. The body stopped working. It has no pain in it, and it stays stopped."`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'kneel', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `${K.name} had a lot of questions, and they came in any order. "Did I do it?" "No," said ${G.name}. "Nothing you did or said or thought made it happen." "Is there any cake?"`,
          `${K.name} said nothing at all till supper. Then it came out with a bump. "Was it because I was cross?" "No," said ${G.name}. "Cross words can't do that. Nor can cross thoughts. It was nothing to do with you."`,
          `There was something ${K.name} had to know before anything else. "I had a bad thought. Was it that?" "It wasn't," said ${G.name}. "A thought can't do that. Nothing you did could, either. I'm as sure as I am of my own feet."`,
          `"If I'd been good on Friday," said ${K.name}, very low. ${cap(G.name)} did not let that go by. "It still would have happened. It was nothing you did, or said, or thought. You had no part in it, not a crumb."`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `The picture was still on the wall. One, two, three, and one more. It did not seem right. ${K.name} folded ${W.name} over to the back. But it would not stay folded.`,
          `Next day ${K.name} looked at the picture. One, two, three, ${refrain}. That was not true now. So ${K.name} folded the edge over. It came up again, all by itself.`,
          `${K.name} tried counting the picture in a new way. One, two, three, stop. It sounded like a song with the end bitten off. So ${W.name} was bent round to the back. The paper did not like it, and bent itself again.`,
          `There they all were at breakfast, smiling, one, two, three, and one more. "You can't still be in it," said ${K.name}, and turned that side under. By lunch it had opened like a door.`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(K, 'reach', 'sad')] },
      ),
      page(
        [
          `"Where is ${W.name}?" said ${K.name}, who knew. "${cap(W.name)} died," said ${G.name}, "and can't come back. I'll tell you as often as you ask."${believed}`,
          `"When is ${W.name} coming?" said ${K.name}. "Never, my love," said ${G.name}. "That's the hard part. Ask me again when you need to. I have to hear it again too."${believed}`,
          `"Could ${W.name} come for just one day?" said ${K.name}. "No," said ${G.name}. "Not for a day, and not for a minute. I'd have asked for that minute myself. And you may ask for it again tomorrow."${believed}`,
          `The same question got up with ${K.name} and went to bed with ${K.name}. "For always?" "Always," said ${G.name}. "Shall I tell you again at supper?" "Yes, please," said ${K.name}.${believed}`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'sad')] },
      ),
      page(
        [
          `Sometimes ${G.name} cried at the sink. ${K.name} fetched ${soft}, because that is what you do. "Thank you," said ${G.name}. "I'm sad, and I can still make the soup."`,
          `Now and then ${G.name} stopped, and looked out of the window. ${K.name} came with ${soft}. They stood under it together, like a tent with four feet.`,
          `There was a day when ${G.name} burst into tears over a peg. ${K.name} did not know what one says. So ${K.name} said nothing, and put ${soft} round ${G.name}, or round half.`,
          `"Are you leaking?" said ${K.name}. "A bit," said ${G.name}. ${K.name} went out and came back with ${soft}. It was just big enough for two people, if they leaned.`,
        ],
        { camera: 'wide', actors: [act(G, 'stand', 'sad'), act(K, 'hold', 'calm')], things },
      ),
      page(
        [
          `And sometimes nobody was sad at all. There was a puddle as wide as the path. ${K.name} went through it four times. "May I?" said ${K.name}, afterwards. "You may," said ${G.name}. "Playing is not forgetting."`,
          `And in the afternoon there was a puddle, and it needed jumping in. ${K.name} laughed. It felt strange, like a window open in winter. "Good," said ${G.name}. "There's room for that too."`,
          `Then it rained, and left a puddle behind like a present. ${K.name} looked at ${G.name}. "Go on," said ${G.name}. "It won't be here tomorrow." In jumped ${K.name}. It went up as far as the collar. They both screamed.`,
          `On the path lay a puddle that had been waiting since breakfast. In jumped ${K.name}, with both boots. "I wasn't sad just now," said ${K.name}, dripping. "Does that matter?" "It's a puddle," said ${G.name}. "It isn't for being sad in."`,
        ],
        {
          setting: 'garden',
          camera: 'wide',
          actors: [act(K, 'jump', 'happy'), act(G, 'stand', 'calm')],
          things: ['puddle'],
        },
      ),
      page(
        keeping(MOST, [
          `That evening ${K.name} had a real think. "Can you be in a picture if you died?" "What do you think?" said ${G.name}. "It's a picture of everybody," said ${K.name}. "Then it's only right with ${W.name} in it," said ${G.name}.`,
          `"Does ${W.name} still go in?" said ${K.name}. "It's your picture," said ${G.name}. ${K.name} counted on every finger. "It isn't everybody without."`,
          `${K.name} brought the picture to the table, with the fold in it. "What's the rule for people who died?" said ${K.name}. "There isn't one," said ${G.name}. "You're the one who draws." So ${K.name} made a rule. Everybody means everybody.`,
          `"I folded ${W.name} up," said ${K.name}, all in one breath. "Was it rude?" "It wasn't rude. It was sore," said ${G.name}. "Do you want to leave it so?" ${K.name} did not. It was lonely for the other three.`,
        ]),
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')],
        },
      ),
      page(
        [
          `So they smoothed it flat, and put it back up. There is a line where the fold was. One, two, three, and one more. You can see them all from the door.`,
          `They flattened the picture under the big book, and hung it up again. The fold still shows. One, two, three, ${refrain}. Nobody in it has let go.`,
          `${K.name} rubbed the fold with the back of a spoon until it nearly went. Up it went again, with ${G.name} to hold the top. Everyone is there who should be. One, two, three, ${refrain}.`,
          `It needed a lot of sticky tape. When it was up, ${G.name} and ${K.name} stood well back to look. Beside ${W.name} there is a crease, like a smile line. They counted, both together, all the way to one more.`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'calm'), act(G, 'stand', 'calm')] },
      ),
    ],
  };
}
