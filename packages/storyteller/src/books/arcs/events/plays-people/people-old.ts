import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titlesFor } from './parts.ts';

/** For ages 8 to 12: the play has a late scene that the child has never seen, and whoever acts on it gives up the best seat. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const parts = partsOf(going);
  const { refrain, setting, room, ks, one, where, by, big, next, small } = parts;
  const { Big, bed, bedThing, cover, things } = parts;
  return {
    title: titled(chance.pick(...titlesFor(going, parts))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'determined'), seen(G, 'stand', 'calm')],
        },
        `There had been a beetle in it, that day. ${K.introduced} had begun to tell about the beetle at supper, and ${g} had said, "Later." Later it was bedtime. "${refrain}" called ${k} down the stairs, four times. "Bed," said ${g}, four times. Down in the ${room}, ${where}, were the ${ks}. They had nothing to do all day but listen, and they never forgot a line.`,
        `It always went the same way in that house. ${K.introduced} began to tell something at supper, and ${g} said, "Later." That evening it was about a beetle. Later came, and it was only bed. "${refrain}" called ${k}, four times over, and four times ${g} said, "Bed." And ${where}, down in the ${room}, the ${ks} heard it all. Whoever has to keep still all day hears a good deal.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')] },
        `In the middle of the night somebody called, and ${k} woke up. "${refrain}" It came from downstairs, and it was ${K.names} own voice, or as good as. "Bed," said somebody else, a long way down, "and that's the last time I say it." But ${g} was asleep behind the wall. One could hear it.`,
        `What woke ${k} in the night was ${k}. At least it sounded so. "${refrain}" called the voice, quite far away, and a second one answered. "Bed. And that's the last time I say it." ${k} listened at the wall, where ${g} was breathing in and out. So two people were upstairs, and the same two were down in the ${room}.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(K, 'stand', 'curious')], things: [bedThing, ...things] },
        `${k} went down on the edges of the stairs, where they don't creak. The door stood open by a hand. There, in a ${bed}, ${small} was tucked up as if in bed. Over it stood ${big}, with a ${cover} on, in just the way that ${g} stands. And all round them, in rows, as people sit in a theatre, sat the other ${ks}.`,
        `The door was not quite shut, and ${k} put one eye to the gap. All the ${ks} had come out, and sat in rows. In front of the rows was a ${bed}, and in it, as if in bed, sat ${small}. ${Big} bent over it, and wore a ${cover}, as ${g} does. "I won't say it again," said ${big}, and the back row sighed with joy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cover', 'surprised')], things: ['key', ...things] },
        `They were playing people. "Where are my keys?" cried ${big}, and looked high and low. "You're holding them," said ${small}. The rows rocked. Then came the teeth. "I've done them in my head," said ${small}, and they laughed so much that ${next} fell over. Out in the dark ${k} went red. That had been only once.`,
        `It was a play about people, and ${k} knew each line. There was a scene with teeth in it. "I've done them in my head," said ${small}, and ${next} had to be held up. There was a scene with keys. ${Big} hunted for them everywhere, and was holding them all the time. It's odd to find that one is a play. It's odder to be the funny part.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad')], things },
        `"And now the late part," said ${next}, and everyone was quiet. ${k} knew of no late part. ${Big} sat down by itself, in the place where ${g} sits, and let the ${cover} slip. "That's another day gone," it said, to nobody. "I said bed four times, and I said later. Now I'll never know what became of that beetle." Nobody laughed. It seemed to be a part that they played every night.`,
        `Then it got quiet in the rows. "The late part," whispered ${next}. It was a part that ${k} had never seen, because ${k} had always been in bed. ${Big} sat down alone, where ${g} sits, and did nothing for a while. "I said later," it said, "and then it was too late. I'd have liked to know about that beetle." Not one of them laughed. They had heard that sort of thing every evening for years.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'surprised')], things },
        `"It got away!" cried ${k}. "It got away under the gate, with the leaf!" Bump, it went, all over the ${room}. The theatre was gone. There was only a floor with some ${ks} on it. "Please don't stop," said ${k}. "I didn't know that there was any more of it." Nothing can keep as still as a ${one}. So ${k} sat down among them and waited for the clock to strike.`,
        `"But I know how it went on!" said ${k}, right out loud. "It got away, and it took the leaf." Bump, bump, bump! Where the rows had been, there lay ${ks}, on their sides, and none of them had ever said a word. "I'm sorry," said ${k}. "Please. I've never seen the end." It's no use asking a ${one} anything. ${k} sat down on the floor, and the clock struck two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined')], things },
        `"There's one part left," said ${small}, when it was nearly half past. "All the people are taken. Nobody has ever wanted it." "What is it?" said ${k}. "The ${one}," said ${big}. "It lies still and hears everything, and it doesn't tell. You may come every night. But if you tell what you've heard down here, we'll be ${ks}, and nothing else, for good." ${k} nodded, and lay down ${by}.`,
        `Nobody has ever waited so long, and that may have been why. "You might be the ${one}," said ${small} at last. "We've never found anybody who would." "It's a small part," said ${big}. "One keeps still, and hears everything, and tells nobody. Tell, and we'll never play again. But whoever can do it may come every night." It was the best seat in the house. ${k} lay down ${by}, and pulled in both knees.`,
      ),
      page(
        {
          time: 'day',
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'worried'), seen(G, 'walk', 'worried')],
          things: ['plate'],
        },
        `In the morning there was toast on a plate, and no time. "Where are my keys?" said ${g}. "You're holding them," said ${k}. ${Gcap} looked tired about the eyes. ${k} had a mouth full of beetle. But how would ${k} know that anybody wanted it? One could only know that from the late part, and that mustn't be told. It's a hard thing to be a ${one} by day.`,
        `At breakfast ${g} ran about with a plate of toast, and asked for the keys. "You're holding them," said ${k}, and thought of ${big}. It wasn't so funny by day. ${Gcap} had the late part all over, under the eyes. "I know what you say when I'm in bed," ${k} could have said. But then there would be no more play. So ${k} ate the toast, and said nothing, like a ${one}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'think', 'worried')],
        },
        `That evening ${g} said bed, and went down. ${k} sat on the edge of the mattress. In four hours the play would begin, and there was a place kept. But ${g} was down there now. Now was the real late part, with nobody in the rows. One needn't tell anything. One could simply not be in bed. ${k} got up, and took the stairs in the middle, where they creak.`,
        `"Bed," said ${g}, and ${k} went, and didn't call at all. There was only to lie still until midnight. Then there'd be the best seat in the house. But ${k} could hear a chair being pulled out below. Down there somebody was beginning the late part, and it wasn't ${big}. It takes no telling to go down a stair. ${k} went, and let every one of them creak.`,
      ),
      page(
        {
          setting,
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'surprised')],
        },
        `${Gcap} was sitting alone in the ${room}. "${refrain}" said ${k}. "I can see that," said ${g}, and looked at the clock, and then at the other chair. "Ten minutes. But afterwards you sleep, and there's no getting up again tonight, or any night. Your word on it." There went the best seat in the house. "My word," said ${k}, and sat down. "It was green, and it had a leaf."`,
        `"${refrain}" said ${k}, at the door of the ${room}. ${Gcap} looked up, and it took a while to find the right face. "Sit with me, then," said ${g}. "But when you go up, you stay up. No more creeping about at night. Promise me." ${k} thought of the rows, and of the place that was being kept. It was a good deal to pay. "I promise," said ${k}. "Well, it was green, and it was carrying a leaf."`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(K, 'hug', 'calm'), seen(G, 'hug', 'happy')], things },
        `It took longer than ten minutes, because the beetle went under the gate. ${Gcap} carried ${k} up, who kept the promise and slept. At midnight ${small} got out of the ${bed}, and went and sat beside ${big}. "What do I say?" it asked. "I don't know this part," said ${big}. "Something with a beetle," said ${next}. "I couldn't hear. They had their heads together." So they put their heads together, and it did very well.`,
        `They sat with their heads together till the beetle was under the gate, leaf and all. Then ${k} was carried up, and kept the promise, and slept. At twelve the rows filled. "The late part," said ${next}. ${Big} sat down alone. But ${small} climbed out of the ${bed}, and came and sat there, too. "That's new," they said at the back. "It's from today," said ${small}. ${by === where ? 'On the floor' : 'And on the floor'} they kept a place free, in case.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'curious', 'key')],
          things: ['key'],
        },
        `In the morning something lay over ${K.names} feet. It was the ${cover}. Nobody upstairs had put it there. ${Gcap} came in, with the keys in one hand. "What happened to the leaf, in the end?" said ${g}. "And have you seen my keys?" "You're holding them," said ${k}. And somewhere below, no louder than a lid, somebody said it as well.`,
        `When ${k} woke in the morning, both feet were warm. Somebody had spread the ${cover} over them, and it hadn't been ${g}. ${Gcap} looked in. "I've been thinking about that leaf," said ${g}, "and I can't find my keys." They were in ${G.names} own hand. "You're holding them," said ${k}. It was said twice. The other one was very small, and came from downstairs.`,
      ),
    ],
  };
}
