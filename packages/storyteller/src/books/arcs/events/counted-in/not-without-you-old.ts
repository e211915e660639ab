import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: nobody is unkind, and still it does not do, until somebody cannot count without one. */
export function old(going: Going, title: string): Told {
  const { refrain, all, A, a, K, k, G, g, Gcap, D, d, R, T } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'pond', time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `In the daytime nobody can tell who belongs to whom. It shows in the evening. Then there is calling, from every bank and bush, and a pattering of feet, and after that comes the counting. ${cap(A.introduced)} knew all the countings there were. There was a place by the pond from which you could hear six at once. They all came out right. ${cap(a)} was in none of them.`,
        `${cap(A.introduced)} was a one. It is a perfectly good number. You can walk about with it all day. It is only in the evening, when they stand at their doors and count, that you notice how little it comes to. They did it on the pond, and under the hedge, and up in the tree. And ${a} went from the one to the other, at about that time, just to be near it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"One, two, three, four, five," said ${D.introduced}. "${refrain}" That evening there was something at the end of the row. It stood very straight, and did not breathe. "Six?" said ${a}. You must not think that ${d} was unkind. They all moved up, and moved up again. But a nest has an edge, and it is the same all round. ${cap(a)} went in on the left, and number one fell out on the right.`,
        `It took ${a} all day to get up the courage. When ${D.introduced} began, ${a} was standing behind the last of them, with both feet together. "One, two, three, four, five. ${refrain}" There was a cough. "I wondered," said ${a}, "if you ever go as far as six." "Bless you, we'll try," said ${d}. They tried till it was dark. Each time that ${a} was in, somebody else was out, and wet.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'reach', 'sad')] },
        `Under the hedge they did it at great speed, for there were a lot of them. "OnetwothreefourFIVEsixseven. ${refrain}" "You can be eight," said ${R.introduced} at once. "We won't even notice." It was the nicest thing that anybody had said. So ${a} went in head first, as far as the ears. That was as far as it went. It took all seven, pulling, to undo it.`,
        `"Come down, come down," said ${R.introduced}. "There's always room for one more. I say so every spring, and I'm always right." ${cap(a)} put in a head, and it was warm in there, and full of noses. But whoever had dug that hole had been thinking of somebody else. One shoulder would go in, or the other one would. "${refrain}" they sang below, an hour later. ${cap(a)} was not listening.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hide', 'calm'), seen(A, 'kneel', 'surprised')], things: ['tree'] },
        `In the old tree there was any amount of room. It was only that it was all upside down. "Three, two, one. ${refrain}" said ${T.introduced}, who counted from the bottom. "Take hold with your toes, and let the rest of you go." ${cap(a)} took hold, and let go. For a moment it was very fine, up there, in a row. Then ${a} was looking at the row from the grass, with leaves on.`,
        `"We should be glad of the company," said ${T.introduced}, from a branch. "You simply hang." They hung there like washing, and said their numbers, and it sounded soft and brown and sleepy. "${refrain}" ${cap(a)} did simply hang, for as long as there was nothing to think of but toes. At the first other thought there was a bump. It was the third bump that settled it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `Nobody had said no. That was the worst of it, if you thought about it, and ${a} did. They had all said yes, and it had not been any use. By then it had begun to rain. There was a wall with a lit window behind it. Under the wall was a dry place, as long as a loaf. It was past the hour. Somebody ought to do it. "One," said ${a}. "${all}."`,
        `So that was everybody asked. ${cap(a)} found a bit of wall to sit under. Behind it was a house. Its light came over the top, and lay on the grass. It would be counting time in there, too. "One," said ${a}, out loud, to have it done. "${all}." It is odd how long an evening goes on, once that is over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(A, 'look-up', 'surprised')] },
        `On the other side of that wall ${k} had been sent out for the boots, and stood with one in each hand. "Is that how far you go?" said ${k}, over the top. ${cap(a)} jumped. "It's how far there is." "We only get to two," said ${k}. "It's ${g}, and me. You'd be surprised how quickly it's over." They looked at each other in the rain. "Are you doing anything?" said ${k}.`,
        `"I've never heard such a short one," said a voice. There was ${k}, with both elbows on the wall, getting wet. "I didn't mean to be heard," said ${a}. "Ours isn't much longer. It's ${g} who does it. One, that's me, and two, that's whoever is doing it. I lie there afterwards and wait for it to go on." ${cap(k)} wiped off a drop. "It's never gone on. Come in, won't you?"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'hold', 'determined', 'bucket')],
          things: ['chair', 'cup'],
        },
        `${cap(a)} stood on the mat and dripped. If you have been in a good many rows, you look at a room in a certain way. There were two chairs. There were two cups, and two hooks, and on the stairs two pairs of slippers. "I see," said ${a}, politely. "Thank you for showing me." "Wait," said ${k}. A bucket, if you turn it over, is a chair. A bowl is a cup for somebody with a large face. A drawer is a bed that nobody has thought of.`,
        `It was all there, and there was exactly enough of it. Two chairs stood at the table. Two cups hung over the sink, and swung a little. "It's full," said ${a}. "It's a very nice one. But it's full." "That isn't full," said ${k}, who had never been so cross with a kitchen. "That's only how many came." And ${k} turned over a bucket, and banged it down at the table, between the chairs, where there had always been rather a gap.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'point', 'surprised'), seen(K, 'stand', 'determined'), seen(A, 'sit', 'shy')],
          things: ['bucket'],
        },
        `${Gcap} came in to lock up, and pointed, without looking, as you do. "One. Two." The finger had never had to go any further. Now it did. It found a bucket, and on the bucket somebody who was trying to look like half. "Three," said ${k}, and held on to the table. ${Gcap} looked for a good long time. "I've always felt," said ${g}, "that it broke off in the middle. One, two, three. ${refrain}"`,
        `"One," said ${g}, coming in with the key, "and two, and I'll just..." The key stayed in the air. Nobody spoke. ${cap(a)} had got halfway off the bucket. "I can be outside and still be counted," said ${a}. "If you said it near the window." ${Gcap} put down the key. ${Gcap} said it over, softly, like a tune of which you have only known the half. "One, two, three." And then, as if to the whole house, "${refrain}"`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm'), seen(D, 'stand', 'happy')],
        },
        `It was a habit, and habits take longer than one night. The next day, when the sun got low, ${a} was down at the pond again. It was different to listen when there was no need to. "Five. ${all}," said ${d}, and the reeds went quiet. ${cap(a)} thought of going. Then, from the far end of the lane, there came something that had never been there before. "One," it called. "Two." It stopped.`,
        `On the next evening ${a} had gone down to tell them. ${cap(d)} was very pleased, and said so five times, once in each ear. It got late, as it does when you are happy. They counted, on the water. Under the hedge they counted. Up in the tree somebody got to one. And when all of them were done there was another voice, thin and far off. "One," it said. "Two." Then it said it again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'excited')] },
        `"Somebody's made a mistake," said ${a}. "They've stopped in the wrong place." "One," called the voice. "Two." It was a little higher now. There was a torch with it, going from side to side. They could not get on. They went back to the beginning each time, and came as far as two. And there they stood, as if at a hole in the road. What comes after two? It took ${a} a moment. Then it took ${a} by the scruff.`,
        `${cap(a)} knew all the countings. This was not one. It began well enough, but it had no end to it, it just broke off, over and over. "One. Two." You could hear that they were trying. "Why don't they say it?" said ${a}. "They only have to say, ${all.toLowerCase()}!" And then ${a} knew why. They couldn't say it. It wasn't true. It would not be true until somebody got home.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy')],
        },
        `"One," said ${g}, at the gate, with the torch. "Two," said ${k}, rather wet about the face. Something was coming up the lane with more noise than you would think. "Three!" it was shouting. "I'm three! I'm here! It's me that you're up to!" It hit them about the knees. It was some time before anybody could see to count. "Well," said ${g}, and had to begin again. "One, two, three. ${refrain}"`,
        `They were both in the lane by then, and ${k} had only one boot on. "One," said ${g}. "Two," said ${k}. And the dark in front of them said, "Three," quite out of breath. It said it again, nearer. It said it into ${K.names} neck. They went in like that, in one piece. The last of it that you could hear, before the door shut, was the end of a tune, all the way to the end. "${refrain}"`,
      ),
    ],
  };
}
