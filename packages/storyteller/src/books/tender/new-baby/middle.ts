import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { NewBaby } from './book.ts';

/** Everything that has been told to wait is put in a queue, with tickets. */
export function middle({ child: K, grownUp: g, G, baby, Baby, chance }: NewBaby): Told {
  const refrain = 'Just a minute';
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('just a minute', 'the longest queue in the house', `${K.names} queue`)),
    refrain,
    pages: [
      page(told(
          `Since the baby came, one thing was said more than all the others. "${refrain}," said ${g.name}, with a nappy in one hand. It was never a minute. ${k} had counted.`,
          `"Look what I made!" said ${k}. "${refrain}," said ${g.name}, over the baby's head. ${k} waited for a minute, and then for a lot more of them.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(g, 'sit', 'calm'), act(baby, 'sit', 'calm'), act(K, 'stand', 'curious')] },
      ),
      page(told(
          `${Baby} could not do anything. ${Baby} could not even hold a spoon. And still everybody looked. There was something hot in ${K.names} middle, as if a small kettle stood there. It was jealous and cross, and a bit sad as well.`,
          `Everyone who came said how sweet the baby was. Nobody said anything about ${K.names} tower. ${k} felt hot and heavy, both at once. That is how it feels to be jealous, and most people have been.`,
        ),
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(told(
          `So ${k} got paper, and wrote numbers on it. The puzzle got a one. It had waited since breakfast. "${refrain}," ${k} told it.`,
          `If you have to wait, it ought to be done properly. ${k} made tickets. The puzzle had waited longest, so it got number one. "${refrain}," said ${k} to the puzzle.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
      page(told(
          `The kite got a two, and the book about whales got a three. A boot with a broken buckle was four. They stood behind one another across the rug, all the way to the door. They were very good at it.`,
          `Then came the kite, the book about whales, and one boot without a lace. Each had a number. The queue went once round the table.`,
        ),
        { camera: 'wide', actors: [act(K, 'stand', 'curious')] },
      ),
      page(told(
          `There was one ticket left, and ${k} knew who it was for. Number five sat down behind the boot. From down there the front looked far away. "${refrain}," said ${k}, quite quietly.`,
          `The last number was nine, and ${k} kept it. You can't look after a queue if you are not in it. ${k} sat down at the very end. "${refrain}," ${k} said, to nobody.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'sad')] },
      ),
      page(told(
          `Something went bump. ${G} had come in, and looked at the queue for a while. Then ${g.name} sat down on the floor, behind ${k}. "Is there a number left?" said ${g.name}.`,
          `"What's this?" said ${g.name}, with a cloth on one shoulder. Nobody answered. So ${g.name} read every number, and sat down behind ${k}.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'surprised'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `"What are you waiting for?" said ${k}. "For you," said ${g.name}. "All day. It's not only you who has to say it to me. I say it to myself." ${k} thought about that, and leaned back, and there was somebody to lean on.`,
          `"But you're the one we're all waiting for!" said ${k}. "I know," said ${g.name}. "And I've been waiting for you. I thought that I'd never get to the front." Then neither of them said anything, because they were holding on.`,
        ),
        { camera: 'close', actors: [act(K, 'hug', 'happy'), act(g, 'hug', 'calm')] },
      ),
      page(told(
          `They did the puzzle first, since it was number one. They did the boot. In the middle of the whales the baby woke, and yelled. "${refrain}," said ${k}, kindly, "we're only at the tail."`,
          `The puzzle was done, and the kite had a new string. Then somebody yelled. "${refrain}!" called ${k}. "You haven't got a number!" And ${k} wrote one, and stuck it on the baby's sock.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'happy', 'book'), act(g, 'sit', 'happy'), act(baby, 'sit', 'surprised')] },
      ),
      page(told(
          `There was more waiting the next day. The kettle came back for a bit. But on the wall hung a ticket, and it said ${k.toUpperCase()}, AFTER SUPPER. It was number one. ${G} had written it.`,
          `That night there was a ticket on the pillow. It had a one on it, and underneath stood: FOR ${k.toUpperCase()}. GOOD FOR TEN MINUTES, EVERY DAY. They used it at once.`,
        ),
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [act(K, 'sit', 'happy'), act(g, 'sit', 'calm')] },
      ),
    ],
  };
} // prettier-ignore
